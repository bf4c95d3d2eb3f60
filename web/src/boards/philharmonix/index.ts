/** Philharmonix on the stage. */
import type { GameBoard } from '../../stage/board';
import { GUIDE } from './guide';
import { heard } from './heard';
import PhilBoard from './PhilBoard.svelte';
import { scenes } from './scenes';

export default { picture: PhilBoard, guide: GUIDE, scenes, heard } satisfies GameBoard;
