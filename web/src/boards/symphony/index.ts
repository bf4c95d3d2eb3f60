/** Symphony on the stage. */
import type { GameBoard } from '../../stage/board';
import Keepsakes from './heard/MusicKeepsakes.svelte';
import { heard } from './heard/heard';
import { GUIDE } from './guide';
import { HOWTO } from './howto';
import { scenes } from './scenes';
import SymphonyBoard from './SymphonyBoard.svelte';
import type { View } from './view';

export default {
  picture: SymphonyBoard,
  guide: GUIDE,
  howto: HOWTO,
  rounds: ['SY-SYM-2'],
  ties: {
    text: ({ view }) =>
      `Of those who are tied, the first one clockwise from the holder of the First Player token wins: {${(view as View).first_player}} has it.`,
    rules: ['SY-END-5'],
  },
  scenes,
  heard,
  keepsakes: Keepsakes,
} satisfies GameBoard;
