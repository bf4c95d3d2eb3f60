/** My games on their way to another browser: what travels, and how it joins what is there. */
import { keepTables, myTables, recall, remember, remembered, type MyTable } from '../lib/mine';
import { keepPlayed, playedGames, type PlayedGame } from '../lib/played';

export const FORMAT = 1;
/** Under these beginnings of keys stand lists of words: lessons learnt, etudes solved. Brought together they are all of both. */
const LISTS = /^(learnt|etudes|etude-days)\.[a-z0-9-]+$/;

export interface Luggage {
  scherzo: number;
  tables: MyTable[];
  games: PlayedGame[];
  lists?: Record<string, string>; // words with spaces between, by key
}

export interface Added {
  running: number;
  finished: number;
  known: number;
  learnt: number; // lessons and etudes that were not done here
}

export function everything(): Luggage {
  const lists = Object.fromEntries(remembered(LISTS).map((key) => [key, recall(key) ?? '']));
  return { scherzo: FORMAT, tables: myTables(), games: playedGames(), lists };
}

export function fileText(): string {
  return JSON.stringify(everything(), null, 1);
}

/** A file or link from another browser; throws a sentence where it is something else. */
export function read(text: string): Luggage {
  let found: Partial<Luggage>;
  try {
    found = JSON.parse(text) as Partial<Luggage>;
  } catch {
    throw new Error('This is not a file of games from Scherzo.');
  }
  if (found?.scherzo !== FORMAT || !whole(found as Luggage))
    throw new Error('This is not a file of games from Scherzo, or one of a newer version.');
  return found as Luggage;
}

/** Whether everything is there that the page will read: what somebody else wrote must not spoil what is kept. */
export function whole({ tables, games, lists = {} }: Luggage): boolean {
  const texts = (...all: unknown[]) => all.every((one) => typeof one === 'string');
  const numbers = (...all: unknown[]) => all.every(Number.isFinite);
  const isTable = (t: MyTable) =>
    texts(t?.table, t?.game, t?.title) &&
    numbers(t.at) &&
    Array.isArray(t.keys) &&
    t.keys.every((k) => texts(k?.kind, k?.token) && numbers(k.seat));
  const isGame = (g: PlayedGame) =>
    texts(g?.table, g?.game, g?.title) &&
    numbers(g.players, g.points, g.rank, g.at, g.accuracy ?? 0) &&
    Array.isArray(g.others) &&
    g.others.every((o) => texts(o?.name, o?.level));
  return (
    Array.isArray(tables) &&
    Array.isArray(games) &&
    tables.every(isTable) &&
    games.every(isGame) &&
    texts(...Object.values(lists))
  );
}

/** Brings what arrived together with what is here. Of the same game the newer news stays, and nothing is lost. */
export function add(luggage: Luggage): Added {
  const tables = new Map(myTables().map((t) => [t.table, t]));
  const games = new Map(playedGames().map((g) => [g.table, g]));
  const before = new Set([...tables.keys(), ...games.keys()]);
  for (const table of luggage.tables) tables.set(table.table, bothTables(tables.get(table.table), table));
  for (const game of luggage.games) games.set(game.table, bothGames(games.get(game.table), game));
  keepTables([...tables.values()]);
  keepPlayed([...games.values()]);
  let learnt = 0;
  for (const [key, words] of Object.entries(luggage.lists ?? {}))
    if (LISTS.test(key)) {
      const here = recall(key) ?? '';
      remember(key, together(here, words));
      learnt += listed(together(here, words)).length - listed(here).length;
    }
  const arrived = new Set([...luggage.tables, ...luggage.games].map((t) => t.table));
  const fresh = [...arrived].filter((id) => !before.has(id));
  const running = fresh.filter((id) => tables.has(id) && !tables.get(id)?.over && !games.get(id)?.over);
  return {
    running: running.length,
    finished: fresh.length - running.length,
    known: arrived.size - fresh.length,
    learnt,
  };
}

function bothTables(here: MyTable | undefined, there: MyTable): MyTable {
  if (!here) return there;
  const [newer, older] = here.at >= there.at ? [here, there] : [there, here];
  const seats = new Set(newer.keys.filter((k) => k.seat >= 0).map((k) => k.seat));
  const tokens = new Set(newer.keys.map((k) => k.token));
  const more = older.keys.filter((k) => !tokens.has(k.token) && !seats.has(k.seat));
  return { ...newer, keys: [...newer.keys, ...more], over: here.over || there.over };
}

function bothGames(here: PlayedGame | undefined, there: PlayedGame): PlayedGame {
  if (!here) return there;
  const ours = here.over === there.over ? here.at >= there.at : here.over; // what is over is over
  return ours ? { ...there, ...here } : { ...here, ...there };
}

const listed = (words: string): string[] => [...new Set(words.split(' ').filter(Boolean))];
const together = (here: string, there: string): string => listed(`${here} ${there}`).join(' ');
