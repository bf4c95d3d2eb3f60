/** Philharmonix on the stage. */
import type { GameBoard } from '../../stage/board';
import { GUIDE } from './guide';
import { heard } from './heard';
import { HOWTO } from './howto';
import PhilBoard from './PhilBoard.svelte';
import { scenes } from './scenes';

export default {
  picture: PhilBoard,
  guide: GUIDE,
  howto: HOWTO,
  scenes,
  heard,
  rounds: ['PH-ROUND-11'],
  ties: {
    text: 'Of those with equal prestige, the one with more concerts wins, then with more top hats used, then with more credits.',
    rules: ['PH-END-6'],
  },
} satisfies GameBoard;
