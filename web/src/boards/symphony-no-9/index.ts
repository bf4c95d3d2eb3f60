/** Symphony No. 9 on the stage. */
import type { GameBoard } from '../../stage/board';
import { GUIDE } from './guide';
import { HOWTO } from './howto';
import NinthBoard from './NinthBoard.svelte';
import { scenes } from './scenes';
import { TIES } from './ties';

export default {
  picture: NinthBoard,
  guide: GUIDE,
  howto: HOWTO,
  rounds: ['S9-SETUP-13', 'S9-CLEAN-4'],
  ties: TIES,
  scenes,
} satisfies GameBoard;
