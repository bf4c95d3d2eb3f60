/** Reading a log for scenes: by the rules that lines rest on, which stay when words change. */
import type { LogLine } from '../wire';

const rests = (line: LogLine, rules: string[]) => line.rules.some((rule) => rules.includes(rule));

/** The stretches of a log from a line that rests on one rule to the next one that rests on another; open ones are left out. */
export function spans(log: LogLine[], begins: string[], ends: string[]): LogLine[][] {
  const found: LogLine[][] = [];
  let open: LogLine[] | null = null;
  for (const line of log) {
    if (rests(line, begins)) open = [];
    open?.push(line);
    if (open && rests(line, ends)) {
      found.push(open);
      open = null;
    }
  }
  return found;
}

export const resting = (lines: LogLine[], ...rules: string[]): LogLine[] =>
  lines.filter((l) => rests(l, rules));

/** Who a line speaks of first. */
export const moverOf = (line: LogLine): number => Number(/^\{(\d)\}/.exec(line.text)?.[1] ?? -1);
