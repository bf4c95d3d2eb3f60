/** How a game ended, said to whoever looks: "You win by 3", "{1} wins; you lose by 3". */
import { listed } from '../lib/english';
import { points } from '../lib/names';
import type { Score, State } from '../wire';

export interface Outcome {
  text: string; // seats as {0}, {1}
  tied: boolean; // totals are equal, and a tie-break decided
}

export function outcome(state: State): Outcome {
  const ranked = [...state.scores].sort((a, b) => a.rank - b.rank);
  const winners = ranked.filter((s) => s.rank === 1);
  const next = ranked.find((s) => s.rank > 1);
  const best = winners[0]?.total ?? 0;
  const tied = next !== undefined && next.total === best;
  const mine = state.scores.find((s) => s.seat === state.viewer);
  return { text: `${told(winners, mine, next, best)}.`, tied };
}

function told(winners: Score[], mine: Score | undefined, next: Score | undefined, best: number): string {
  const names = winners.map((s) => `{${s.seat}}`);
  const total = `${points(best)} ${best === 1 ? 'point' : 'points'}`;
  if (winners.length > 1) {
    const others = names.filter((_, i) => winners[i] !== mine);
    const who =
      mine?.rank === 1
        ? `You share the victory with ${listed(others)}`
        : `${listed(names)} share the victory`;
    return `${who}: ${total} each`;
  }
  if (mine?.rank === 1) return `You win with ${total}${next ? by(best - next.total, ', ', ' ahead') : ''}`;
  const lost =
    mine && best > mine.total
      ? `; you lose by ${points(best - mine.total)}`
      : mine
        ? '; you lose the tie-break'
        : '';
  return `${names[0] ?? 'Nobody'} wins with ${total}${lost}`;
}

const by = (gap: number, before: string, after: string) => (gap > 0 ? `${before}${points(gap)}${after}` : '');
