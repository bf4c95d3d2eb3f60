/** The view of philharmonix, as the server sends it. Made by `python -m scherzo.server.typescript`: do not edit. */

/** The turn in progress. */
export interface Turn {
  seat: number;
  action: string;
  strength: number;
  boosted: boolean;
  must_pass: boolean;
  pending: string[];
}

/** An action: its tile, the Managers there and its six rows. */
export interface Action {
  name: string;
  strength: number;
  managers: number[];
  rows: string[];
}

/** A planet of the map. */
export interface Planet {
  name: string;
  circles: number;
  fan: boolean;
  disc: number | null;
  ships: number[];
  lines: string[];
}

/** A region: its Demand tile, special musicians and planets. */
export interface Region {
  name: string;
  demand: number;
  wanted: string;
  wanted_musicians: [string, number][];
  wanted_symphonies: string[];
  performed: number[];
  musician: string;
  soloist: string;
  planets: Planet[];
  rewards: [number, string][];
}

/** A patron of the column. */
export interface Patron {
  name: string;
  cost: number;
  prestige: number;
  need: string;
  ability: string;
  impressed: number[];
  claimed: number | null;
}

/** A black key of the piano. */
export interface Key {
  key: number;
  set: number;
  left: number;
  bonus: string;
  owner: number | null;
  blocked: boolean;
}

/** A top hat's spot on every player board. */
export interface Hat {
  hat: number;
  level: number;
  bonus: string;
}

/** A Record card in sight. */
export interface RecordCard {
  name: string;
  text: string;
}

/** A symphony on a player board. */
export interface Symphony {
  column: number;
  colour: string;
  row: string;
}

/** A player's board and markers, or the Maestro's. */
export interface Seat {
  seat: number;
  maestro: boolean;
  prestige: number;
  credits: number;
  experience: number;
  fans: number;
  ap: number;
  limit: number;
  stars: number;
  credits_per_symphony: number;
  discs: number;
  ship: string;
  manager: string;
  start: string;
  passed: boolean;
  hats: number[];
  conductor: number[];
  musicians: number[][];
  soloists: string[];
  symphonies: Symphony[];
  silver: number[];
  gold: number[];
  admiration: number[];
  keys: number[];
  records: string[];
}

/** The whole table. */
export interface View {
  round: number;
  rounds: number;
  over: boolean;
  waiting: number[];
  order: number[];
  turn: Turn;
  next_order: (number | null)[];
  turn_tiles: string[][];
  actions: Action[];
  musician_dice: string[];
  symphony_dice: string[];
  dice_aside: [number[], number[]];
  regions: Region[];
  patrons: Patron[];
  keys: Key[];
  piano_credits: number[];
  piano_prestige: [number, number][];
  hats: Hat[];
  conductor_slots: string[][];
  columns: number;
  symphony_supply: number[];
  black_bag: number[];
  purple_bag: number[];
  demand_pile: number;
  fan_supply: number;
  records: RecordCard[];
  record_deck: number;
  sold_records: string[];
  owned_records: RecordCard[];
  maestro_discards: number[];
  maestro_bonus: number;
  seats: Seat[];
}
