/** The view of philharmonix, as the server sends it. Made by `python -m scherzo.server.typescript`: do not edit. */

/** Something of a turn that is not finished. */
export interface Pending {
  kind: 'audition' | 'compose' | 'patron' | 'ship' | 'soloist' | 'tour' | 'upgrade';
  n: number;
  steps: number;
}

/** The turn in progress. */
export interface Turn {
  seat: number;
  action: string;
  strength: number;
  boosted: boolean;
  must_pass: boolean;
  pending: string[];
  left: Pending[];
  reach: [string, number][];
}

/** A row of an action table: what it costs, how much of the action it gives, and experience gained. */
export interface Row {
  row: number;
  credits: number;
  experience: number;
  amount: number;
  gain: number;
}

/** What selecting an action would cost a seat now. */
export interface Price {
  seat: number;
  ap: number;
  managers: number[];
  credits: number;
  over: number;
  closed: '' | 'limit' | 'repeat';
}

/** An action: its tile, the Managers there and its six rows. */
export interface Action {
  name: string;
  strength: number;
  managers: number[];
  rows: string[];
  table: Row[];
  prices: Price[];
}

/** A planet of the map. */
export interface Planet {
  name: string;
  circles: number;
  fan: boolean;
  disc: number | null;
  ships: number[];
  lines: string[];
  title: string;
  neighbours: string[];
  start: boolean;
}

/** One step of a bonus. */
export interface Effect {
  do: string;
  n: number;
}

/** A reward on an admiration track. */
export interface Reward {
  space: number;
  effects: Effect[];
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
  title: string;
  track: Reward[];
  track_end: number;
}

/** A part of a patron's condition. */
export interface NeedPart {
  kind: 'conductor' | 'musician' | 'soloists' | 'symphony';
  what: string;
  n: number;
  met: number[];
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
  id: string;
  effects: Effect[];
  needs: NeedPart[];
  activated: boolean;
}

/** A black key of the piano. */
export interface Key {
  key: number;
  set: number;
  left: number;
  bonus: string;
  owner: number | null;
  blocked: boolean;
  effects: Effect[];
}

/** A top hat's spot on every player board. */
export interface Hat {
  hat: number;
  level: number;
  bonus: string;
  effects: Effect[];
}

/** A Record card in sight. */
export interface RecordCard {
  name: string;
  text: string;
  id: string;
  level: number;
  needs: string[];
  sale: number;
  silver: number;
  gold: number;
  owner: number | null;
}

/** A symphony on a player board. */
export interface Symphony {
  column: number;
  colour: string;
  row: string;
}

/** What a concert in a region would bring a seat now. */
export interface Concert {
  musicians: boolean[];
  symphonies: boolean[];
  first: number;
  for_musicians: number;
  for_symphonies: number;
  ovation: number;
  prestige: number;
  credits: number;
  barred: '' | 'discs' | 'performed';
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
  concerts: Concert[];
}

/** The caps of a player board. */
export interface Limits {
  experience: number;
  fans: number;
  ap: number;
  discs: number;
}

/** What the component file says and explanations quote. */
export interface Printed {
  limit_max: number;
  places: number;
  first_bonus: number;
  guest_credits: number;
  guest_admiration: number;
  soloist_stars: number;
  tour_moves: number;
  merch_credits: number;
  pass_penalty: number;
  fans_for_ap: number;
  fans_for_step: number;
  fans_for_experience: number;
  fans_for_strength: number;
  fans_for_reroll: number;
  experience_for_ap: number;
  silver_slot: number;
  gold_slot: number;
  credits_per_prestige: number;
}

/** The latest concert. */
export interface LastConcert {
  seat: number;
  planet: string;
  region: string;
  musicians: boolean[];
  symphonies: boolean[];
  first: number;
  for_musicians: number;
  for_symphonies: number;
  ovation: number;
  prestige: number;
  credits: number;
  admiration: number;
}

/** The card the Maestro turned over last, and why its turn went as it did. */
export interface Maestro {
  card: string;
  action: string;
  otherwise: string;
  region: string;
  takes: string;
  used: string;
  why: string[];
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
  turn_bonuses: Effect[][][];
  musician_faces: [string, number][];
  symphony_faces: string[];
  soloist_bonuses: Effect[][];
  limits: Limits;
  printed: Printed;
  last_concert: LastConcert | null;
  maestro: Maestro | null;
  tie_break: string;
}
