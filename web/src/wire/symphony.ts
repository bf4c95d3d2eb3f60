/** The view of symphony, as the server sends it. Made by `python -m scherzo.server.typescript`: do not edit. */

/** An Instrument card. */
export interface Card {
  card: number;
  name: string;
  number: number;
  category: string;
  spaces: string[];
  dotted: number[];
  abilities: string[][];
  unlockable: string[];
  half_dots: string[];
  clefs: string;
}

/** A seat of the orchestra or one of the two black spaces. Discs: a seat number, or -1 for black. */
export interface Place {
  at: number;
  name: string;
  dots: string[];
  card: Card | null;
  well_placed: boolean;
  owners: number[];
  discs: number[];
  slots: number[];
  stacked: number;
  token: string;
  active: string[][];
}

/** A note of the score. Discs: a seat number, or -1 for black; bottom first. */
export interface Note {
  id: string;
  note: number;
  bar: number;
  voice: number;
  position: number;
  kind: string;
  accidental: string;
  colour: string;
  zone: string;
  tuplet: string;
  stack: number[];
  token: string;
  in_area: boolean;
}

/** A Virtuosity card. */
export interface Objective {
  card: number;
  orchestra: string;
  symphony: string;
}

/** What is known of a player. */
export interface Player {
  seat: number;
  hand_size: number;
  hand: Card[];
  discarded: Card[];
  tokens: string[];
  steps: Record<string, number>;
  points: number;
  revealed: Objective | null;
  private: Objective[];
  has_chosen: boolean;
  supply: number;
}

/** The table as one viewer sees it. */
export interface View {
  viewer: number;
  players: number;
  phase: string;
  deciding: number[];
  first_player: number;
  conductor: string;
  movement: string;
  bars: number[];
  playing: string;
  places: Place[];
  closed: string[];
  laid: Card | null;
  notes: Note[];
  last_note: string;
  sheet_prizes: string[];
  voice_prizes: string[];
  clef_rules: string[];
  column_tokens: string[];
  pentagon: string[];
  spare_tokens: string[];
  seats: Player[];
  packet: Card[];
  choirs: Card[];
  public_objective: Objective | null;
  black_supply: number;
}
