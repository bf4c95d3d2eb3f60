/** Signs of music as outlines of our own, drawn around their reference point; one unit is a step (half a staff space). */

/** Treble clef: the origin lies on the line of G. */
export const TREBLE =
  'M.5 1.1C-.9 1.5 -1.9 .2 -1.3 -1C-.7 -2.2 1.1 -2.4 2 -1.3C3 0 2.6 2.3 .8 3C-1.5 3.900 -4 2.300 -4 -.4C-4 -4.200 .6 -5.600 1.7 -9.200C2.2 -11 1.6 -12.600 .7 -12.600C-.4 -12.600 -1 -10.600 -.8 -8.600L1.2 4.600C1.5 6.600 .4 7.800 -.9 7.600C-1.900 7.500 -2.500 6.600 -2.200 5.800C-1.900 5 -.9 5 -.6 5.700C-.3 6.300 -.7 6.900 -1.2 7C-.2 7.200 .7 6.300 .5 4.800L-1.600 -8.600C-1.900 -11.200 -.8 -14 .6 -14C2.300 -14 3.100 -11.400 2.600 -9C1.700 -5.200 -2.500 -3.600 -2.500 -.3C-2.500 1.700 -.9 2.800 .6 2.200C1.800 1.700 2 .1 1.300 -.6C.7 -1.200 -.2 -.9 -.3 -.1C-.3 .5 .1 .9 .5 1.100Z';

/** Bass clef: the origin lies on the line of F. */
export const BASS =
  'M-2.600 .3C-2.600 -2.200 -.9 -3.300 .7 -3.300C2.900 -3.300 4.100 -1.700 4.100 .3C4.100 3.900 1.100 6.300 -2.900 7.700L-3.200 7.200C-.1 5.700 2 3.700 2 .5C2 -1.300 1.400 -2.500 .2 -2.500C-.9 -2.500 -1.500 -1.700 -1.300 -1C-.5 -1.300 .5 -.8 .5 .3C.5 1.200 -.1 1.800 -1 1.800C-2 1.800 -2.600 1.200 -2.600 .3ZM5 -1.300a.7 .7 0 1 0 1.400 0a.7 .7 0 1 0 -1.400 0ZM5 1.300a.7 .7 0 1 0 1.400 0a.7 .7 0 1 0 -1.400 0Z';

export const FLAT =
  'M-.9 -5.200V1.900C1 .9 2 -.1 2 -1.200C2 -2.300 .5 -2.600 -.4 -1.600V-5.200ZM-.4 .9V-.6C0 -1.500 1 -1.600 1 -.9C1 -.2 .3 .4 -.4 .9Z';
export const SHARP = 'M-.9 -2.600V3.100M.7 -3.100V2.600M-1.700 -.7L1.500 -1.700M-1.700 1.500L1.500 .5';

/** The flag of a single quaver, from the tip of a stem that goes up. */
export const FLAG = 'M0 0C.3 1.800 2.600 2.400 2.100 5.400C1.900 3.600 .9 3 0 2.600Z';

/** Heads by kind: rx and ry in steps; open ones are drawn as outlines. */
export const HEADS: Record<string, { rx: number; ry: number; open: boolean }> = {
  semibreve: { rx: 1.75, ry: 1.05, open: true },
  minim: { rx: 1.3, ry: 0.98, open: true },
  crotchet: { rx: 1.3, ry: 0.98, open: false },
  quaver: { rx: 1.3, ry: 0.98, open: false },
};
