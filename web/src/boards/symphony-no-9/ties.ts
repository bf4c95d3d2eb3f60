/** Equal totals in Symphony No. 9: who has how many composition tiles. */
import type { Ties } from '../../stage/board';
import type { State } from '../../wire';
import type { View } from './view';

export const TIES: Ties = { text: tie, rules: ['S9-SCORE-6'] };

function tie({ view, scores }: State): string {
  const best = Math.max(...scores.map((s) => s.total));
  const tied = scores.filter((s) => s.total === best).sort((a, b) => a.rank - b.rank);
  const tiles = tied.map(({ seat }) => {
    const count = (view as View).composers.reduce((sum, { works }) => sum + works[seat], 0);
    return `{${seat}} has ${count}`;
  });
  return `The totals are equal: more composition tiles win. ${tiles.join(', ')}.`;
}
