/** What is heard of Philharmonix: a piano key that is taken, a standing ovation. */
import { sounds } from '../../sound/sounds';
import type { State } from '../../wire';
import type { View } from './view';

// The white keys from C3 as semitones above A4; a black key lies one semitone above the white one on its left.
const WHITE = [0, 2, 4, 5, 7, 9, 11];
const pitch = (left: number) => -21 + 12 * Math.floor(left / 7) + WHITE[left % 7] + 1;

export function heard(before: State, state: State): boolean {
  const [was, now] = [before.view as View, state.view as View];
  const taken = now.keys.filter((k, i) => k.owner !== null && was.keys[i]?.owner === null);
  if (taken.length) {
    sounds.notes(
      taken.map((k) => pitch(k.left)),
      0.16,
      'pluck',
    );
    return true;
  }
  const [heardBefore, last] = [was.last_concert, now.last_concert];
  const fresh = last !== null && (last.planet !== heardBefore?.planet || last.seat !== heardBefore.seat);
  const ovation = fresh && last.ovation > 0;
  if (ovation) sounds.notes([-2, 2, 5, 10, 14, 17], 0.09, 'bow');
  return ovation;
}
