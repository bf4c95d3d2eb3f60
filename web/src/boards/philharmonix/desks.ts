/** The lines of an action's table: what each row brings and costs, costs with a minus. */
import type { Action, Row } from './view';

export interface DeskLine {
  sign: string;
  kind: 'gain' | 'cost';
  values: string[];
}

const BRINGS: Record<string, string> = {
  Patron: 'patron_points',
  Perform: 'soloist',
  Promote: 'upgrade',
  Compose: 'symphony',
  Audition: 'musician',
};

export function deskLines(action: Action): DeskLine[] {
  const line = (sign: string, kind: 'gain' | 'cost', of: (row: Row) => number): DeskLine => ({
    sign,
    kind,
    values: action.table.map((row) => (kind === 'cost' && of(row) ? `−${of(row)}` : String(of(row)))),
  });
  if (action.name === 'Invest')
    return [
      line('experience', 'gain', (r) => r.gain),
      line('experience', 'cost', (r) => r.experience),
      line('ap_limit', 'gain', (r) => r.amount),
    ];
  const lines = [line(BRINGS[action.name] ?? 'star', 'gain', (r) => r.amount)];
  if (action.table.some((r) => r.gain)) lines.push(line('experience', 'gain', (r) => r.gain));
  if (action.table.some((r) => r.credits)) lines.push(line('credits', 'cost', (r) => r.credits));
  if (action.table.some((r) => r.experience)) lines.push(line('experience', 'cost', (r) => r.experience));
  return lines;
}
