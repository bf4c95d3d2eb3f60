/** The waltz plays while a round runs, faster as the cards rise, and stops when the music stops. */
import type { Music } from '../../sound/sounds';
import type { State } from '../../wire';
import { runs, type View } from './view';

export function music(state: State): Music {
  const view = state.view as View;
  return { playing: !state.over && runs(view), pace: view.value };
}
