/** Philharmonix on the stage. */
import type { GameBoard } from '../../stage/board';
import { GUIDE } from './guide';
import { heard } from './heard';
import { HOWTO } from './howto';
import PhilBoard from './PhilBoard.svelte';
import { scenes } from './scenes';
import { TIES } from './ties';

export default {
  picture: PhilBoard,
  guide: GUIDE,
  howto: HOWTO,
  scenes,
  heard,
  rounds: ['PH-ROUND-11'],
  ties: TIES,
} satisfies GameBoard;
