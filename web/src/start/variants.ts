/** Options of a game, as a person reads them. */
import type { Option } from '../wire';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Whether a value can be at a table of so many: there is no fourth seat among three. */
export function possible(option: Option, value: string, players: number): boolean {
  const seats = option.values.filter((v) => seatOf(v) !== null);
  const seat = seatOf(value);
  return seat === null || seats.length < 2 || seat <= players;
}

function seatOf(value: string): number | null {
  if (/^[1-6]$/.test(value)) return Number(value);
  const at = ORDINALS.indexOf(value);
  return at < 0 ? null : at + 1;
}

/** A text without the ids of rules that some carry in brackets. */
export const withoutIds = (text: string): string => text.replace(/\s*\([A-Z0-9]+-[A-Z]+-[\w-]+\)/g, '');

/** What a value is called, and what it changes: many meanings say first the one, then the other. */
const told = (meaning: string): string[] => /^([^.]{1,60}?): (.+)$/.exec(withoutIds(meaning))?.slice(1) ?? [];

export const inShort = (meaning: string): string => capital(told(meaning)[0] ?? withoutIds(meaning));

/** What the value that is chosen changes, where its name alone does not say it. */
export function inFull(option: Option, value: string): string {
  const change = told(option.meanings[option.values.indexOf(value)] ?? '')[1] ?? '';
  return change && capital(change).replace(/([^.])$/, '$1.');
}

export const capital = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1).replace(/_/g, ' ');
