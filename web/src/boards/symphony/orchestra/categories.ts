/** The categories of Instruments: each a colour (a token of the board) and an emblem around the origin, within 5 units. */

export interface Category {
  key: string;
  emblem: string; // ink lines
}

const CATEGORIES: Record<string, Category> = {
  Strings: { key: 'strings', emblem: 'M1.500 -4Q-1.500 -3.500 0 0Q1.500 3.500 -1.500 4M-2 0H2' },
  Brass: { key: 'brass', emblem: 'M-4 0H0Q2 0 4 -3.500V3.500Q2 0 0 0' },
  Woodwinds: { key: 'winds', emblem: 'M-3 3.500L3 -3.500M-2.500 0h2M.5 0h2M-.5 -2.500h2M-1.500 2.500h2' },
  Percussions: {
    key: 'drums',
    emblem: 'M-3.500 3.500L3.500 -3.500M3.500 3.500L-3.500 -3.500M-3.500 -3.500h.1M3.500 -3.500h.1',
  },
  Soloist: { key: 'solo', emblem: 'M0 -4L1.200 -1.200L4 0L1.200 1.200L0 4L-1.200 1.200L-4 0L-1.200 -1.200Z' },
  'Soloist Instruments': {
    key: 'solo',
    emblem: 'M0 -4L1.200 -1.200L4 0L1.200 1.200L0 4L-1.200 1.200L-4 0L-1.200 -1.200Z',
  },
  Choirs: { key: 'choir', emblem: 'M-3.500 -1.500a3.500 3.500 0 0 0 7 0zM-2 -3h.1M2 -3h.1' },
  special: { key: 'special', emblem: 'M-3.500 3.500L3 -3M3 -3a1 1 0 1 0 .1 0' },
};

export const categoryOf = (title: string): Category => CATEGORIES[title] ?? CATEGORIES.special;
