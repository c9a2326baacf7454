// boardgame.io's own server with a game of one move: `node boardgame_server.cjs PORT memory|FOLDER`.
const { Server, FlatFile } = require("boardgame.io/server");

const [port, store] = process.argv.slice(2);
const trivial = {
  name: "trivial",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }) => { G.count += 1; } },
};
const db = store === "memory" ? undefined : new FlatFile({ dir: store });
Server({ games: [trivial], origins: true, ...(db && { db }) }).run(Number(port), () => console.log("ready"));
