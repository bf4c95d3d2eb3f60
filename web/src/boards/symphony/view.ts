/** Helpers around the view of Symphony. Discs are seat numbers, or -1 for black. */
import type { View } from '../../wire/symphony';

export type {
  Card,
  ClefCard,
  Disc,
  Landing,
  Majority,
  Note,
  Objective,
  Place,
  Printed,
  Player,
  View,
} from '../../wire/symphony';

/** Names as they stand in element ids: small letters and hyphens. */
export const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ /g, '-');

/** Whether the orchestra is being formed: then it is large and the score is small. */
export const forming = (view: View) => view.movement === '' && view.phase !== 'the end';

export const COLUMNS = ['A', 'B', 'C', 'D', 'E'];
export const VOICES = ['1st Voice', '2nd Voice', '3rd Voice'];
