/** Symphony on the stage. */
import type { GameBoard } from '../../stage/board';
import Keepsakes from './heard/MusicKeepsakes.svelte';
import { heard } from './heard/heard';
import { GUIDE } from './guide';
import { scenes } from './scenes';
import SymphonyBoard from './SymphonyBoard.svelte';

export default {
  picture: SymphonyBoard,
  guide: GUIDE,
  scenes,
  heard,
  keepsakes: Keepsakes,
} satisfies GameBoard;
