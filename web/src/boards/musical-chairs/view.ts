/** The view of Musical Chairs, as the server sends it (games/musical_chairs/view.py). */

export interface Card {
  card: number;
  id: string;
  name: string;
  kind: 'chair' | 'rest' | 'repeat';
  suit: string;
  colour: string;
  number: number;
  vp: number;
}

export interface LineCard {
  card: Card;
  counts_as: Card | null;
  taken: boolean;
}

export interface Cushion {
  id: string;
  name: string;
  text: string;
  vp: number;
  state: 'unused' | 'on board' | 'removed' | 'owned';
  owner: number | null;
  flipped: boolean;
}

export interface Chair {
  suit: string;
  name: string;
  colour: string;
  cushion: Cushion;
  markers: number[];
}

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
}

export interface Shown {
  showing: number;
  seat: number;
  card: Card | null;
}

export interface Battle {
  chair: string;
  active: number[];
  committed: number[];
  chosen: Shown[];
  shown: Shown[];
}

export interface View {
  viewer: number;
  phase: string;
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
  ended_by: string | null;
}

/** Whether the music is playing: a round is running. */
export const runs = (view: View): boolean => view.phase === 'turn' || view.phase === 'moving';
