/** Symphony No. 9 on the stage. */
import type { GameBoard } from '../../stage/board';
import type { State } from '../../wire';
import { GUIDE } from './guide';
import { HOWTO } from './howto';
import NinthBoard from './NinthBoard.svelte';
import { scenes } from './scenes';
import type { View } from './view';

export default {
  picture: NinthBoard,
  guide: GUIDE,
  howto: HOWTO,
  rounds: ['S9-SETUP-13', 'S9-CLEAN-4'],
  ties: { text: tie, rules: ['S9-SCORE-6'] },
  scenes,
} satisfies GameBoard;

/** The totals are equal: who has how many composition tiles. */
function tie({ view, scores }: State): string {
  const best = Math.max(...scores.map((s) => s.total));
  const tied = scores.filter((s) => s.total === best).sort((a, b) => a.rank - b.rank);
  const tiles = tied.map(({ seat }) => {
    const count = (view as View).composers.reduce((sum, { works }) => sum + works[seat], 0);
    return `{${seat}} has ${count}`;
  });
  return `The totals are equal: more composition tiles win. ${tiles.join(', ')}.`;
}
