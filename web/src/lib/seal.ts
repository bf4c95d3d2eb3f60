/**
 * The seal: a hash shown from the first state on, of the seed shown after the game. This browser notes the seal when
 * it first sees it, and at the end compares what it noted with the seed.
 */
import { recall, remember } from './mine';
import type { State } from '../wire';

export interface Noted {
  table: string;
  seal: string;
  moves: number; // how far the game had gone
}

export interface SealCheck {
  hash: 'fits' | 'broken' | 'unchecked'; // of the seed, against the seal shown with it
  noted: Noted | null; // null: this browser has not seen the seal before the end
  kept: boolean; // the seal shown now is the one noted
}

const MOST = 100;

export function noteSeal(state: State): void {
  if (state.over || noted(state.table)) return;
  const note = { table: state.table, seal: state.seal, moves: state.moves };
  remember('seals', JSON.stringify([note, ...allNoted()].slice(0, MOST)));
}

export async function checkSeal(state: State): Promise<SealCheck> {
  const note = noted(state.table);
  return { hash: await checkHash(state.seed, state.seal), noted: note, kept: note?.seal === state.seal };
}

async function checkHash(seed: string, seal: string): Promise<SealCheck['hash']> {
  if (!crypto.subtle) return 'unchecked'; // browsers hash only on https and on this machine
  const bytes = new TextEncoder().encode(`scherzo seal ${seed}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(digest, (b) => b.toString(16).padStart(2, '0')).join('');
  return hex === seal ? 'fits' : 'broken';
}

function noted(table: string): Noted | null {
  return allNoted().find((n) => n.table === table) ?? null;
}

function allNoted(): Noted[] {
  try {
    return JSON.parse(recall('seals') ?? '[]') as Noted[];
  } catch {
    return [];
  }
}
