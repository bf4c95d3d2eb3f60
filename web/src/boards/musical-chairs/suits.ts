/** The eight suits: a colour each, and an emblem drawn on a 48 by 48 grid. */

export interface Suit {
  colour: string;
  pale: string; // the same, as a wash on paper
  initial: string;
  body: string; // filled in the suit's colour
  lines: string; // ink drawn over it
}

export const SUITS: Record<string, Suit> = {
  cello: {
    colour: 'var(--red)',
    pale: 'var(--red-pale)',
    initial: 'C',
    body: 'M24 12c-6 0-9 4-6.500 9-3.500 2-3.500 5-.5 7-6 4-6 17 7 17s13-13 7-17c3-2 3-5-.5-7 2.500-5-.5-9-6.500-9z',
    lines: 'M24 2v26M22 2h4M19.500 31c-1.500 2-1.500 5 0 7M28.500 31c1.500 2 1.500 5 0 7M21 40h6',
  },
  drum: {
    colour: 'var(--blue)',
    pale: 'var(--blue-pale)',
    initial: 'D',
    body: 'M8 16c0-4 7-7 16-7s16 3 16 7v18c0 4-7 7-16 7S8 38 8 34z',
    lines: 'M8 16c0 4 7 7 16 7s16-3 16-7M8 19l6 18 5-14 5 17 5-17 5 14 6-18M34 4l-9 10M42 6L30 13',
  },
  saxophone: {
    colour: 'var(--yellow)',
    pale: 'var(--yellow-pale)',
    initial: 'S',
    body: 'M11 5l9 1 6 23c1 6 7 6 8 0l1-6 8-2c2 14-3 24-12 24-8 0-12-5-13-12L14 10l-4-1z',
    lines: 'M19 14h5M20 19h5M22 24h5M34 23l9-2',
  },
  turntable: {
    colour: 'var(--black)',
    pale: 'var(--black-pale)',
    initial: 'T',
    body: 'M5 8h38v32H5z',
    lines:
      'M20 36a12 12 0 1 0 0-24 12 12 0 0 0 0 24zM20 31a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 25.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3zM38 12v14l-8 7',
  },
  rhythm: {
    colour: 'var(--green)',
    pale: 'var(--green-pale)',
    initial: 'R',
    body: 'M13 4c6-1 9 3 9 9 0 5-3 9-7 9.500-5 .5-9-3-9.500-8.500C5 9 8 5 13 4zM34 9c5 0 9 4 8.500 9-.4 5-4 8.500-9 8.500-5-.5-8-5-7-10 .8-4.500 3.500-7.500 7.500-7.500z',
    lines: 'M16 22l7 22M31 26l-6 18M9 10l4 3M12 7l5 3M31 14l4 4M35 13l4 4',
  },
  piano: {
    colour: 'var(--purple)',
    pale: 'var(--purple-pale)',
    initial: 'P',
    body: 'M7 8h34v12c0 6-4 8-9 8s-6 4-6 9-3 7-8 7c-7 0-11-4-11-11z',
    lines: 'M7 16h34M12 8v8M17 8v8M22 8v8M27 8v8M32 8v8M37 8v8',
  },
  harp: {
    colour: 'var(--orange)',
    pale: 'var(--orange-pale)',
    initial: 'H',
    body: 'M9 44V8c6-6 11 4 18 3 5-.7 8-4 13-3l2 4c-5 0-6 6-10 13L20 44z',
    lines: 'M14 12v28M19 13v27M24 15v20M29 15v12M34 14v5M9 44h11',
  },
  guitar: {
    colour: 'var(--brown)',
    pale: 'var(--brown-pale)',
    initial: 'G',
    body: 'M27 20c4 3 4 7 1 10-1 1 0 4-1 7-2 6-9 8-15 5C6 39 4 32 8 27c2-3 5-3 7-4 2-4 7-6 12-3z',
    lines: 'M24 24L42 4M39 4l6 4M18 33a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM11 34l6 6',
  },
};

const REPEAT: Suit = {
  colour: 'var(--grey)',
  pale: 'var(--grey-pale)',
  initial: '',
  body: '',
  lines: 'M10 8v32M15 8v32M24 18a2.500 2.500 0 1 0 0-.1M24 31a2.500 2.500 0 1 0 0-.1M34 12l-8 8',
};

export function suitOf(id: string): Suit {
  return SUITS[id] ?? REPEAT;
}

/** A treble clef, 14 wide and 34 high: one for each point on a card. */
export const CLEF =
  'M7.500 33c-4 .5-5-4-2-4.500M7.500 33c3-.4 2.500-4 2-7L6.500 7C6 3 9 0 10 3c1 4-3 6-6 10-4 5-3 11 3 11 6 0 7-8 1-8-4 0-5 4-2.500 5.500';

/** A quarter rest, 16 wide and 36 high. */
export const REST_SIGN = 'M4 2l8 9c-4 4-4 6 1 12-6-3-10 2-4 9M5 3l7 9';
