/** Which etudes were solved, and on which days the day's was; kept in this browser. */
import { recall, remember } from '../lib/mine';

const DAY_MS = 86_400_000;

const words = (key: string): string[] => (recall(key) ?? '').split(' ').filter(Boolean);
const keep = (key: string, word: string) => remember(key, [...new Set([...words(key), word])].join(' '));

export const solved = (game: string): string[] => words(`etudes.${game}`);
export const keepSolved = (game: string, id: string): boolean => keep(`etudes.${game}`, id);
export const keepDay = (game: string, day: string): boolean => keep(`etude-days.${game}`, day);

/** Whether the etude of this day, by universal time, was solved. */
export const solvedToday = (game: string): boolean =>
  words(`etude-days.${game}`).includes(new Date().toISOString().slice(0, 10));

/** On how many days in a row, up to this one or the one before it, the day's etude was solved. */
export function streak(game: string, today: string): number {
  const days = new Set(words(`etude-days.${game}`));
  const at = (back: number) => new Date(Date.parse(today) - back * DAY_MS).toISOString().slice(0, 10);
  const from = days.has(today) ? 0 : 1;
  let length = 0;
  while (days.has(at(from + length))) length += 1;
  return length;
}
