// A crowd at boardgame.io's tables: `node boardgame_crowd.cjs PORT SOCKETS SECONDS`. Whoever is next moves at once.
// Prints a line when all sit, one after a second of warming up, and one with figures at the end.
const { io } = require("socket.io-client");

const [port, sockets, seconds] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const PLAYERS = 4;
const DOORS = 8; // tables opened at a time
let moves = 0;
let bytes = 0;
let playing = false;
const waiting = [];

async function openTable() {
  const answer = await fetch(`${address}/games/trivial/create`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ numPlayers: PLAYERS }),
  });
  return (await answer.json()).matchID;
}

function sit(match, seat) {
  return new Promise((seated) => {
    const socket = io(`${address}/trivial`, { transports: ["websocket"], forceNew: true });
    const move = (state) => {
      if (state.ctx.currentPlayer !== seat) return;
      const play = () => socket.emit("update",
        { type: "MAKE_MOVE", payload: { type: "add", args: [], playerID: seat } }, state._stateID, match, seat);
      if (playing) play();
      else waiting.push(play);
    };
    socket.on("connect", () => socket.emit("sync", match, seat, undefined, PLAYERS));
    socket.on("sync", (_, info) => { seated(); move(info.state); });
    socket.on("update", (...update) => {
      if (seat === "0") { moves += 1; bytes += JSON.stringify(update).length; }
      move(update[1]);
    });
  });
}

async function openSome(door) {
  for (let table = door; table < sockets / PLAYERS; table += DOORS) {
    const match = await openTable();
    await Promise.all([...Array(PLAYERS).keys()].map((seat) => sit(match, String(seat))));
  }
}

(async () => {
  await Promise.all([...Array(DOORS).keys()].map(openSome));
  console.log("seated");
  playing = true;
  waiting.splice(0).forEach((play) => play());
  await new Promise((warm) => setTimeout(warm, 1000));
  moves = 0;
  bytes = 0;
  console.log("warm");
  const start = performance.now();
  await new Promise((enough) => setTimeout(enough, seconds * 1000));
  const spent = (performance.now() - start) / 1000;
  console.log(JSON.stringify({ moves, messages: moves, seconds: spent, news_bytes: moves ? bytes / moves : 0 }));
  process.exit(0);
})();
