/** Texts name seats as {0}, {1}: here they get their players' names. */
import type { SeatInfo } from '../wire';

const LETTERS = 'ABCDEF';

export function letter(seat: number): string {
  return LETTERS[seat] ?? '?';
}

export function nameOf(seats: SeatInfo[], seat: number): string {
  return seats[seat]?.name || `Seat ${letter(seat)}`;
}

export function fill(text: string, seats: SeatInfo[]): string {
  return text.replace(/\{(\d)\}/g, (_, n) => nameOf(seats, Number(n)));
}

/** A text cut at its seats, so that each name can carry its emblem. */
export function parts(text: string): (string | number)[] {
  return text
    .split(/(\{\d\})/)
    .filter((p) => p !== '')
    .map((p) => (/^\{\d\}$/.test(p) ? Number(p[1]) : p));
}

export function clockText(seconds: number): string {
  const s = Math.max(0, Math.round(seconds));
  if (s >= 172800) return `${Math.floor(s / 86400)} days`;
  if (s >= 3600) return `${Math.floor(s / 3600)}:${String(Math.floor((s % 3600) / 60)).padStart(2, '0')} h`;
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
}

/** Points with the rulebook's halves and thirds, at most two decimals. */
export function points(n: number): string {
  return Number.isInteger(n) ? String(n) : String(Math.round(n * 100) / 100);
}
