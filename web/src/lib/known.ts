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
  after({ state, view }: Changes): State | null {
    if (!this.last) return null;
    return this.whole({ ...this.last, ...state, view: { ...(this.last.view as object), ...view } });
  }
}
