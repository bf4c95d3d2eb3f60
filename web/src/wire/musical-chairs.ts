/** The view of musical chairs, as the server sends it. Made by `python -m scherzo.server.typescript`: do not edit. */

/** A Chair Cushion token. */
export interface Cushion {
  id: string;
  name: string;
  text: string;
  vp: number;
  state: 'on board' | 'owned' | 'removed' | 'unused';
  owner: number | null;
  flipped: boolean;
}

/** A chair of the board with its cushion and the dancers at it. */
export interface Chair {
  suit: string;
  name: string;
  colour: string;
  cushion: Cushion;
  markers: number[];
}

/** A card, face up. */
export interface Card {
  card: number;
  id: string;
  name: string;
  kind: 'chair' | 'repeat' | 'rest';
  suit: string;
  colour: string;
  number: number;
  vp: number;
}

/** A card of the line and the Chair card that it is or copies; None for a blank Repeat. Taken cards are gone. */
export interface LineCard {
  card: Card;
  counts_as: Card | null;
  taken: boolean;
}

/** A player's side of the table. */
export interface Seat {
  seat: number;
  colour: string;
  chair: string | null;
  conductor: boolean;
  hand_count: number;
  hand: Card[] | null;
  announced: Card[];
  rests: Card[];
  rests_played: number;
  score_count: number;
  score_pile: Card[] | null;
  score: number | null;
  score_parts: number[] | null;
  cushions: Cushion[];
  lost_battle: boolean;
  zero_card: number;
}

/** What a seat showed in a Butt Battle; no card = it declined. */
export interface Shown {
  showing: number;
  seat: number;
  card: Card | null;
}

/** The present Butt Battle. */
export interface Battle {
  chair: string;
  active: number[];
  committed: number[];
  chosen: Shown[];
  shown: Shown[];
  without_cards: number[];
}

/** The table as a seat, a spectator or everybody after the game sees it. */
export interface View {
  viewer: number;
  phase: 'battle' | 'buying' | 'chair scoring' | 'extra card' | 'hand scoring' | 'hands' | 'moving' | 'over' | 'seating' | 'switching' | 'turn';
  asking: string;
  waiting: number[];
  round: number;
  start: number;
  turn: number | null;
  conductor: number | null;
  pile: number;
  discard: number;
  cushions_left: number;
  value: number;
  chairs: Chair[];
  line: LineCard[];
  seats: Seat[];
  battle: Battle | null;
  ended_by: 'last cushion' | 'shortage' | null;
  walk: number;
}
