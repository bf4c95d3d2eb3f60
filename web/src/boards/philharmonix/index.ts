/** Philharmonix on the stage. */
import type { GameBoard } from '../../stage/board';
import { GUIDE } from './guide';
import { heard } from './heard';
import { HOWTO } from './howto';
import PhilBoard from './PhilBoard.svelte';
import { scenes } from './scenes';
import type { View } from './view';

export default {
  picture: PhilBoard,
  guide: GUIDE,
  howto: HOWTO,
  scenes,
  heard,
  rounds: ['PH-ROUND-11'],
  ties: {
    text: ({ view }) => (view as View).tie_break,
    rules: ['PH-END-6'],
  },
} satisfies GameBoard;
