/** The patrons' portraits, drawn from -22 to 22: each a few flat shapes in tones of the board, then ink. */

export interface Portrait {
  ground: string; // token
  shapes: [path: string, tone: string][];
  ink: string;
  eyes: [number, number][];
}

const FACE = 'M-8 -4a8 9 0 0 1 16 0v5a8 8 0 0 1 -16 0z';
const SHOULDERS = 'M-18 22q1 -11 10 -12h16q9 1 10 12z';

export const PORTRAITS: Record<string, Portrait> = {
  P1: {
    ground: 'port-blue',
    shapes: [
      ['M-15 22q2 -10 15 -11t15 11z', 'rose'],
      ['M-9 -3a9 10 0 0 1 18 0v4a9 9 0 0 1 -18 0z', 'skin-b'],
      ['M-9 -4q0 -13 9 -13t9 13q-4 -6 -9 -6t-9 6z', 'gold'],
    ],
    ink: 'M-19 -9q19 -12 38 0q-19 11 -38 0M-17 -14h.1M17 -4h.1M-3 5q3 2 6 0M-9 2l-1.500 4M9 2l1.500 4',
    eyes: [
      [-3.5, -1],
      [3.5, -1],
    ],
  },
  P2: {
    ground: 'port-sea',
    shapes: [
      [SHOULDERS, 'night'],
      [FACE, 'skin-a'],
      ['M-10 2q0 14 10 15t10 -15q-4 5 -10 4t-10 -4z', 'ivory'],
      ['M-12 -7q0 -9 12 -9t12 9q-12 -4 -24 0z', 'wood'],
    ],
    ink: 'M-12 -7q12 -4 24 0M-14 -5q14 -4 28 0M0 -12l1.500 2.500 2.500 .3 -2 2M-5 9q2.500 3 5 0t5 0M-13 17h4M9 17h4',
    eyes: [
      [-3.5, -2],
      [3.5, -2],
    ],
  },
  P3: {
    ground: 'port-green',
    shapes: [
      [SHOULDERS, 'laurel'],
      ['M-9 -6a9 11 0 0 1 18 0v7a9 9 0 0 1 -18 0z', 'skin-c'],
      ['M-14 -3q2 -5 5 -4v8q-5 1 -5 -4zM14 -3q-2 -5 -5 -4v8q5 1 5 -4z', 'ivory'],
    ],
    ink: 'M-6.500 -2a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M.5 -2a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M-.5 -2h1M-9 6q5 -3 9 0q4 -3 9 0M-4 9h8M-4 -12q4 -2 8 0',
    eyes: [
      [-3.5, -2],
      [3.5, -2],
    ],
  },
  P4: {
    ground: 'port-rose',
    shapes: [
      ['M-17 -6a17 14 0 0 1 34 0q0 9 -8 12h-18q-8 -3 -8 -12z', 'night'],
      ['M-16 22q2 -10 16 -10t16 10z', 'gold'],
      [FACE, 'skin-d'],
      ['M8 20l5 -13q6 2 8 8z', 'rose'],
    ],
    ink: 'M-11 -14q11 -5 22 0M-14 -9q14 -6 28 0M-3 5q3 2.500 6 0M10 19l4 -10M12 19l6 -7',
    eyes: [
      [-3.5, -1],
      [3.5, -1],
    ],
  },
  P5: {
    ground: 'port-earth',
    shapes: [
      ['M-17 22q-2 -40 17 -41q19 1 17 41z', 'wood'],
      ['M-8 -4a8 9 0 0 1 16 0v5a8 8 0 0 1 -16 0z', 'skin-a'],
    ],
    ink: 'M-10 22v-13M10 22v-13M-8 -6q8 -7 16 0M-3 5q3 1.500 6 0M-9 22l18 -7M4 16.500h.1M-1 18.500h.1M-6 20.500h.1',
    eyes: [
      [-3.2, -1],
      [3.2, -1],
    ],
  },
  P6: {
    ground: 'port-blue',
    shapes: [
      [SHOULDERS, 'ivory'],
      ['M-8 -5a8 9 0 0 1 16 0v6a8 8 0 0 1 -16 0z', 'skin-b'],
      ['M-11 -6a11 12 0 0 1 22 0h-4a7 8 0 0 0 -14 0z', 'night'],
    ],
    ink: 'M.5 -1.500a3.800 3.800 0 1 0 7.600 0a3.800 3.800 0 1 0 -7.600 0M8 0q2 6 0 10M-3 6h6M-6 -5q2 -2 5 -1M-6 14l6 4 6 -4',
    eyes: [
      [-3.5, -1.5],
      [4.3, -1.5],
    ],
  },
  P7: {
    ground: 'port-rose',
    shapes: [
      ['M-18 15l4 -4 3 4 4 -4 3.500 4 3.500 -4 3.500 4 4 -4 3 4 4 -4 4 5 -3 6h-35z', 'ivory'],
      [FACE, 'skin-c'],
      ['M-12 -7q-3 -8 12 -8t12 8q-12 -3 -24 0z', 'laurel'],
      ['M8 -12q10 -10 12 2q-5 -4 -12 -2z', 'rose'],
    ],
    ink: 'M-12 -7q12 -3 24 0M-6 4q3 2 6 0q3 2 6 0M-1 7v5l1 -2 1 2v-5',
    eyes: [
      [-3.5, -1],
      [3.5, -1],
    ],
  },
  P8: {
    ground: 'port-earth',
    shapes: [
      [
        'M-14 -4q-2 -15 14 -15t14 15q4 3 1 7q4 3 0 7q-3 3 -6 1v-15h-18v15q-3 2 -6 -1q-4 -4 0 -7q-3 -4 1 -7z',
        'ivory',
      ],
      ['M-17 22q2 -9 17 -9t17 9z', 'rose'],
      ['M-8 -5q8 -5 16 0v7a8 8 0 0 1 -16 0z', 'skin-a'],
    ],
    ink: 'M-10 -12q3 -3 6 0t6 0t6 0M-14 2q3 1 4 -1M14 2q-3 1 -4 -1M-3 6h6M-6 -4h4M2 -4h4M-3 15l3 2 3 -2v4l-3 -2 -3 2z',
    eyes: [
      [-3.5, -0.5],
      [3.5, -0.5],
    ],
  },
  P9: {
    ground: 'port-green',
    shapes: [
      ['M-17 22q-3 -24 4 -32q13 -12 26 0q7 8 4 32z', 'sky'],
      ['M-9 -4a9 9 0 0 1 18 0v5a9 9 0 0 1 -18 0z', 'skin-d'],
    ],
    ink: 'M-11 22q-2 -16 2 -22M11 22q2 -16 -2 -22M-3 6q3 2 6 0M-13 -10q13 -10 26 0',
    eyes: [
      [-4.5, -0.5],
      [0, -3.5],
      [4.5, -0.5],
    ],
  },
  P10: {
    ground: 'port-sea',
    shapes: [
      [SHOULDERS, 'night'],
      [FACE, 'skin-b'],
      ['M-13 -8h26v3h-26zM-8 -8v-11q8 -2 16 0v11z', 'night'],
      ['M-3 9q3 2 6 0l-3 9z', 'wood'],
    ],
    ink: 'M-6 4q3 -2.500 6 0q3 -2.500 6 0M-8 5l-3 2M8 5l3 2M-4 16l4 3 4 -3',
    eyes: [
      [-3.5, -0.5],
      [3.5, -0.5],
    ],
  },
  P11: {
    ground: 'port-gold',
    shapes: [
      ['M-16 22q3 -8 12 -8v-8h8v8q9 0 12 8z', 'rose'],
      ['M-8 -7a8 9 0 0 1 16 0v4a8 9 0 0 1 -16 0z', 'skin-c'],
      ['M-11 -9l-2 -9 6 4 3 -7 4 6 4 -6 3 7 6 -4 -2 9q-11 -4 -22 0z', 'gold'],
    ],
    ink: 'M-3 1.500q3 2 6 0M-9 -1q-3 5 -1 10M9 -1q3 5 1 10M-6 17q6 4 12 0',
    eyes: [
      [-3.3, -4],
      [3.3, -4],
    ],
  },
  P12: {
    ground: 'port-night',
    shapes: [
      [
        'M0 -20l4 9 9 -6 -4 9 11 2 -9 6 6 9 -10 -3 -2 12h-10l-2 -12 -10 3 6 -9 -9 -6 11 -2 -4 -9 9 6z',
        'gold',
      ],
      ['M-8 -1a8 8 0 1 1 16 0a8 8 0 1 1 -16 0z', 'ivory'],
      ['M-13 22q2 -7 13 -7t13 7z', 'wood'],
    ],
    ink: 'M-3 3.500q3 1.500 6 0M-6 -5l3 1M6 -5l-3 1M-3 6v4M0 6.500v5M3 6v4',
    eyes: [
      [-3, -1],
      [3, -1],
    ],
  },
};
