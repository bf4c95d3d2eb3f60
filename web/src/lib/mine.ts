/** What this browser remembers: the keys to my seats. It works, for one visit, also where storage is blocked. */
import type { SeatAsked, TableMade } from '../wire';

export interface MyKey {
  seat: number; // -1 until the first state tells
  kind: SeatAsked;
  token: string;
}

export interface MyTable {
  table: string;
  game: string;
  title: string;
  keys: MyKey[];
  over: boolean;
  at: number;
}

const memory = new Map<string, string>();

/** Whether anything will still be known after a reload. */
export const remembers = (): boolean => remember('here', 'yes');

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`scherzo.${key}`) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Returns whether it will still be known after a reload. */
export function remember(key: string, value: string): boolean {
  memory.set(key, value);
  try {
    localStorage.setItem(`scherzo.${key}`, value);
    return true;
  } catch {
    return false;
  }
}

/** The keys under which something is kept that look like this. */
export function remembered(like: RegExp): string[] {
  const keys = new Set(memory.keys());
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('scherzo.')) keys.add(key.slice('scherzo.'.length));
  } catch {
    // nothing is kept here for longer than a visit
  }
  return [...keys].filter((key) => like.test(key));
}

export function myTables(): MyTable[] {
  try {
    const all = JSON.parse(recall('tables') ?? '[]') as MyTable[];
    return all.sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

export function myTable(id: string): MyTable | undefined {
  return myTables().find((t) => t.table === id);
}

export function keepTable(table: MyTable): boolean {
  const others = myTables().filter((t) => t.table !== table.table);
  return keepTables([{ ...table, at: Date.now() }, ...others]);
}

export function keepTables(tables: MyTable[]): boolean {
  return remember('tables', JSON.stringify(tables));
}

export function forgetTable(id: string): void {
  keepTables(myTables().filter((t) => t.table !== id));
}

export function keepMade(made: TableMade, game: string, title: string): boolean {
  return keepTable({ table: made.table, game, title, keys: made.seats, over: false, at: 0 });
}

/** The same people play again: everybody's key opens the same seat at the new table. */
export function keepRematch(before: string, after: string): boolean {
  const known = myTable(before);
  return known !== undefined && keepTable({ ...known, table: after, over: false });
}

/** A link to a seat was opened: its token joins the keys of that table. */
export function keepLink(id: string, token: string): boolean {
  const known = myTable(id) ?? newTable(id);
  if (known.keys.some((k) => k.token === token)) {
    const keys = known.keys.map((k) => (k.token === token ? { ...k, kind: 'me' as const } : k));
    return keepTable({ ...known, keys });
  }
  return keepTable({ ...known, keys: [...known.keys, { seat: -1, kind: 'me', token }] });
}

/** A seat has a new link: it takes the place of the old one. */
export function keepKey(id: string, key: MyKey): boolean {
  const known = myTable(id) ?? newTable(id);
  return keepTable({ ...known, keys: [...known.keys.filter((k) => k.seat !== key.seat), key] });
}

/** A link opens nothing any more. A table without a key is none of mine. */
export function dropKey(id: string, token: string): void {
  const known = myTable(id);
  const keys = known?.keys.filter((k) => k.token !== token) ?? [];
  if (known && keys.length) keepTable({ ...known, keys });
  else forgetTable(id);
}

function newTable(id: string): MyTable {
  return { table: id, game: '', title: '', keys: [], over: false, at: 0 };
}

/** A token nobody can guess that marks one message, so that sending it twice does nothing twice. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}
