/** Equal points in Symphony: who sits first after the holder of the First Player token. */
import type { Ties } from '../../stage/board';
import type { View } from './view';

export const TIES: Ties = {
  text: ({ view }) =>
    `Of those who are tied, the first one clockwise from the holder of the First Player token wins: {${(view as View).first_player}} has it.`,
  rules: ['SY-END-5'],
};
