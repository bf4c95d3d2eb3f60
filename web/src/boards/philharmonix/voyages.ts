/** Ships fly along strings: which planets lie on their way. */
import type { Planet } from './view';

/** The shortest way along the strings, both ends included; nothing where there is none. */
export function route(planets: Planet[], from: string, to: string): string[] {
  const strings = new Map(planets.map((p) => [p.name, p.lines]));
  const came = new Map([[from, '']]);
  for (const here of came.keys())
    for (const next of strings.get(here) ?? []) if (!came.has(next)) came.set(next, here);
  const way: string[] = [];
  for (let at = came.has(to) ? to : ''; at; at = came.get(at) ?? '') way.unshift(at);
  return way;
}

/** Remembers where every ship lay, to say which way it has come. */
export class Voyages {
  private berths = new Map<number, string>();

  /** By seat, the planets on the way to where its ship lies now. */
  made(planets: Planet[]): Map<number, string[]> {
    const now = new Map(planets.flatMap((p) => p.ships.map((seat) => [seat, p.name] as const)));
    const ways = new Map(
      [...now].map(([seat, to]) => [seat, route(planets, this.berths.get(seat) ?? to, to)]),
    );
    this.berths = now;
    return ways;
  }
}
