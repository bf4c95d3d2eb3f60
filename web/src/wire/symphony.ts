/** The view of symphony, as the server sends it. Made by `python -m scherzo.server.typescript`: do not edit. */

/** The disc in play: the place and slot it comes from (-1: a stacked one), a seat number or -1 for black. */
export interface Disc {
  at: number;
  slot: number;
  colour: number;
}

/** A note that the disc in play may take. */
export interface Landing {
  note: number;
  points: number;
  covers: number[];
  token: string;
  clash: boolean;
  pair: boolean;
  protected: boolean;
  leans: Record<string, number[]>;
}

/** A majority as it stands: discs that count, by seat. */
export interface Majority {
  kind: string;
  sheet: number;
  voice: number;
  zone: string;
  tops: number[];
  leading: number[];
  closed: boolean;
  prize: string;
}

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
  brings: string[];
}

/** A note of the score. Discs: a seat number, or -1 for black; bottom first. */
export interface Note {
  id: string;
  note: number;
  bar: number;
  voice: number;
  position: number;
  title: string;
  kind: string;
  accidental: string;
  colour: string;
  zone: string;
  tuplet: string;
  pitch: number;
  start: number;
  beats: number;
  dynamics: string;
  stack: number[];
  instrument: string;
  token: string;
  in_area: boolean;
}

/** The Clef card before a Voice: its main Clef is valid everywhere, the minor one on some positions. */
export interface ClefCard {
  main: string;
  minor: string;
  positions: number[];
}

/** A Virtuosity card. */
export interface Objective {
  card: number;
  orchestra: string;
  orchestra_text: string;
  symphony: string;
  symphony_text: string;
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

/** Values of the component file that explanations quote. */
export interface Printed {
  cover: number;
  clef: number;
  overwriting: number;
}

/** The table as one viewer sees it. */
export interface View {
  viewer: number;
  players: number;
  phase: string;
  asking: string;
  deciding: number[];
  first_player: number;
  conductor: string;
  conductor_text: string;
  movement: string;
  bars: number[];
  playing: string;
  disc: Disc | null;
  landings: Landing[];
  order: number[];
  majorities: Majority[];
  places: Place[];
  closed: string[];
  laid: Card | null;
  fits: Record<string, number[]>;
  notes: Note[];
  last_note: string;
  sheet_prizes: string[];
  voice_prizes: string[];
  voice_points: number[];
  track_values: Record<string, number[]>;
  clef_rules: string[];
  clef_cards: ClefCard[];
  column_tokens: string[];
  pentagon: string[];
  spare_tokens: string[];
  seats: Player[];
  packet: Card[];
  choirs: Card[];
  public_objective: Objective | null;
  black_supply: number;
  printed: Printed;
}
