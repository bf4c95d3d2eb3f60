/** The view of Symphony No. 9, as the server sends it (games/symphony_no_9/shown.py). */

export interface Space {
  reputation: number;
  squares: number;
  cubes: number;
  current: boolean;
  story: string;
}

export interface ScoringTile {
  id: string;
  tile: number;
  side: string;
  text: string;
  rule: string;
  points: string[];
}

export interface Composer {
  id: string;
  name: string;
  full_name: string;
  color: string;
  row: number;
  alive: boolean;
  dying: boolean;
  reputation: number;
  position: number;
  rank: number;
  level: string;
  spaces: Space[];
  cubes_left: number;
  cubes: number[];
  works: number[];
  works_left: number;
  titles: string[];
  patron: number;
  leader: number;
  scoring: ScoringTile;
}

export interface Furniture {
  id: string;
  coins: number;
  points: number;
}

export interface Contribution {
  coins: number;
  furniture: string[];
  value: number;
}

export interface Seat {
  seat: number;
  kind: 'player' | 'bot';
  starts: boolean;
  deciding: boolean;
  committed: boolean;
  cubes: number[];
  fresh: number[];
  works: number[];
  coins: number | null;
  furniture: string[] | null;
  hand: Contribution | null;
  sale: string[] | null;
  rewarded: boolean;
  punished: boolean;
}

export interface Level {
  id: 'low' | 'medium' | 'high';
  lowest: number;
  highest: number;
  payout: number;
  bonus: string;
  composers: string[];
}

export interface Past {
  round: number;
  budget: number | null;
  result: string;
  performers: string[];
}

export interface Board {
  levels: Level[];
  limit: number;
  penalty: number[];
  rounds: Past[];
  tokens_unseen: [number, number][];
  total: number | null;
  bot_tile: number[];
  bot_gave: number | null;
  bot_tiles: number[][];
}

export interface View {
  round: number;
  rounds: number;
  phase: 'sponsor' | 'concert' | 'over';
  step: string;
  viewer: number;
  players: number;
  order: number[];
  start: number;
  waiting: number[];
  picks: number;
  prices: [number, number];
  composers: Composer[];
  ranking: string[];
  fame_now: string[];
  board: Board;
  furniture: Furniture[];
  seats: Seat[];
  counting: boolean;
}

export const INKS: Record<string, { fill: string; pale: string }> = {
  red: { fill: 'var(--red)', pale: 'var(--red-pale)' },
  yellow: { fill: 'var(--yellow)', pale: 'var(--yellow-pale)' },
  green: { fill: 'var(--green)', pale: 'var(--green-pale)' },
  blue: { fill: 'var(--blue)', pale: 'var(--blue-pale)' },
  purple: { fill: 'var(--purple)', pale: 'var(--purple-pale)' },
  brown: { fill: 'var(--brown)', pale: 'var(--brown-pale)' },
};

export const inkOf = (color: string) => INKS[color] ?? INKS.brown;
export const budgetText = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');
