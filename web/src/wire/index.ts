/** What the server and the page say to each other. Made by `python -m scherzo.server.typescript`: do not edit. */

export type SeatAsked = 'me' | 'friend' | 'bot' | 'screen';

export type SeatKind = 'person' | 'bot' | 'virtual' | 'open';

export type ClockKind = 'none' | 'fischer' | 'days';

export type UndoKind = 'fair' | 'consent' | 'free' | 'none';

export type Pace = 'thinking' | 'instant';

export type LogWanted = 'all' | 'new';

export type StatesWanted = 'whole' | 'changes' | 'parts';

export type NotifyKind = '' | 'email' | 'webhook';

/** What was not done: a code for programs, a sentence for people, and the rule it rests on, if it does. */
export interface Refused {
  error: string;
  text: string;
  rule: string;
  sentence: string;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  letter: string;
  name: string;
  kind: SeatKind;
  level: string;
  present: boolean;
  clock_s: number | null;
  substitute: string;
  away_since: number | null;
  bot_from: number | null;
}

/** What is asked now: a sentence for the seat that decides and one for those who wait for it. */
export interface Question {
  text: string;
  others: string;
  rules: string[];
}

/** A choice in words, and whether it is final: not to be taken back afterwards (null: not worked out yet). */
export interface Choice {
  option: number;
  notation: string;
  text: string;
  hint: string;
  elements: string[];
  final: boolean | null;
}

/** Something a player may well want to choose now but may not, and why. */
export interface Barred {
  option: number;
  text: string;
  rule: string;
  elements: string[];
}

/** A seat asks to go back to so many moves: whose consent is there, and whose is missing. */
export interface UndoRequest {
  number: number;
  seat: number;
  moves: number;
  agreed: number[];
  missing: number[];
}

/** A number that people compare: 12 points, 3 cards. */
export interface Figure {
  value: string;
  name: string;
}

/** One member of a list, with a key where it has one: `second crotchet: free`. */
export interface Item {
  text: string;
  key: string;
}

/** What is said of a thing, under a label or none: one statement, or the members of a list. */
export interface Fact {
  label: string;
  items: Item[];
}

/** One thing of the text form of a view: what it is called, its numbers, what else is said of it. */
export interface Entry {
  title: string;
  figures: Figure[];
  facts: Fact[];
  parts: Entry[];
  elements: string[];
  line: string;
}

/** A part of the text form of a view: a heading and its sentences, and the same taken apart for the eye. */
export interface Section {
  title: string;
  lines: string[];
  entries: Entry[];
  tiled: boolean;
  seat: number | null;
}

/** A line of the log; its number is the move that led to it, 0 for the set-up. */
export interface LogLine {
  number: number;
  text: string;
  rules: string[];
  elements: string[];
}

/** A seat's line of the score sheet. */
export interface Score {
  seat: number;
  total: number;
  rank: number;
  sources: Record<string, number>;
}

/** What the viewer may do at this table. */
export interface Allow {
  undo: boolean;
  chat: boolean;
  hint: boolean;
}

/** How long a seat may think: not limited, a Fischer clock (start and step), or so many days for each decision. */
export interface Clock {
  kind: ClockKind;
  start_s: number;
  step_s: number;
  days: number;
}

/** A table as one viewer may see it: a seat, -1 for spectators, or -2 with everything open. */
export interface State {
  table: string;
  game: string;
  title: string;
  players: number;
  seats: SeatInfo[];
  viewer: number;
  host: number;
  listed: boolean;
  number: number;
  moves: number;
  over: boolean;
  waiting: number[];
  question: Question | null;
  choices: Choice[];
  barred: Barred[];
  may_undo: boolean;
  may_ask_undo: boolean;
  undo_why: string;
  undo_request: UndoRequest | null;
  view: unknown;
  sections: Section[];
  log: LogLine[];
  log_from: number;
  since: number;
  played_for: number[];
  scores: Score[];
  score_rules: Record<string, string[]>;
  seal: string;
  seed: string;
  options: Record<string, string>;
  allow: Allow;
  clock: Clock;
  pace: Pace;
  rematch: string;
  kept: boolean;
  kept_until: number | null;
  hurried: boolean;
}

/** The table has moved on since; with the state as it is now. */
export interface Stale {
  error: string;
  text: string;
  rule: string;
  sentence: string;
  state: State;
}

/** Done, and there is nothing more to say. */
export interface Done {}

/** Something a table agrees on before the game: a key, its values (the first is the default) and their meaning. */
export interface Option {
  key: string;
  text: string;
  values: string[];
  meanings: string[];
}

/** A strength to choose from: its name, a sentence for the player, and the spec of its bot. */
export interface Level {
  name: string;
  text: string;
  spec: string;
}

/** A game as the lobby shows it, and how far its rules are compiled. */
export interface GameInfo {
  name: string;
  title: string;
  players: number[];
  options: Option[];
  minutes: [number, number];
  age: number;
  designer: string;
  publisher: string;
  year: number;
  blurb: string;
  levels: Level[];
  lessons: number;
  etudes: number;
  ready: boolean;
  progress: number;
}

/** A rule of a game, and the heading under which it stands. */
export interface Rule {
  id: string;
  text: string;
  section: string;
}

/** A table in the lobby that has a free seat for anybody. */
export interface OpenTable {
  table: string;
  game: string;
  title: string;
  host: string;
  players: number;
  free: number;
  note: string;
  created: number;
}

/** A seat of a new table and the token that opens it, shown this once; bots have none. */
export interface SeatKey {
  seat: number;
  kind: SeatAsked;
  token: string;
}

/** A new table: its id, the tokens of its seats (links are /t/TABLE#TOKEN), and the link to watch. */
export interface TableMade {
  table: string;
  seats: SeatKey[];
  watch: string;
}

/** The table on which an uploaded record can be replayed. */
export interface Uploaded {
  table: string;
}

/** A stored decision's number in the log, and the state with it. */
export interface Decided {
  number: number;
  state: State;
}

/** The table in words, as it was at that number. */
export interface Words {
  number: number;
  sections: Section[];
}

/** The number of a line of chat. */
export interface Said {
  number: number;
}

/** A seat's new token. */
export interface Token {
  token: string;
}

/** An option with the share of imagined games that it won. */
export interface Alternative {
  option: number;
  notation: string;
  text: string;
  value: number;
  points: number;
}

/** What the search would choose, and why. */
export interface Hint {
  option: number;
  text: string;
  alternatives: Alternative[];
}

/** Who can open this server: its address for this machine, and those that others can really open. */
export interface Reach {
  here: string;
  addresses: string[];
  only_here: boolean;
  may_open: boolean;
}

/** How a seat is told that it is its turn while nobody is there: what the server can do, and what was asked for. */
export interface Notify {
  email: boolean;
  webhook: boolean;
  hosts: string[];
  kind: NotifyKind;
  to: string;
}

/** What a link to a seat offers, and whether somebody sits there already. */
export interface Invitation {
  table: string;
  game: string;
  title: string;
  host: string;
  seat: number;
  letter: string;
  name: string;
  players: string[];
  taken: boolean;
  present: boolean;
  over: boolean;
}

/** From this move on the seats had so many points, as if the game had ended then. */
export interface CurvePoint {
  move: number;
  totals: number[];
}

/** The points over a finished game of so many moves: one entry whenever they changed. */
export interface Curve {
  moves: number;
  points: CurvePoint[];
}

/** One decision as its seat could judge it then. Chances are of everybody who can win, by seat. */
export interface Decision {
  move: number;
  seat: number;
  kind: 'best' | 'blunder' | 'good' | 'mistake' | 'rough' | 'slip';
  chosen: string;
  better: string;
  reason: string;
  given: number;
  doubt: number;
  before: number[];
  after: number[];
  error: number;
  games: number;
}

/** Everybody's chance to win after a move. */
export interface ChancePoint {
  move: number;
  chances: number[];
}

/** A turning point: what a seat lost by a choice, or what luck brought or took between two of its decisions. */
export interface Turn {
  move: number;
  seat: number;
  kind: 'choice' | 'luck';
  change: number;
  since: number;
}

/** A seat's game: luck, own and others' choices make up its result, all in shares of a win. */
export interface Balance {
  seat: number;
  result: number;
  fair: number;
  luck: number;
  own: number;
  others: number;
  doubt: number;
  accuracy: number | null;
  judged: number;
  kinds: Record<string, number>;
}

/** A review, complete or as far as it has come. */
export interface Review {
  form: number;
  iterations: number;
  progress: number;
  decisions: Decision[];
  chances: ChancePoint[];
  turns: Turn[];
  seats: Balance[];
}

/** A lesson in the list of a game's lessons. */
export interface LessonInfo {
  name: string;
  title: string;
  about: string;
  minutes: number;
  steps: number;
}

/** A step of a lesson: what is said, what to look at, and the table as the learner's seat sees it. */
export interface LessonStep {
  number: number;
  say: string;
  look: string[];
  ask: string;
  goes_on: boolean;
  state: State;
}

/** Whether a choice was right, why, by which rules, and the table after it if it was. */
export interface LessonAnswer {
  right: boolean;
  say: string;
  rules: string[];
  state: State | null;
}

/** An etude in the list of a game's etudes. */
export interface EtudeInfo {
  id: string;
  players: number;
  kind: string;
  moves: number;
}

/** The etudes of a game, and which of them is the day's: the same for everybody on that day (of universal time). */
export interface EtudeList {
  day: string;
  today: string;
  etudes: EtudeInfo[];
}

/** A choice and the chance to win with it, as deep searches found it in worlds that the seat may believe in. */
export interface EtudeChance {
  option: number;
  chance: number;
  points: number;
}

/** How the seat's lead in points goes on average: after the answer, and after what tempts. */
export interface Leads {
  answer: number[];
  tempting: number[];
}

/** A position to solve, as the deciding seat sees it, with its answer, two hints, and the reason. */
export interface Etude {
  id: string;
  state: State;
  answer: number;
  tempting: number;
  chances: EtudeChance[];
  doubt: number;
  hint: string;
  look: string[];
  why: string;
  rules: string[];
  leads: Leads | null;
}

/** The table as it is now. */
export interface StateMessage {
  type: 'state';
  state: State;
}

/** What the table is now, as changes of what this connection was told before: fields of the state, and of its view. */
export interface Changes {
  type: 'changes';
  state: Record<string, unknown>;
  view: Record<string, unknown>;
  parts: Record<string, Record<string, unknown>>;
}

/** The request with that id is stored, as row `number` of the log; always before the state that shows it. */
export interface Ack {
  type: 'ack';
  id: string;
  number: number;
}

/** The request with that id was not carried out, and why. */
export interface RefusedMessage {
  type: 'refused';
  error: string;
  text: string;
  rule: string;
  sentence: string;
  id: string;
}

/** Whether somebody is connected for a seat, and if not, since when and from when on a bot may play there. */
export interface Present {
  seat: number;
  present: boolean;
  away_since: number | null;
  bot_from: number | null;
}

/** Who is here. */
export interface Presence {
  type: 'presence';
  seats: Present[];
  watching: number;
}

/** A line of chat: when (seconds since 1970), who, what. Plain text. */
export interface ChatLine {
  at: number;
  seat: number;
  name: string;
  text: string;
}

/** New lines of chat; after hello, the last ones said. */
export interface Chat {
  type: 'chat';
  lines: ChatLine[];
}

/** Which of the options offered at a number cannot be taken back; it follows the state when that is worked out. */
export interface Final {
  type: 'final';
  number: number;
  options: number[];
}

/** The answer to a ping. */
export interface Pong {
  type: 'pong';
}

/** Who is to sit there: you, a friend by link, a bot, or one more person at your screen. */
export interface SeatWish {
  kind: SeatAsked;
  name: string;
  level: string;
}

/** A new table. */
export interface TableWish {
  game: string;
  seats: SeatWish[];
  options: Record<string, string>;
  clock: Clock;
  chat: boolean;
  pace: Pace;
  undo: UndoKind;
  open: boolean;
  note: string;
  stand_in?: string | null;
}

/** A decision: one of the options that the state offers. */
export interface DecisionBody {
  number: number;
  client_id: string;
  option: number;
}

/** Takes back the latest own decision. With a number: only if nothing has happened since it. */
export interface UndoBody {
  client_id: string;
  number?: number | null;
}

/** Asks the others to take back the latest own decision. */
export interface AskBody {
  client_id: string;
}

/** An answer to the request with that number. */
export interface AnswerBody {
  client_id: string;
  request: number;
  agree: boolean;
}

/** A line of chat. */
export interface ChatBody {
  client_id: string;
  text: string;
}

/** A seat's new name. */
export interface NameBody {
  name: string;
}

/** A bot plays for an absent person, or for you. Its level is the table's, unless you play alone among bots. */
export interface TakeoverBody {
  level: string;
}

/** Where this seat wants to be told that it is its turn; an empty kind: nowhere any more. */
export interface NotifyBody {
  kind: NotifyKind;
  to: string;
}

/** Sits down by a link: under which name (empty: as it is), and whether one sat there before on another device. */
export interface SitBody {
  name: string;
  again: boolean;
}

/** Takes a free seat of an open table, under that name. */
export interface JoinBody {
  name: string;
}

/** Opens a table to everybody, with a few words on it, or closes it. */
export interface ListedBody {
  listed: boolean;
  note: string;
}

/** Whether this table is to be kept for good. */
export interface KeepBody {
  keep: boolean;
}

/** The first message: which seat (no token: a spectator), and the last number known from an earlier connection. */
export interface Hello {
  type: 'hello';
  token: string;
  since: number;
  log: LogWanted;
  states: StatesWanted;
}

/** A decision: the number seen, and an option of the choices offered. */
export interface Decide {
  type: 'choose';
  id: string;
  number: number;
  option: number;
}

/** Takes back the latest own decision. With a number: only if nothing has happened since it. */
export interface Undo {
  type: 'undo';
  id: string;
  number?: number | null;
}

/** Asks the others for their consent to take back the latest own decision and all after it. */
export interface AskUndo {
  type: 'ask_undo';
  id: string;
}

/** Agrees to the request with that number, or declines it; whoever has asked withdraws by declining. */
export interface AnswerUndo {
  type: 'answer_undo';
  id: string;
  request: number;
  agree: boolean;
}

/** A line of chat. */
export interface Say {
  type: 'chat';
  id: string;
  text: string;
}

/** Asks for a pong. */
export interface Ping {
  type: 'ping';
}

export type FromServer =
  | StateMessage
  | Changes
  | Ack
  | RefusedMessage
  | Presence
  | Chat
  | Final
  | Pong;

export type ToServer =
  | Hello
  | Decide
  | Undo
  | AskUndo
  | AnswerUndo
  | Say
  | Ping;
