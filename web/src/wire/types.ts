// Made by tools/make_wire_types.py from the Python messages and views. Do not edit.

/** The first message: which table, for which viewer, and what is known already. */
export interface Hello {
  type: "hello"
  table: string
  token?: string
  key?: string
  since?: number
  screen?: boolean
  id?: number
}

/** A whole sequence, played entirely or not at all. */
export interface Play {
  type: "play"
  moves: string[]
  offer?: number | null
  seen?: number | null
  beside?: string
  id?: number
}

/** What could follow these moves? Nothing is played. */
export interface Try {
  type: "try"
  moves: string[]
  id?: number
}

/** Which rule forbids this move now? */
export interface Why {
  type: "why"
  move: string
  id?: number
}

export interface Say {
  type: "say"
  text: string
  id?: number
}

/** A quick phrase or an emote: a key that everybody reads in their language. Bots may answer. */
export interface SayPhrase {
  type: "say_phrase"
  phrase: string
  id?: number
}

/** Another portrait, another colour; empty for none. */
export interface ChooseLook {
  type: "choose_look"
  portrait?: string
  colour?: string
  id?: number
}

/** A link for another device: the answer is `ticket`, with a secret that is good for one move there. */
export interface NewDevice {
  type: "new_device"
  id?: number
}

/** Without a seat: ask the host for that of a bot. */
export interface AskForSeat {
  type: "ask_for_seat"
  seat: number
  id?: number
}

/** Host: let somebody have the bot's seat they asked for, or not. Who asked may take it back. */
export interface AnswerFriend {
  type: "answer_friend"
  person: number
  yes: boolean
  id?: number
}

/** Host, before the game: other options, another thinking time. */
export interface Arrange {
  type: "arrange"
  options: Record<string, string | number | boolean>
  think: number
  id?: number
}

/** Take a free seat, or one that a bot keeps for you. */
export interface Sit {
  type: "sit"
  seat: number
  id?: number
}

/** Leave your seat. In a running game a bot keeps it. */
export interface Stand {
  type: "stand"
  id?: number
}

/** Another name for yourself; the host may name anybody. */
export interface Rename {
  type: "rename"
  name: string
  person?: number | null
  id?: number
}

/** Host: put a bot on a free seat, or on that of somebody who is absent. */
export interface SeatBot {
  type: "seat_bot"
  seat: number
  level: string
  character?: string
  id?: number
}

/** Host: send a bot away, or a person who has not begun to play. */
export interface FreeSeat {
  type: "free_seat"
  seat: number
  id?: number
}

/** Host, or the person themself: the bot leaves the seat to the person it stood in for. */
export interface GiveBack {
  type: "give_back"
  seat: number
  id?: number
}

/** Host: let nobody new in, or let people in again. */
export interface Lock {
  type: "lock"
  locked: boolean
  id?: number
}

/** Host: send somebody away for good. The answer is `invited`, with the new invitation; the old one is void. */
export interface Remove {
  type: "remove"
  person: number
  id?: number
}

/** Host: another person is the host from now on. */
export interface HandOn {
  type: "hand_on"
  person: number
  id?: number
}

/** Host: end a table that nobody will finish. */
export interface CloseTable {
  type: "close_table"
  id?: number
}

/** Host: begin. Empty seats must have been filled. */
export interface Start {
  type: "start"
  id?: number
}

/** Host: stop the clock and the game. */
export interface Pause {
  type: "pause"
  id?: number
}

/** Host: go on. Any player may, while the host is not here. */
export interface Resume {
  type: "resume"
  id?: number
}

/** Host: how fast bots are, and how long they wait for people who may still bargain. */
export interface SetPace {
  type: "set_pace"
  speed: string
  talk: string
  id?: number
}

/** Presence: you write an offer, and bots shall wait; say it again within ten seconds. */
export interface Composing {
  type: "composing"
  on: boolean
  id?: number
}

/** Presence: bots shall wait longer before they end this negotiation. */
export interface MoreTime {
  type: "more_time"
  id?: number
}

/** Presence: bots need not wait for you in this negotiation, unless something new is offered to you. */
export interface NothingToSay {
  type: "nothing_to_say"
  id?: number
}

/** Presence: bots need not take their time until it is your turn. */
export interface Skip {
  type: "skip"
  id?: number
}

/** Presence: your guide has nothing to explain up to this news, or to the end; bots at a guided table go on. */
export interface Read {
  type: "read"
  row?: number | null
  id?: number
}

/** Presence: your page is in the background now, or not any more; who looks away may be called by their devices. */
export interface Background {
  type: "background"
  on: boolean
  id?: number
}

/** You want another game. It begins when everybody who is here has said so. */
export interface Rematch {
  type: "rematch"
  id?: number
}

/** Host: wait no longer; bots keep the seats of those who have not said yes. */
export interface RematchNow {
  type: "rematch_now"
  id?: number
}

/** You do not want another game now. */
export interface DeclineRematch {
  type: "decline_rematch"
  id?: number
}

/** Ask everybody to let you take back your last sequence. */
export interface TakeBack {
  type: "take_back"
  id?: number
}

/** Answer to a wish to take back. */
export interface Consent {
  type: "consent"
  yes: boolean
  id?: number
}

/** Are you there? */
export interface Ping {
  type: "ping"
  id?: number
}

/** Who sits there. Everybody may see this. */
export interface SeatInfo {
  name: string
  person: number | null
  level: string
  character: string
  stands_in: boolean
  bot: boolean
  portrait: string
  colour: string
}

export interface PersonInfo {
  person: number
  name: string
  seat: number | null
  portrait: string
  colour: string
}

/** Somebody without a seat would like that of a bot; the host may let them. */
export interface SeatWish {
  person: number
  seat: number
}

export interface RematchAnswer {
  person: number
  yes: boolean
}

/** How long a person may still think. It counts down from the moment the message was sent, unless it stands. */
export interface SeatTime {
  seat: number
  left: number
}

/** Time, in seconds, as it was when the message was sent. */
export interface ClockInfo {
  think: number
  thinking: SeatTime[]
  inspection: number | null
  stands: boolean
}

/** Bots wait for people before they go on. */
export interface HoldInfo {
  reason: string
  seats: number[]
  left: number
}

/** The words of a promise, kept beside its sheet. */
export interface PromisedWords {
  sheet: number
  text: string
}

/** The table around the game. */
export interface TableInfo {
  id: string
  game: string
  players: number
  options: Record<string, string | number | boolean>
  stand_ins: boolean
  stage: string
  match: number
  open: boolean
  host: number
  seats: SeatInfo[]
  people: PersonInfo[]
  think: number
  speed: string
  talk: string
  commitment: string
  seed: string
  scores: number[]
  winners: number[]
  deal: string
  deals: number
  lesson: string
  day: string
  locked: boolean
  wish: number | null
  consents: number[]
  asks: SeatWish[]
  answers: RematchAnswer[]
  beside: PromisedWords[]
}

/** An event of the game, as this viewer saw it. */
export interface Happening {
  name: string
  facts: Record<string, string | number | (string | number)[]>
}

/** Something said. A bot's remark and a quick phrase are keys, so that each reader has them in their language. */
export interface ChatLine {
  n: number
  name: string
  seat: number | null
  text: string
  remark: string
  at: number
}

/** Who is here and whom the table waits for. Not numbered: only the last one counts. */
export interface Presence {
  type: "presence"
  here: number[]
  watching: number
  screens: number
  awaited: number[]
  composing: number[]
  skipping: number[]
  hold: HoldInfo | null
  clock: ClockInfo
  notice: string
  stalled: boolean
}

/** Something happened. `last` is the number of the news before it on this viewer's stream. */
export interface News {
  type: "news"
  n: number
  last: number
  by?: number | null
  house?: boolean
  events?: Happening[]
  patch?: unknown
  legal?: string[]
  table?: TableInfo
  chat?: ChatLine
  awaited?: number[]
  presence?: Presence
}

/** The house played for a seat whose time was up, after so many of these events. */
export interface HouseMove {
  after: number
  seat: number
}

/** Everything at once: the table, the game as you see it, and the position in the news. The answer to `hello`. It also comes unasked, and then replaces everything, when what was told before does not hold any more: a game begins, you have changed your seat, a sequence was taken back. */
export interface Welcome {
  type: "welcome"
  n: number
  version: string
  person: number | null
  seat: number | null
  table: TableInfo
  presence: Presence
  view: unknown | null
  legal: string[]
  events: Happening[]
  house: HouseMove[]
  chat: ChatLine[]
  fresh: boolean
}

/** A request was carried out; everything it changed has been stored, up to news `n`. */
export interface Done {
  type: "done"
  id: number
  n: number
}

/** Somebody was removed, and this is the new key of the invitation: for the host alone. */
export interface Invited {
  type: "invited"
  id: number
  key: string
}

/** For `new_device`: a secret for you alone. Whoever brings it has your seat, once, within a few minutes. */
export interface Ticket {
  type: "ticket"
  id: number
  ticket: string
}

/** What could follow: for `try`. */
export interface Tried {
  type: "tried"
  id: number
  legal: string[]
  complete: boolean
  view?: unknown
}

/** The rule against a move: for `why`. Empty when the move is legal. */
export interface Forbidden {
  type: "forbidden"
  id: number
  rule: string
}

/** A request was not carried out, and nothing has changed. */
export interface Refusal {
  type: "refused"
  id: number
  problem: string
  rule: string
  field: string
  facts: Record<string, string | number>
}

export interface Pong {
  type: "pong"
  id: number
}

export interface BotWish {
  seat: number
  level: string
  character?: string
}

/** POST /api/tables */
export interface OpenTable {
  game: string
  name: string
  players: number
  options?: Record<string, string | number | boolean>
  components?: Record<string, unknown> | null
  open?: boolean
  think?: number
  speed?: string
  talk?: string
  bots?: BotWish[]
  seat?: number | null
  start?: boolean
  duplicate?: string
  deals?: number
  lesson?: string
  webhook?: string
  portrait?: string
  colour?: string
}

export interface TableOpened {
  table: string
  person: number
  token: string
  key: string
  duplicate: string
  webhook_secret: string
}

/** POST /api/tables/{table}/people */
export interface Join {
  name: string
  key?: string
  seat?: number | null
  watch?: boolean
  bot?: boolean
  portrait?: string
  colour?: string
}

export interface Joined {
  person: number
  token: string
  seat: number | null
}

/** POST /api/tables/{table}/device: go on with this device, which has a new token then */
export interface MoveHere {
  ticket: string
}

/** GET /api/tables/{table}/replay/key: for a link to a finished game that is no invitation to the table */
export interface ReplayKey {
  key: string
}

/** A table in the lobby. */
export interface TableLine {
  id: string
  game: string
  stage: string
  players: number
  free: number
  names: string[]
  created: number
}

/** One thing a table may choose before a game. */
export interface ChoiceInfo {
  name: string
  rule: string
  default: string | number | boolean
  words: string[]
  least: number
  most: number
  by?: string
  figures?: Record<string, number>
}

export interface GameInfo {
  name: string
  prefix: string
  least_players: number
  most_players: number
  choices: ChoiceInfo[]
  levels: string[]
  characters: string[]
  stand_ins: boolean
  lessons: string[]
  proposed: Record<string, string | number | boolean>
}

/** One thing that can be told of a game: its facts with their kinds. */
export interface EntryInfo {
  kinds: Record<string, string>
  runs?: string[] | null
  read?: Record<string, Record<string, string | number | (string | number)[]>>
  silent?: boolean
  stays?: number
  thing?: boolean
  rule?: string
}

/** What can be told of a game: its events, moves, terms and reasons. */
export interface CatalogueInfo {
  game: string
  events: Record<string, EntryInfo>
  moves: Record<string, EntryInfo>
  terms: Record<string, EntryInfo>
  phrases: Record<string, EntryInfo>
  reasons: Record<string, EntryInfo>
  stories: Record<string, EntryInfo>
  questions: Record<string, string>
  view: Record<string, string>
}

/** GET /api/games/{game}/words: all that a page needs to tell a game that it has no part for. */
export interface GameWords {
  catalogue: CatalogueInfo
  texts: Record<string, string>
}

/** Why a bot did that. */
export interface ThoughtInfo {
  key: string
  facts: Record<string, string | number>
  compared: [string, number][]
}

/** One line of a record, and the game after it as one viewer saw it. */
export interface ReplayStep {
  at: number
  seat: number
  moves?: string[]
  chat?: string
  sheet?: number
  remark?: string
  house?: boolean
  why?: ThoughtInfo
  events?: Happening[]
  view?: unknown
}

/** GET /api/tables/{table}/replay?match=1&as=public */
export interface ReplayFilm {
  game: string
  players: number
  names: string[]
  levels: string[]
  portraits: string[]
  colours: string[]
  options: Record<string, string | number | boolean>
  viewer: number
  view: unknown
  events: Happening[]
  steps: ReplayStep[]
  scores: number[]
  winners: number[]
  commitment: string
  seed: string
}

/** GET /api/tables/{table}/story?match=1 */
export interface GameStory {
  story: Story
}

/** All that is told of one finished game. */
export interface Story {
  game: string
  players: number
  names: string[]
  levels: string[]
  scores: number[]
  winners: number[]
  course: Standing[]
  figures: Figure[]
  flows: Flow[]
  inspections: Inspection[]
  awards: Told[]
  turns: Told[]
  feats: Feat[]
  charts: Chart[]
}

/** The points of all at one moment. */
export interface Standing {
  step: number
  round: number
  scores: number[]
}

/** How often, or how much, for each seat. */
export interface Figure {
  name: string
  values: number[]
  of: string
}

/** What one player gave another in the whole game, by kind. */
export interface Flow {
  kind: string
  giver: number
  taker: number
  amount: number
  times: number
}

/** One decision about a bag: what opening it was worth, and what the inspector could know of it. */
export interface Inspection {
  step: number
  inspector: number
  seat: number
  opened: boolean
  lied: boolean
  likely_true: number
  expected: number
  worth: number
}

/** One sentence: its key, its facts, and after how many steps of the replay it can be seen. */
export interface Told {
  name: string
  facts: Record<string, number | string | (number | string)[]>
  step: number
}

/** Something worth doing once, that a seat did in this game. */
export interface Feat {
  name: string
  seat: number
  step: number
}

export interface Chart {
  name: string
  kind: string
  x: Axis
  y: Axis
  series: Series[]
  rows: number[][]
}

export interface Axis {
  name: string
  ticks: number[]
}

/** What has one colour in a chart: a player, or something of one kind. */
export interface Series {
  name: string
  seat: number | null
  points: [number, number][]
}

/** What one table made of a deal that others played too. */
export interface DealTable {
  table: string
  names: string[]
  levels: string[]
  scores: number[]
  winners: number[]
}

/** How far the tables are with one deal. */
export interface DealStanding {
  gathering: number
  playing: number
  done: number
  tables: DealTable[]
}

/** GET /api/tables/{table}/deal: the deal, or the series of deals, that this table shares with others */
export interface SharedDeal {
  game: string
  players: number
  options: Record<string, string | number | boolean>
  deals: DealStanding[]
  name: string
}

/** POST /api/days/{game}: play today's deal, or go on with it */
export interface PlayDay {
  player: string
  name: string
  shown?: boolean
}

/** What somebody made of the deal of a day. */
export interface DayResult {
  rank: number
  name: string
  score: number
  mine: boolean
}

/** The deal of a day for one game. */
export interface DayDeal {
  day: string
  game: string
  players: number
  level: string
  played: number
  table: string
  stage: string
  rank: number
  score: number
  results: DayResult[]
}

/** GET /api/days */
export interface Days {
  day: string
  left: number
  today: DayDeal[]
  yesterday: DayDeal[]
}

/** What the record of a game says of one's own seat. */
export interface ToldOfSeat {
  figures: Record<string, number>
  feats: string[]
}

/** A game that somebody has finished, as their browser keeps it for them. */
export interface KeptGame {
  table: string
  match: number
  game: string
  at: number
  seat: number
  names: string[]
  levels: string[]
  scores: number[]
  winners: number[]
  day?: string
  told?: ToldOfSeat | null
}

/** GET and PUT /api/kept/{name}: one's own finished games, for whoever has the secret */
export interface KeptGames {
  games: KeptGame[]
}

/** How many games are kept for them now. */
export interface Kept {
  games: number
}

/** GET /api/push: does this server call people who have closed the page? */
export interface PushOffer {
  key: string
}

/** Of a browser's subscription, as it says them. */
export interface PushKeys {
  p256dh: string
  auth: string
}

/** POST /api/tables/{table}/push: call this device when it is my turn, in a game by the day */
export interface PushDevice {
  endpoint: string
  keys: PushKeys
  language: string
}

/** POST /api/tables/{table}/push/stop: do not call this device any more */
export interface PushStop {
  endpoint: string
}

/** Is the device called from now on? */
export interface PushState {
  called: boolean
}

/** What an HTTP request is refused with. */
export interface Problem {
  problem: string
  field: string
  rule: string
  facts: Record<string, string | number>
}

/** The table as one viewer sees it. */
export interface SheriffView {
  viewer: number
  question: string | null
  options: Record<string, number | string | boolean>
  phase: string
  round: number
  rounds: number
  sheriff: number
  first_sheriff: number
  hand_limit: number
  turn: number | null
  deck_size: number
  box_size: number
  left: string[]
  right: string[]
  seats: SheriffSeatView[]
  aside_count: number
  aside: string[] | null
  drawing: boolean
  drew_from_deck: boolean
  pile: string | null
  confiscated: string[]
  words: number | null
  asked: number[]
  next_offer: number
  offers: SheriffOfferView[]
  deals: SheriffOfferView[]
  draft: SheriffDraftView | null
  dropped: boolean | null
  out_of_bags: SheriffHandedView[]
  debt: SheriffDebtView | null
  promises: SheriffPromiseView[]
  feasts: string[][]
  tallies: SheriffTally[] | null
}

/** One place at the table. What is `None` is hidden from this viewer. */
export interface SheriffSeatView {
  coins: number
  hand_size: number
  hand: string[] | null
  stall: Record<string, number>
  contraband_count: number
  contraband: string[] | null
  bag_size: number
  bag: string[] | null
  declared: string | null
  fate: string
  must_open: boolean
  bribe_limit: number
  after: number[]
  pile: string | null
  packing: string[] | null
  closed: boolean | null
}

/** A standing offer; face-down goods are named only to their giver. */
export interface SheriffOfferView {
  number: number
  author: number
  other: number
  called: string
  gives: string[]
  wants: string[]
  joined: SheriffPartView[]
  written: number
  taken_with: number | null
  lost_with: number[]
}

/** What somebody has added to an offer (SH-R31). */
export interface SheriffPartView {
  seat: number
  gives: string[]
  written: number
}

/** An offer the viewer is writing, a part of somebody's offer, or the cards for one. */
export interface SheriffDraftView {
  manner: string
  other: number
  number: number
  gives: string[]
  wants: string[]
}

/** A good that was handed over out of a bag; face-down ones are named to giver and receiver. */
export interface SheriffHandedView {
  deal: number
  seat: number
  good: string
}

export interface SheriffDebtView {
  debtor: number
  creditor: number
  owed: number
  menu: string[] | null
}

export interface SheriffPromiseView {
  number: number
  promiser: number
  promisee: number
  term: string
  made: number
  fate: string
  paid: number
  written: number
}

/** One player's line of the count. */
export interface SheriffTally {
  goods: number
  coins: number
  bonuses: Record<string, number>
  titles: Record<string, string>
  total: number
  legal_cards: number
  contraband_cards: number
  place: number
}

/** The table as one viewer sees it. */
export interface NottinghamView {
  viewer: number
  question: string | null
  options: Record<string, number | string | boolean>
  phase: string
  first_player: number
  active: number
  asked: number | null
  track: number[]
  sheriff: number
  number: number
  deck_size: number
  discard_size: number
  card: string | null
  action: string | null
  target: number | null
  set_kind: string | null
  set_cards: number
  last_sprung: number | null
  gifts: number[]
  ambush_pile_size: number
  looked_count: number
  looked: string[] | null
  missions: NottinghamMissionView[]
  seats: NottinghamSeatView[]
  memory: NottinghamMemoryView | null
  tallies: NottinghamTally[] | null
}

/** What a mission is worth, and who has done it, in order. */
export interface NottinghamMissionView {
  mission: string
  alone: number
  shared: number
  doers: number[]
  worth: number
  closed: boolean
}

/** One place at the table. What is `None` is hidden from this viewer. */
export interface NottinghamSeatView {
  colour: string | null
  hand_size: number
  hand: string[] | null
  ambush_count: number
  ambushes: string[] | null
  loot_size: number
  loot: string[] | null
  score: number | null
  to_choose: number
  offer: string[] | null
  discarding: string[] | null
  chosen: boolean | null
}

/** What the viewer has seen, where the table plays with a memory aid (NO-R27). */
export interface NottinghamMemoryView {
  hands: NottinghamHeldView[]
  loots: string[][]
  discard: string[]
}

/** What the viewer knows of one hand: it holds all `sure` cards, and all but `missing` of the `doubtful` ones. */
export interface NottinghamHeldView {
  sure: string[]
  doubtful: string[]
  missing: number
}

/** One player's line of the count. */
export interface NottinghamTally {
  loot: number
  loot_cards: number
  missions: Record<string, number>
  total: number
  place: number
}

export interface SherwoodView {
  viewer: number
  question: string | null
  options: Record<string, number | string | boolean>
  phase: string
  round: number
  rounds: number
  figure: number
  first_card: number | null
  active: number
  emptied: number[]
  mine: number
  lapsed_gold: number
  markers: number
  pile_size: number
  gone: string[]
  equipment_size: number
  discard: string[]
  picks: number
  seats: SherwoodSeatView[]
  row: SherwoodSlotView[]
  bands: SherwoodBandView[]
  free: number[]
  red: number[]
  next_sheet: number
  talks: SherwoodTalksView | null
  cart: SherwoodCartView | null
  meeting: SherwoodMeetingView | null
  loot: SherwoodLootView | null
  staying: SherwoodStayingView | null
  claims: SherwoodClaimView[]
  past_claims: SherwoodPastClaim[]
  promises: SherwoodPromiseView[]
  tallies: SherwoodTally[] | null
}

/** One player. What is `None` is hidden from this viewer. */
export interface SherwoodSeatView {
  glory: number
  leads: boolean
  gold: number
  camp: number
  oak: number
  spots: Record<string, number>
  hand_size: number
  hand: string[] | null
  lapsed: number
  promises: number
  told_true: number
  told_false: number
}

/** A place in the row; the card itself is shown to those who know it. */
export interface SherwoodSlotView {
  slot: number
  back: string
  resolved: boolean
  face_up: boolean
  face: SherwoodFaceView | null
  looked: number[]
  marked: number[]
}

/** A convoy or Sheriff card. */
export interface SherwoodFaceView {
  card: string
  sheriff: boolean
  strength: number
  gold: number
  companions: number
  glory: number
  glory_lost: number
  raiders_lost: number
  start: string
  end: string
}

export interface SherwoodBandView {
  hideout: number
  leader: number
  raiders: number[]
  armed: string[][]
  pledges: number[]
  slot: number | null
  informant: number | null
  gold: number[]
  companions: number[]
}

/** The talks around the active player: in planning, and in the raid phase where any two may deal. */
export interface SherwoodTalksView {
  proposals: number
  writing: SherwoodWritingView | null
  closed: boolean
  asked: number[]
  spoken: number[]
  sheets: SherwoodSheetView[]
  said: string[][]
  suggestions: string[][]
  draft: string[] | null
  shown: string[] | null
  dropped: boolean | null
}

/** How the viewer writes a sheet. */
export interface SherwoodWritingView {
  suggests: boolean
  least: number[]
  most: number[]
}

export interface SherwoodSheetView {
  number: number
  author: number
  hideout: number | null
  parties: number[]
  terms: string[][]
  signed: number[]
  unsigned: number[]
}

/** The card on its way. */
export interface SherwoodCartView {
  slot: number
  card: string
  start: string
  end: string
  leg: string
  step: number
  hideout: number | null
  messengers: number[]
  forgone: number[]
  asked: number[]
  answer: string | null
}

/** Equipment at a hideout. */
export interface SherwoodMeetingView {
  strength: number
  needed: number
  bonus: number
  used: number[]
  played: [number, string][]
  passes: number
  calling: boolean
  called: number | null
}

export interface SherwoodLootView {
  gold: number
  companions: number
  sharing: boolean
  got: number[]
  due: number[]
  to_serve: number
  served: number | null
}

export interface SherwoodStayingView {
  beaten: boolean
  stayers: number[]
  caped: number[]
}

export interface SherwoodClaimView {
  number: number
  seat: number
  said: string
  verdict: string
}

/** A claim of an earlier round. Never changed: states and views share it. */
export interface SherwoodPastClaim {
  round: number
  seat: number
  said: string
  verdict: string
}

export interface SherwoodPromiseView {
  number: number
  promiser: number
  promisee: number
  term: string
  made: number
  paid: number
  fate: string
  written: number
}

/** One player's line of the count. */
export interface SherwoodTally {
  glory: number
  oak: number
  gold: number
  total: number
  place: number
}

export type Request = Hello | Play | Try | Why | Say | SayPhrase | ChooseLook | NewDevice | AskForSeat | AnswerFriend | Arrange | Sit | Stand | Rename | SeatBot | FreeSeat | GiveBack | Lock | Remove | HandOn | CloseTable | Start | Pause | Resume | SetPace | Composing | MoreTime | NothingToSay | Skip | Read | Background | Rematch | RematchNow | DeclineRematch | TakeBack | Consent | Ping

export type Answer = Welcome | News | Presence | Done | Invited | Ticket | Tried | Forbidden | Refusal | Pong

/** The faces that people choose from; bots have one, too. */
export const PORTRAITS = ["lady", "outlaw", "friar", "minstrel", "archer", "miller", "innkeeper", "page", "smith", "knight", "abbess", "tinker"] as const

/** The colours that people choose from. */
export const COLOURS = ["crimson", "river", "leaf", "plum", "amber", "slate", "rose", "teal"] as const

/** What people say with one click: keys of sentences. */
export const PHRASES = ["remark-phrase-hello", "remark-phrase-who-joins", "remark-phrase-deal", "remark-phrase-trust-me", "remark-phrase-no-trust", "remark-phrase-too-little", "remark-phrase-well-played", "remark-phrase-thanks", "remark-phrase-sorry", "remark-phrase-hurry", "remark-phrase-moment", "remark-phrase-last-round"] as const

/** Likewise, with a face. */
export const EMOTES = ["remark-emote-glad", "remark-emote-angry", "remark-emote-sly", "remark-emote-worried", "remark-emote-applause", "remark-emote-sleepy"] as const
