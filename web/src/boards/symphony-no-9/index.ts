/** Symphony No. 9 on the stage. */
import type { GameBoard } from '../../stage/board';
import { GUIDE } from './guide';
import { HOWTO } from './howto';
import NinthBoard from './NinthBoard.svelte';
import { scenes } from './scenes';

export default {
  picture: NinthBoard,
  guide: GUIDE,
  howto: HOWTO,
  rounds: ['S9-SETUP-13', 'S9-CLEAN-4'],
  ties: { text: 'The totals are equal: more composition tiles win.', rules: ['S9-SCORE-6'] },
  scenes,
} satisfies GameBoard;
