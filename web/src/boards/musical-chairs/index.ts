/** Musical Chairs on the stage. */
import type { GameBoard } from '../../stage/board';
import ChairsBoard from './ChairsBoard.svelte';
import { GUIDE } from './guide';
import { HOWTO } from './howto';
import { music } from './music';
import { scenes } from './scenes';

export default {
  picture: ChairsBoard,
  guide: GUIDE,
  howto: HOWTO,
  rounds: ['MC-SETUP-9', 'MC-NEXT-7'],
  scenes,
  music,
} satisfies GameBoard;
