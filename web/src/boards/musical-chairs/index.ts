/** Musical Chairs on the stage. */
import type { GameBoard } from '../../stage/board';
import { choiceOrder } from './cards';
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
  order: choiceOrder,
} satisfies GameBoard;
