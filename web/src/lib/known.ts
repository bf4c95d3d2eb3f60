/** The log as far as this page has read it: states bring only the lines that are new, and are made whole here. */
import type { LogLine, State } from '../wire';

export class KnownLog {
  number = 0; // the row of the table's log up to which the lines are known
  private lines: LogLine[] = [];

  /** The same state with all lines. Lines of moves that were taken back are no longer among them. */
  whole(state: State): State {
    this.lines = [...this.lines.filter((line) => line.number < state.log_from), ...state.log];
    this.number = state.number;
    return { ...state, log: this.lines };
  }
}
