/** The small signs of abilities and Musician tokens, around the origin within 8 units, and what each means. */

import { counted } from '../../lib/english';
import type { Printed } from './view';

export interface Sign {
  line?: string; // outlines
  fill?: string; // filled shapes
  means: string; // values of the component file as {cover}, {clef}, {overwriting}
  rule: string;
}

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const SHIELD = 'M-5.500 -6Q0 -4.500 0 -7Q0 -4.500 5.500 -6V0Q5.500 5 0 7Q-5.500 5 -5.500 0Z';
const FLAT =
  'M-2.500 -7V5.500C1 3.500 3.500 1.500 3.500 -.5C3.500 -2.800 .5 -3 -1.500 -1.200V-7ZM-1.500 3.300V.5C-.5 -1.200 1.600 -1.300 1.600 .1C1.600 1.200 .2 2.400 -1.500 3.300Z';
const SHARP = 'M-2 -6V7M2 -7V6M-4.500 -1.800L4.500 -3.800M-4.500 3.800L4.500 1.800';
const LINKS =
  'M-1 -2.800L-3.200 -.6a3 3 0 0 0 4.200 4.200M1 2.800L3.200 .6a3 3 0 0 0 -4.200 -4.200M-2 2L2 -2';
/** A star of five points; as many of them as there are points more, since a figure would be too small to be read. */
const star = (x: number, y: number, r: number) => {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const [far, turn] = [i % 2 ? r * 0.42 : r, (i * Math.PI) / 5];
    return `${(x + far * Math.sin(turn)).toFixed(2)} ${(y - far * Math.cos(turn)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
};
/** A disc that belongs to nobody: black around a white ring. */
const blackDisc = (x: number, y: number, r: number) =>
  `${disc(x, y, r)}${disc(x, y, r * 0.62)}${disc(x, y, r * 0.3)}`;

export const SIGNS: Record<string, Sign> = {
  Overwriting: {
    line: disc(-2, 2.5, 4.2),
    fill: disc(2.2, -2.2, 4),
    means: 'its own discs may cover a single disc of another player; that scores {cover}',
    rule: 'SY-ABIL-OW',
  },
  'Black Overwriting': {
    line: disc(-2.4, 2.8, 4),
    fill: blackDisc(2.2, -2.2, 4.6),
    means: 'its black discs may cover a single disc of another player',
    rule: 'SY-ABIL-BOW',
  },
  'Strong Overwriting': {
    line: `${disc(-3.2, 3.6, 3.4)}${disc(-0.4, 0.8, 3.4)}`,
    fill: disc(2.8, -2.6, 3.8),
    means: 'its own discs must cover another player’s disc, even one that already lies on another',
    rule: 'SY-ABIL-SOW',
  },
  'Black Strong Overwriting': {
    line: `${disc(-3.2, 3.6, 3.4)}${disc(-0.4, 0.8, 3.4)}`,
    fill: blackDisc(2.4, -2.6, 4.6),
    means: 'its black discs must cover another player’s disc, even one that already lies on another',
    rule: 'SY-ABIL-BSOW',
  },
  Protection: {
    line: SHIELD,
    means: 'each own disc is placed with a black disc below it, so that plain Overwriting cannot reach it',
    rule: 'SY-ABIL-PROT',
  },
  Flat: { fill: FLAT, means: 'it may play flat notes', rule: 'SY-ABIL-FLAT' },
  Sharp: { line: SHARP, means: 'it may play sharp notes', rule: 'SY-ABIL-SHARP' },
  Imminent: {
    fill: 'M1 -7.500L-4.500 1H-.5L-1.500 7.500L4.500 -2H.5Z',
    means: 'it plays once in the Attack, before all others',
    rule: 'SY-ABIL-IMM',
  },
  Soloist: {
    line: 'M-7 0a7 5 0 1 0 14 0a7 5 0 1 0 -14 0z',
    fill: `${disc(-3, 0, 1.8)}${disc(3, 0, 1.8)}`,
    means: 'all discs inside its dotted line are placed together in one turn',
    rule: 'SY-ABIL-SOLO',
  },
  Chaining: {
    line: LINKS,
    means: 'its next discs may follow at once, each on the note beside the one before',
    rule: 'SY-ABIL-CHAIN',
  },
  Absolute: {
    line: 'M-6 -3.500a6 2.200 0 1 0 12 0a6 2.200 0 1 0 -12 0zM-6 -3.500v3.600a6 2.200 0 0 0 12 0v-3.600M-6 .1v3.600a6 2.200 0 0 0 12 0v-3.600',
    means: 'three more discs are stacked here; they play in the Coda and score nothing at once',
    rule: 'SY-ABIL-ABS',
  },
  Obsessive: {
    line: 'M5.500 2.500a6 6 0 1 1 -.8 -6.200M5.600 -7v3.600h-3.600',
    means: 'after it has played, the turn goes back to the Instrument in front of it',
    rule: 'SY-ABIL-OBS',
  },
  Disturbing: {
    line: 'M0 -7.500V-3.500M0 3.500V7.500M-7.500 0H-3.500M3.500 0H7.500M-5.300 -5.300L-2.500 -2.500M2.500 2.500L5.300 5.300M5.300 -5.300L2.500 -2.500M-2.500 2.500L-5.300 5.300',
    means: 'its first disc makes every other Instrument of the Column lose its leftmost disc',
    rule: 'SY-ABIL-DIST',
  },
  'Virtuosity 1': {
    fill: star(0, 0.4, 7.4),
    means: '1 more point for each own disc it places',
    rule: 'SY-ABIL-VIRT',
  },
  'Virtuosity 2': {
    fill: `${star(-3.6, -2.6, 4.6)}${star(3.6, 3, 4.6)}`,
    means: '2 more points for each own disc it places',
    rule: 'SY-ABIL-VIRT',
  },
  'Virtuosity 3': {
    fill: `${star(0, -4, 4)}${star(-4.2, 3.6, 4)}${star(4.2, 3.6, 4)}`,
    means: '3 more points for each own disc it places',
    rule: 'SY-ABIL-VIRT',
  },
};

export const TOKENS: Record<string, Sign> = {
  Prolonged: {
    line: `${disc(-1.5, 1.5, 4.6)}M4.500 -7V-2M2 -4.500H7`,
    means: 'one more disc on the Instrument, yours or black',
    rule: 'SY-TOKEN-PROLONGED',
  },
  'Flat and Sharp': {
    fill: 'M-6 -6V4.500C-3.500 3 -1.600 1.500 -1.600 -.2C-1.600 -2 -3.600 -2 -5 -.8V-6ZM-5 2.700V.4C-4.200 -.8 -2.900 -.8 -2.900 .2C-2.900 1.100 -3.800 2 -5 2.700Z',
    line: 'M2 -4.500V6M5 -5.300V5.200M.4 -1L6.800 -2.400M.4 3.300L6.800 1.900',
    means: 'the Instrument may play flat and sharp notes from now on',
    rule: 'SY-TOKEN-FLATSHARP',
  },
  Chaining: {
    line: LINKS,
    means: 'all remaining discs of the Instrument are chained',
    rule: 'SY-TOKEN-CHAINING',
  },
  Protection: {
    line: SHIELD,
    means: 'all remaining discs of the Instrument are protected by a black disc below',
    rule: 'SY-TOKEN-PROTECTION',
  },
  Virtuosity: {
    fill: star(0, 0.4, 7.4),
    means: '1 more point for each remaining own disc of the Instrument',
    rule: 'SY-TOKEN-VIRTUOSITY',
  },
  Overwriting: {
    line: disc(-2, 2.5, 4.2),
    fill: disc(2.2, -2.2, 4),
    means: 'the last own discs of the Instrument, at most {overwriting}, may overwrite',
    rule: 'SY-TOKEN-OVERWRITING',
  },
  Eclectic: {
    line: disc(0, 0, 6),
    fill: 'M0 -6a6 6 0 0 1 0 12z',
    means: 'the Instrument counts as well placed, and its locked spaces get their discs',
    rule: 'SY-TOKEN-ECLECTIC',
  },
  Clef: {
    line: 'M-1.500 7C2 8.500 3 5 1.500 3L-1 -5C-1.500 -8 2.500 -8.500 2 -5C1.500 -2.500 -4.500 -1 -4 2.200C-3.500 5 3.500 5 3.500 1.800C3.500 -.8 -1 -.8 -1 1.800',
    means: '{clef} for each Clef of the Instrument; in the Clefs variant it has all three Clefs',
    rule: 'SY-TOKEN-CLEF',
  },
};

/** What a sign means, with the values that are played with. */
export function meaningOf({ means }: Sign, printed: Printed): string {
  return means
    .replace('{cover}', counted(printed.cover, 'point'))
    .replace('{clef}', counted(printed.clef, 'point'))
    .replace('{overwriting}', String(printed.overwriting));
}

export const signOf = (ability: string): Sign =>
  SIGNS[ability] ?? { fill: disc(0, 0, 3), means: ability, rule: '' };
export const tokenOf = (token: string): Sign =>
  TOKENS[token] ?? { fill: disc(0, 0, 3), means: token, rule: '' };
