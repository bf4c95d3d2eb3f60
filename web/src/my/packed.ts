/**
 * My games in a link, as much of them as fits into a QR code: the keys of running games, figures, and what was learnt.
 * All of it stands behind the #, which browsers never send to a server.
 */
import { myTables, type MyKey, type MyTable } from '../lib/mine';
import { playedGames, type PlayedGame } from '../lib/played';
import { everything, FORMAT, whole, type Luggage } from './luggage';

/** A link of this length is a QR code that a phone reads from a screen. */
const LONGEST = 1000;

export interface Packed {
  link: string;
  keys: number; // running games whose keys are in it
  games: number; // finished games whose figures are in it
  left: number; // games for which there was no room
  learnt: string; // what else is in it: lessons and etudes that were done
}

/** A link with the keys of running games first, then the figures of as many finished ones as fit. */
export async function pack(origin: string): Promise<Packed> {
  const running = myTables().filter((t) => !t.over);
  const figures = playedGames();
  const told = figures.filter((g) => g.over || running.some((t) => t.table === g.table));
  const room = async (keys: number, games: number, lists: Lists = {}) =>
    `${origin}/my#${await squeezed(running.slice(0, keys), told.slice(0, games), lists)}`;
  const keys = await most(running.length, (n) => room(n, 0));
  const games = keys < running.length ? 0 : await most(told.length, (n) => room(keys, n));
  const finished = told.slice(0, games).filter((g) => g.over).length;
  const left = running.length + told.filter((g) => g.over).length - keys - finished;
  const { lists = {} } = everything();
  const lessons = Object.fromEntries(Object.entries(lists).filter(([key]) => key.startsWith(LESSONS)));
  const fits = async (some: Lists) => left === 0 && (await room(keys, games, some)).length <= LONGEST;
  const carried = (await fits(lists)) ? lists : (await fits(lessons)) ? lessons : {};
  return { link: await room(keys, games, carried), keys, games: finished, left, learnt: called(carried) };
}

type Lists = Record<string, string>;
const LESSONS = 'learnt.';

/** What lists of words are about. */
function called(lists: Lists): string {
  const lessons = Object.keys(lists).filter((key) => key.startsWith(LESSONS)).length;
  const all = Object.keys(lists).length;
  return [...(lessons ? ['lessons'] : []), ...(all > lessons ? ['etudes'] : [])].join(' and ');
}

/** The largest number for which the link is short enough. */
async function most(limit: number, link: (n: number) => Promise<string>): Promise<number> {
  let [fits, over] = [0, limit + 1];
  while (over - fits > 1) {
    const middle = (fits + over) >> 1;
    if ((await link(middle)).length <= LONGEST) fits = middle;
    else over = middle;
  }
  return fits;
}

type ShortKey = [seat: number, kind: MyKey['kind'], token: string];
type ShortTable = [table: string, game: string, title: string, minutes: number, keys: ShortKey[]];
type ShortGame = [
  table: string,
  game: string,
  title: string,
  players: number,
  others: string[],
  over: 0 | 1,
  points: number,
  rank: number,
  minutes: number,
  accuracy: number,
];

const MINUTE = 60_000;

async function squeezed(tables: MyTable[], games: PlayedGame[], lists: Lists): Promise<string> {
  const own = (t: MyTable): ShortKey[] =>
    t.keys.filter((k) => k.kind !== 'friend').map((k) => [k.seat, k.kind, k.token]);
  const short = [
    tables.map((t): ShortTable => [t.table, t.game, t.title, Math.round(t.at / MINUTE), own(t)]),
    games.map((g): ShortGame => [
      g.table,
      g.game,
      g.title,
      g.players,
      g.others.flatMap((o) => [o.name, o.level]),
      g.over ? 1 : 0,
      g.points,
      g.rank,
      Math.round(g.at / MINUTE),
      g.accuracy === undefined ? -1 : Math.round(g.accuracy),
    ]),
    lists,
  ];
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(short)),
    new CompressionStream('deflate-raw'),
  );
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** What stands behind the # of such a link; throws a sentence where it was cut short. */
export async function unpack(packed: string): Promise<Luggage> {
  try {
    const text = atob(packed.replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(text, (c) => c.charCodeAt(0));
    const plain = await through(bytes, new DecompressionStream('deflate-raw'));
    const [tables, games, lists = {}] = JSON.parse(new TextDecoder().decode(plain)) as [
      ShortTable[],
      ShortGame[],
      Lists?,
    ];
    const luggage = { scherzo: FORMAT, tables: tables.map(longTable), games: games.map(longGame), lists };
    if (whole(luggage)) return luggage;
  } catch {
    // told below
  }
  throw new Error('This link is not complete. Copy it again, or scan its code once more.');
}

function longTable([table, game, title, minutes, keys]: ShortTable): MyTable {
  return {
    table,
    game,
    title,
    keys: keys.map(([seat, kind, token]) => ({ seat, kind, token })),
    over: false,
    at: minutes * MINUTE,
  };
}

function longGame(short: ShortGame): PlayedGame {
  const [table, game, title, players, others, over, points, rank, minutes, accuracy] = short;
  return {
    table,
    game,
    title,
    players,
    others: Array.from({ length: others.length / 2 }, (_, i) => ({
      name: others[2 * i],
      level: others[2 * i + 1],
    })),
    over: over === 1,
    points,
    rank,
    at: minutes * MINUTE,
    ...(accuracy < 0 ? {} : { accuracy }),
  };
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const out = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(out).arrayBuffer());
}
