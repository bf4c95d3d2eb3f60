/** Musical Chairs on the stage. */
import type { GameBoard } from '../../stage/board';
import ChairsBoard from './ChairsBoard.svelte';
import { GUIDE } from './guide';
import { music } from './music';
import { scenes } from './scenes';

export default { picture: ChairsBoard, guide: GUIDE, music, scenes } satisfies GameBoard;
