/** Equal prestige in Philharmonix: the rules say in words what decided. */
import type { Ties } from '../../stage/board';
import type { View } from './view';

export const TIES: Ties = { text: ({ view }) => (view as View).tie_break, rules: ['PH-END-6'] };
