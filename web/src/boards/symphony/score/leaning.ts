/** A majority as it stands, and as it would stand if the note that is pointed at were taken. */
import type { Majority } from '../view';

export interface Leaning extends Majority {
  then: number[]; // what would count, by seat; as it stands where nothing is pointed at
  ahead: number[]; // the seats that would be in front
}

export function leaning(majority: Majority, then: number[] = majority.tops): Leaning {
  const most = Math.max(...then);
  return { ...majority, then, ahead: then.flatMap((tops, seat) => (tops === most && most ? [seat] : [])) };
}
