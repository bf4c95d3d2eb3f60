/** The figures of my finished games of one kind. */
import type { PlayedGame } from '../lib/played';

export interface Row {
  name: string;
  games: number;
  won: number;
}

export interface Figures {
  games: number;
  won: number;
  best: number;
  accuracy: number | null; // the mean of the games that were reviewed
  byPlayers: Row[];
  byOpponents: Row[];
  trend: PlayedGame[]; // the latest games, the oldest of them first
}

const TREND = 30;

export function figures(games: PlayedGame[]): Figures {
  const over = games.filter((g) => g.over).sort((a, b) => a.at - b.at);
  const reviewed = over.flatMap((g) => g.accuracy ?? []);
  return {
    games: over.length,
    won: over.filter((g) => g.rank === 1).length,
    best: Math.max(...over.map((g) => g.points)),
    accuracy: reviewed.length ? reviewed.reduce((a, b) => a + b) / reviewed.length : null,
    byPlayers: rows(over, (g) => String(g.players)).sort((a, b) => Number(a.name) - Number(b.name)),
    byOpponents: rows(over, opponents).sort((a, b) => b.games - a.games),
    trend: over.slice(-TREND),
  };
}

/** Whom a game was played against: bots of one level, of several, or people. */
export function opponents(game: PlayedGame): string {
  const levels = new Set(game.others.map((o) => o.level));
  if (levels.has('')) return game.players > 1 ? 'People' : 'Nobody else';
  return levels.size > 1 ? 'Bots of several levels' : ([...levels][0] ?? 'Nobody else');
}

function rows(games: PlayedGame[], name: (game: PlayedGame) => string): Row[] {
  const found = new Map<string, Row>();
  for (const game of games) {
    const key = name(game);
    const row = found.get(key) ?? { name: key, games: 0, won: 0 };
    found.set(key, { ...row, games: row.games + 1, won: row.won + (game.rank === 1 ? 1 : 0) });
  }
  return [...found.values()];
}
