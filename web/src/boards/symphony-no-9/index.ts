/** Symphony No. 9 on the stage. */
import type { GameBoard } from '../../stage/board';
import { GUIDE } from './guide';
import NinthBoard from './NinthBoard.svelte';
import { scenes } from './scenes';

export default { picture: NinthBoard, guide: GUIDE, scenes } satisfies GameBoard;
