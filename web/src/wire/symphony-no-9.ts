/** The view of symphony no 9, as the server sends it. Made by `python -m scherzo.server.typescript`: do not edit. */

/** A space of a career track. */
export interface Space {
  reputation: number;
  squares: number;
  cubes: number;
  current: boolean;
  story: string;
}

/** The scoring tile at the end of a career track. */
export interface ScoringTile {
  id: string;
  tile: number;
  side: 'A' | 'B';
  text: string;
  rule: string;
  points: string[];
}

/** A composer's row: musician tile, career track, stack of composition tiles, scoring tile. */
export interface Composer {
  id: 'bach' | 'beethoven' | 'handel' | 'haydn' | 'mozart' | 'schubert';
  name: string;
  full_name: string;
  colour: 'blue' | 'brown' | 'green' | 'purple' | 'red' | 'yellow';
  row: number;
  alive: boolean;
  dying: boolean;
  reputation: number;
  position: number;
  rank: number;
  level: 'high' | 'low' | 'medium' | '';
  track: 'bach' | 'beethoven' | 'handel' | 'haydn' | 'mozart' | 'schubert';
  track_side: 'A' | 'B';
  spaces: Space[];
  cubes_left: number;
  cubes: number[];
  works: number[];
  works_left: number;
  titles: string[];
  patrons: number[];
  patron: number;
  leader: number;
  tied: number[];
  scoring: ScoringTile;
  points: (number | null)[];
}

/** A class of concert on the concert board. */
export interface Level {
  id: 'high' | 'low' | 'medium';
  lowest: number;
  highest: number;
  payout: number;
  bonus: string;
  composers: ('bach' | 'beethoven' | 'handel' | 'haydn' | 'mozart' | 'schubert')[];
}

/** A round on the concert board: its budget token and the record. */
export interface Past {
  round: number;
  budget: number | null;
  result: 'high' | 'low' | 'medium' | 'too_little' | 'too_much' | '';
  performers: ('bach' | 'beethoven' | 'handel' | 'haydn' | 'mozart' | 'schubert')[];
}

/** The royal concert board. */
export interface Board {
  levels: Level[];
  limit: number;
  penalty: number[];
  rounds: Past[];
  tokens_unseen: [number, number][];
  total: number | null;
  bot_tile: number[];
  bot_gave: number | null;
  bot_tiles: [number, number, number][];
}

/** A piece of furniture. */
export interface Piece {
  id: string;
  coins: number;
  points: number;
}

/** Values of the component file that explanations quote. */
export interface Printed {
  free_cubes: number;
  patron_divisor: number;
  coins_per_point: number;
}

/** A contribution. */
export interface Hand {
  coins: number;
  furniture: string[];
  value: number;
}

/** A player's place at the table, or the Bot's. */
export interface Seat {
  seat: number;
  kind: 'bot' | 'player';
  starts: boolean;
  deciding: boolean;
  committed: boolean;
  cubes: number[];
  fresh: number[];
  works: number[];
  points: number | null;
  coins: number | null;
  furniture: string[] | null;
  hand: Hand | null;
  sale: string[] | null;
  rewarded: boolean;
  punished: boolean;
}

/** A line of the final score sheet. */
export interface SheetLine {
  name: string;
  rules: string[];
  points: string[];
}

/** A whole table. */
export interface View {
  round: number;
  rounds: number;
  phase: 'concert' | 'over' | 'sponsor';
  step: 'buy_second' | 'buy_third' | 'contribute' | 'discard' | 'final_sale' | 'keep' | 'over' | 'take_bonus' | 'take_for_bot' | 'take_free';
  viewer: number;
  players: number;
  order: number[];
  start: number;
  waiting: number[];
  picks: number;
  prices: [number, number];
  composers: Composer[];
  ranking: ('bach' | 'beethoven' | 'handel' | 'haydn' | 'mozart' | 'schubert')[];
  fame_now: ('bach' | 'beethoven' | 'handel' | 'haydn' | 'mozart' | 'schubert')[];
  board: Board;
  furniture: Piece[];
  printed: Printed;
  seats: Seat[];
  counting: boolean;
  sheet: SheetLine[];
  winners: number[];
}
