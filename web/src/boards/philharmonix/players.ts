/** The musicians and soloists: friendly aliens in the shape of their instruments, drawn from -16 to 16. */

export interface Alien {
  body: string;
  line: string;
  eyes: [number, number];
}

export const ALIENS: Record<string, Alien> = {
  strings: {
    body: 'M-5.500 -6.500a5.600 5.600 0 0 1 11 0q1 3.500 -1.700 5.300q5.200 2 5.200 7.700a9 7.600 0 0 1 -18 0q0 -5.700 5.200 -7.700q-2.700 -1.800 -1.700 -5.300z',
    line: 'M0 -12v-2.500q0 -2 2 -1.700t.7 2.200M-4.500 4q-2 2.700 0 5.200M4.500 4q2 2.700 0 5.200M-1.300 1.500v9.500M1.300 1.500v9.500M-3 11.500h6',
    eyes: [2.3, -6.5],
  },
  percussion: {
    body: 'M-11 -3.500a11 4 0 0 1 22 0v11.500a11 4 0 0 1 -22 0z',
    line: 'M-11 -3.500a11 4 0 0 0 22 0M-11 5.500l3.700 5 3.700 -4.300 3.600 5 3.600 -5 3.700 4.300 3.700 -5M-5 -7l-4 -6.500M5 -7l4 -6.500M-9.500 -13.800h.1M9.500 -13.800h.1M-2 5.200q2 1.200 4 0',
    eyes: [3.6, 2.6],
  },
  woodwind: {
    body: 'M-5 -8.500q0 -4.500 5 -4.500t5 4.500v15q0 6 2.500 8h-15q2.500 -2 2.500 -8z',
    line: 'M0 -13l2.500 -3M0 -.5h.1M0 3.200h.1M0 6.900h.1M5 -1.500l4 -2v3.500M-5 -1.500l-4 -2v3.500M-5 10.500h10M-1.600 -4q1.600 1.200 3.200 0',
    eyes: [2.2, -8],
  },
  brass: {
    body: 'M-13 -11q6.500 5.500 13 5.500t13 -5.500q1.500 11.500 -7 15.500q-1 .5 -1 2.500v3.500a5 4.500 0 0 1 -10 0v-3.500q0 -2 -1 -2.500q-8.500 -4 -7 -15.500z',
    line: 'M-13 -11q6.500 -3 13 -3t13 3M-2.200 8h4.400M-2.200 11h4.400M-2.500 3.500q2.500 1.800 5 0',
    eyes: [3.8, -0.8],
  },
  any: {
    body: 'M-10 2a10 10 0 0 1 20 0v11h-20z',
    line: 'M-3 7q3 2 6 0M0 -8v-5M0 -14.500h.1',
    eyes: [3.6, 1.5],
  },
  pianist: {
    body: 'M-12 -2a12 10 0 0 1 24 0v12h-24z',
    line: 'M-12 4h24M-7 4v6M-2.300 4v6M2.300 4v6M7 4v6M-7 4v3M-2.300 4v3M2.300 4v3M7 4v3M-8 -10q-2 -3 -4 -2.500M8 -10q2 -3 4 -2.500',
    eyes: [4.2, -3.5],
  },
  harpist: {
    body: 'M-10 13q-2 -17 3 -24q7 2 9 -1q6 -3 8 1q1 3 -2 4l-11 20z',
    line: 'M-6 11v-17M-2.500 10v-16M1 5.500v-11M4.500 -1v-5',
    eyes: [-5.5, -4.5],
  },
  gong: {
    body: 'M-11 1a11 11 0 1 0 22 0a11 11 0 1 0 -22 0z',
    line: 'M-13 14v-28h26v28M-7 -7.500v-6M7 -7.500v-6M-7.500 1a7.500 7.500 0 1 0 15 0a7.500 7.500 0 1 0 -15 0M-2.500 4.500q2.500 2 5 0',
    eyes: [3.2, -0.5],
  },
  keytar: {
    body: 'M-13 10l4 -8 17 -9 3 -6 4 2 -3 6 1 5 -16 9 -9 2z',
    line: 'M-6 8.500l-2.500 -4.500M-2 6.400l-2.500 -4.500M2 4.200l-2.500 -4.500M6 2l-2.500 -4.500M11 -11l3 1',
    eyes: [-9.5, 6.5],
  },
  singer: {
    body: 'M-10 0a10 10.500 0 0 1 20 0q0 9 -5 10l2 5h-14l2 -5q-5 -1 -5 -10z',
    line: 'M-3.200 4.500a3.200 3.600 0 1 0 6.400 0a3.200 3.600 0 1 0 -6.400 0M10 -9q3 -3 5 -1M11.500 -4q3 -2 4.500 0M-6 -9.500q-1 -4 -4 -4.500',
    eyes: [4, -2.5],
  },
};

const STAR =
  'M0 -3.200l.95 2.050 2.250 .25 -1.650 1.500 .45 2.200 -2 -1.150 -2 1.150 .45 -2.200 -1.650 -1.500 2.250 -.25z';
export const LAPEL = STAR;

/** One player of a type, as people say it. */
export const PLAYER_WORDS: Record<string, string> = {
  strings: 'string player',
  percussion: 'percussionist',
  woodwind: 'woodwind player',
  brass: 'brass player',
  any: 'musician of any type',
  pianist: 'pianist',
  harpist: 'harpist',
  gong: 'gong player',
  keytar: 'keytar player',
  singer: 'singer',
};

export const playerWords = (kind: string, stars: number) => `${stars}-star ${PLAYER_WORDS[kind] ?? kind}`;
