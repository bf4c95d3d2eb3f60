/** The Maestro's latest turn, as the log tells it: from the card that was turned over to its last consequence. */
import type { LogLine } from '../../wire';

export function latestTurn(log: LogLine[], maestro: number): LogLine[] {
  const from = log.findLastIndex((line) => line.rules.includes('PH-SOLO-5'));
  if (from < 0) return [];
  const after = log.slice(from + 1);
  const end = after.findIndex((line) => /^\{\d\}/.test(line.text) && !line.text.startsWith(`{${maestro}}`));
  return [log[from], ...(end < 0 ? after : after.slice(0, end))];
}
