/** What the server and the page say to each other: the same words as in the server's typed messages. */

export interface OptionInfo {
  key: string;
  text: string;
  values: string[];
  meanings: string[];
}

export interface Level {
  name: string;
  text: string;
  spec: string;
}

export interface GameInfo {
  name: string;
  title: string;
  players: number[];
  options: OptionInfo[];
  minutes: number[];
  age: number;
  designer: string;
  publisher: string;
  year: number;
  blurb: string;
  ready: boolean;
  progress: number;
  levels: Level[];
}

export type SeatAsked = 'me' | 'friend' | 'bot' | 'screen';

export interface SeatWish {
  kind: SeatAsked;
  name: string;
  level: string;
}

export type ClockKind = 'none' | 'fischer' | 'days';

export interface Clock {
  kind: ClockKind;
  start_s: number;
  step_s: number;
  days: number;
}

export type UndoKind = 'fair' | 'consent' | 'free' | 'none';

export interface TableWish {
  game: string;
  options: Record<string, string>;
  seats: SeatWish[];
  clock: Clock;
  chat: boolean;
  pace: 'thinking' | 'instant';
  undo: UndoKind;
  open: boolean;
}

export interface SeatKey {
  seat: number;
  kind: SeatAsked;
  token: string;
}

export interface TableMade {
  table: string;
  seats: SeatKey[];
}

export interface SeatInfo {
  seat: number;
  letter: string;
  name: string;
  kind: 'person' | 'bot' | 'virtual' | 'open';
  level: string;
  present: boolean;
  clock_s: number | null;
  substitute: string; // the level of the bot that plays for an absent person
}

export interface Question {
  text: string;
  others: string;
  rules: string[];
}

export interface Choice {
  option: number;
  notation: string;
  text: string;
  hint: string;
  elements: string[];
  final: boolean | null; // cannot be taken back afterwards; null: not known yet
}

export interface Barred {
  option: number;
  text: string;
  rule: string;
  elements: string[];
}

export interface Section {
  title: string;
  lines: string[];
}

export interface LogLine {
  number: number;
  text: string;
  rules: string[];
  elements: string[];
}

export interface Score {
  seat: number;
  total: number;
  rank: number;
  sources: Record<string, number>;
}

export interface UndoRequest {
  number: number;
  seat: number;
  moves: number; // how many would stand
  agreed: number[];
  missing: number[];
}

export interface State {
  table: string;
  game: string;
  title: string;
  players: number;
  seats: SeatInfo[];
  viewer: number; // a seat, -1 for spectators, -2 with everything open
  host: number;
  number: number; // rows of the table's log: it only grows
  moves: number; // moves that stand: log lines and replays count in these
  over: boolean;
  waiting: number[];
  question: Question | null;
  choices: Choice[];
  barred: Barred[];
  may_undo: boolean;
  may_ask_undo: boolean;
  undo_request: UndoRequest | null;
  view: unknown;
  sections: Section[];
  log: LogLine[];
  log_from: number; // the lowest move whose lines are in `log`
  since: number;
  latest: (string | number)[][];
  scores: Score[];
  score_rules: Record<string, string[]>;
  seal: string;
  seed: string;
  options: Record<string, string>;
  allow: { undo: boolean; chat: boolean; hint: boolean };
  clock: Clock;
  rematch: string; // the table of the next game, once there is one
}

export interface ChatLine {
  at: number;
  seat: number;
  name: string;
  text: string;
}

export interface Refused {
  error: string;
  text: string;
  rule: string;
  sentence: string;
}

export interface Hint {
  option: number;
  text: string;
  alternatives: { option: number; notation: string; text: string; value: number; points: number }[];
}

export interface Rule {
  id: string;
  text: string;
}

export type FromServer =
  | { type: 'state'; state: State }
  | { type: 'ack'; id: string; number: number }
  | ({ type: 'refused'; id: string } & Refused)
  | { type: 'presence'; seats: { seat: number; present: boolean }[]; watching: number }
  | { type: 'chat'; lines: ChatLine[] }
  | { type: 'final'; number: number; options: number[] }
  | { type: 'pong' };

export type ToServer =
  | { type: 'hello'; token: string; since: number; log: 'new' }
  | { type: 'choose'; id: string; number: number; option: number }
  | { type: 'undo'; id: string }
  | { type: 'ask_undo'; id: string }
  | { type: 'chat'; id: string; text: string }
  | { type: 'ping' };
