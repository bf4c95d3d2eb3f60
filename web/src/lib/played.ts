/** What this browser remembers of my games besides the keys: who was there, how they ended, how well I played. */
import { recall, remember } from './mine';
import type { State } from '../wire';

export interface Opponent {
  name: string;
  level: string; // of a bot; empty for people
}

export interface PlayedGame {
  table: string;
  game: string;
  title: string;
  players: number;
  others: Opponent[];
  over: boolean;
  points: number;
  rank: number; // 1 for winners, also for those who share the victory; 0 while the game runs
  at: number; // milliseconds since 1970: when it ended, or was last known to run
  accuracy?: number; // in percent, where the game was reviewed
}

export function playedGames(): PlayedGame[] {
  try {
    const all = JSON.parse(recall('played') ?? '[]') as PlayedGame[];
    return all.sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

const playedGame = (table: string): PlayedGame | undefined => playedGames().find((g) => g.table === table);

export function keepPlayed(games: PlayedGame[]): boolean {
  return remember('played', JSON.stringify(games));
}

/** What a state of a table tells about the game of one of my seats. */
export function notePlayed(state: State, seat: number): void {
  if (seat < 0 || seat >= state.players) return;
  const known = playedGame(state.table);
  if (known?.over) return; // it ended once
  const game = { ...known, ...told(state, seat) };
  const same = known && !game.over && JSON.stringify(known.others) === JSON.stringify(game.others);
  if (!same) keepPlayed([game, ...playedGames().filter((g) => g.table !== state.table)]);
}

/** How well I chose in a game, in percent, once that has been worked out. */
export function noteAccuracy(table: string, accuracy: number): void {
  keepPlayed(playedGames().map((g) => (g.table === table ? { ...g, accuracy } : g)));
}

export function forgetPlayed(table: string): void {
  keepPlayed(playedGames().filter((g) => g.table !== table));
}

function told(state: State, seat: number): PlayedGame {
  const mine = state.scores.find((s) => s.seat === seat);
  const counts = (s: { seat: number; kind: string }) =>
    s.seat !== seat && (s.kind !== 'virtual' || state.scores.some((score) => score.seat === s.seat));
  return {
    table: state.table,
    game: state.game,
    title: state.title,
    players: state.players,
    others: state.seats.filter(counts).map((s) => ({ name: s.name, level: s.kind === 'bot' ? s.level : '' })),
    over: state.over,
    points: mine?.total ?? 0,
    rank: mine?.rank ?? 0,
    at: Date.now(),
  };
}
