/** The five colours of symphonies, each with a sign of its own, drawn in a box from -6 to 6. */
export const SYMPHONY_SIGNS: Record<string, string> = {
  red: 'M-2.500 -3.500v9M2 -4.500v9M-5 -.3l9.500 -2M-5 3.700l9.500 -2', // a sharp
  yellow: 'M-5 3.500a5 5 0 0 1 10 0M0 3h.1', // a fermata
  blue: 'M-3.500 -1.500a3.200 3.200 0 0 1 6 .5q.5 5 -6 7M5 -2.500h.1M5 1h.1M-3.300 -1h.1', // a bass clef
  green: 'M-2.500 -4.500v10q6 -2.500 5 -6t-5 -.5', // a flat
  white: 'M-1.500 4.500a3 2.300 0 1 1 3 -2.300v-7', // a half note
  any: 'M-2.500 -2a2.500 2.500 0 1 1 3.500 2.300q-1 .5 -1 2.200M0 5.300h.1',
};

/** A symphony in words, its sign named with it. */
export const SIGN_WORDS: Record<string, string> = {
  red: 'a sharp',
  yellow: 'a fermata',
  blue: 'a bass clef',
  green: 'a flat',
  white: 'a half note',
};
