/** The table as far as this page knows it: states bring only what is new, and are made whole here. */
import type { Changes, LogLine, State } from '../wire';

export class Known {
  number = 0; // the row of the table's log up to which the lines are known
  private lines: LogLine[] = [];
  private last: State | null = null;

  /** The same state with all lines. Lines of moves that were taken back are no longer among them. */
  whole(state: State): State {
    this.lines = [...this.lines.filter((line) => line.number < state.log_from), ...state.log];
    this.number = state.number;
    this.last = { ...state, log: this.lines };
    return this.last;
  }

  /** The state after what has changed; null if nothing is known that could have changed. */
  after({ state, view, parts }: Changes): State | null {
    if (!this.last) return null;
    const before = this.last.view as Record<string, unknown>;
    const lists = Object.entries(parts).map(([field, changed]) => {
      const list = before[field] as unknown[];
      return [field, list.map((part, at) => (at in changed ? changed[at] : part))];
    });
    return this.whole({ ...this.last, ...state, view: { ...before, ...view, ...Object.fromEntries(lists) } });
  }
}
