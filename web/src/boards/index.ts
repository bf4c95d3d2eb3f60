/** Which game has which picture. A game without one is played on the plain board. */
import type { Component } from 'svelte';
import type { State } from '../wire';
import type { Music } from '../sound/sounds';
import { GUIDE as CHAIRS_GUIDE } from './musical-chairs/guide';
import { music as chairsMusic } from './musical-chairs/music';
import { GUIDE as NINTH_GUIDE } from './symphony-no-9/guide';

export interface GuideStep {
  at: string; // a selector of what it speaks of
  title: string;
  text: string;
  until?: (state: State) => boolean; // goes on by itself then
}

export interface GameBoard {
  load: () => Promise<Component<{ state: State }>>;
  guide?: GuideStep[];
  music?: (state: State) => Music;
}

type Picture = Component<{ state: State }>;
const cache = new Map<string, Promise<Picture>>();
const once = (name: string, load: () => Promise<{ default: Picture }>) => () => {
  if (!cache.has(name)) {
    cache.set(
      name,
      load().then((m) => m.default),
    );
  }
  return cache.get(name) as Promise<Picture>;
};

const BOARDS: Record<string, GameBoard> = {
  'musical-chairs': {
    load: once('musical-chairs', () => import('./musical-chairs/ChairsBoard.svelte')),
    guide: CHAIRS_GUIDE,
    music: chairsMusic,
  },
  'symphony-no-9': {
    load: once('symphony-no-9', () => import('./symphony-no-9/NinthBoard.svelte')),
    guide: NINTH_GUIDE,
  },
};

export function boardOf(game: string): GameBoard | null {
  return BOARDS[game] ?? null;
}
