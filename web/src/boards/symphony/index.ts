/** Symphony on the stage. */
import type { GameBoard } from '../../stage/board';
import Keepsakes from './heard/MusicKeepsakes.svelte';
import { heard } from './heard/heard';
import { GUIDE } from './guide';
import { HOWTO } from './howto';
import { scenes } from './scenes';
import SymphonyBoard from './SymphonyBoard.svelte';
import { TIES } from './ties';

export default {
  picture: SymphonyBoard,
  guide: GUIDE,
  howto: HOWTO,
  rounds: ['SY-SYM-2'],
  ties: TIES,
  scenes,
  heard,
  keepsakes: Keepsakes,
} satisfies GameBoard;
