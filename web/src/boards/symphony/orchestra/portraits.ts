/** Portraits of the Instruments, of our own drawing: shapes filled in the category's colour, and ink lines; 40 x 40 around the origin. */

export interface Portrait {
  body?: string;
  shade?: string; // parts in a darker tone
  line?: string;
  turn?: number; // degrees
}

const oval = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
const ring = (x: number, y: number, r: number) => oval(x, y, r, r);

const FIDDLE =
  'M0 -4C4 -4.500 5.500 -2 5 0C4.600 1.600 3 2.200 3.400 4C3.800 5.600 7 6 7 10C7 14 3.500 16 0 16C-3.500 16 -7 14 -7 10C-7 6 -3.800 5.600 -3.400 4C-3 2.200 -4.600 1.600 -5 0C-5.500 -2 -4 -4.500 0 -4Z';
const FIDDLE_LINE = 'M0 -13V12M-2.800 4.500q-1 2.200 .2 4.500M2.800 4.500q1 2.200 -.2 4.500M-2.200 9H2.200';
const NECK = 'M-1.100 -3.500L-.9 -14.500H.9L1.100 -3.500ZM-1.700 -17.500h3.400v3h-3.400z';
const BIG =
  'M0 -7C2.500 -6 4.500 -4 5 -1.500C5.300 0 3.800 1 4 3C4.300 5 8 6 8 10.500C8 14.500 4 16 0 16C-4 16 -8 14.500 -8 10.500C-8 6 -4.300 5 -4 3C-3.800 1 -5.300 0 -5 -1.500C-4.500 -4 -2.500 -6 0 -7Z';
const TUBE = (long: number, wide: number) =>
  `M${-wide} ${-long}H${wide}L${wide * 1.15} ${long - 6}L${wide * 2.4} ${long}H${-wide * 2.4}L${-wide * 1.15} ${long - 6}Z`;
const HOLES = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, i) => ring(0, from + ((to - from) * i) / (count - 1), 0.9)).join('');
const KEYBOARD = (x: number, y: number, width: number, height: number, keys: number) =>
  Array.from({ length: keys - 1 }, (_, i) => `M${x + (width * (i + 1)) / keys} ${y}v${height}`).join('');
const FACE = (x: number, y: number) => `${ring(x, y, 4.6)}`;
const ROBE = (x: number, y: number) =>
  `M${x - 7} ${y + 14}Q${x - 7} ${y + 5} ${x} ${y + 5}Q${x + 7} ${y + 5} ${x + 7} ${y + 14}Z`;
const SINGS = (x: number, y: number) =>
  `${oval(x, y + 1.6, 1.3, 1.7)}M${x - 2.4} ${y - 1.2}h1.200M${x + 1.2} ${y - 1.2}h1.200`;
const DRUM = (x: number, y: number, rx: number, deep: number) =>
  `M${x - rx} ${y}v${deep}a${rx} ${rx * 0.3} 0 0 0 ${2 * rx} 0v${-deep}a${rx} ${rx * 0.3} 0 0 1 ${-2 * rx} 0z`;

export const PORTRAITS: Record<string, Portrait> = {
  Violin: { body: FIDDLE, shade: NECK, line: `${FIDDLE_LINE}M12 -17L8 17`, turn: 24 },
  Viola: { body: FIDDLE, shade: NECK, line: `${FIDDLE_LINE}M-4 12.500H4M-11 -17L-11 17`, turn: -24 },
  Cello: {
    body: BIG,
    shade: 'M-1 -6.500L-.8 -15H.8L1 -6.500ZM-1.500 -18h3v3h-3z',
    line: 'M0 -15V12M-3 4q-1 2.500 .2 5M3 4q1 2.500 -.2 5M0 16V19M-14 4L13 0',
  },
  'Double Bass': {
    body: BIG,
    shade: 'M-1.300 -6.500L-1.100 -15H1.100L1.300 -6.500ZM-2.200 -19h4.400v4h-4.400z',
    line: 'M-.7 -15V12M.7 -15V12M-3.400 4q-1 3 .2 5.500M3.400 4q1 3 -.2 5.500M0 16V19M-2.200 -17H-4M2.200 -17H4M13 -8L10 15',
  },
  Octobass: {
    body: 'M3 -9C6 -8 8 -5.500 8.500 -2.500C8.800 -.5 7 .5 7.300 3C7.600 5.500 12 6.500 12 11.500C12 16 7.500 18 3 18C-1.500 18 -6 16 -6 11.500C-6 6.500 -1.600 5.500 -1.300 3C-1 .5 -2.800 -.5 -2.500 -2.500C-2 -5.500 0 -8 3 -9Z',
    shade: 'M1.600 -8.500L1.800 -17H4.200L4.400 -8.500ZM1 -19.500h4v3h-4zM-14 18V6h5v12z',
    line: 'M3 -16V13M-.5 4q-1 3 .2 6M6.500 4q1 3 -.2 6M-11.500 3.500a2 2 0 1 0 0 -4a2 2 0 1 0 0 4M-11.500 3.500V6M-11.500 5L-5 -4M4.400 -12L14 -6V4',
  },
  Trumpet: {
    body: 'M-17 -1.500H8C12 -1.500 14 -3 18 -7V7C14 3 12 1.500 8 1.500H-17Z',
    line: 'M-18 -3V3M-9 1.500C-13 1.500 -13 8 -9 8H5C9 8 9 1.500 5 1.500M-6 -1.500V-7M-1.500 -1.500V-7M3 -1.500V-7M-7.200 -7h2.400M-2.700 -7h2.400M1.800 -7h2.400M-6 1.500V8M-1.500 1.500V8M3 1.500V8',
  },
  Trombone: {
    body: 'M-6 -8H6C11 -8 13 -10 17 -14V-1C13 -4 11 -5.500 6 -5.500H-6Z',
    line: 'M-6 -6.800C-13 -6.800 -13 2 -6 2H-14M-17 0V4M-14 2H12C17 2 17 9 12 9H-10M-8 2V9M-2 2V9',
  },
  Tuba: {
    body: 'M-12 -17H6L2 -10V8C2 14 -8 14 -8 8V-10Z',
    shade: 'M2 0H7C12 0 12 14 3 15.500H-6C-11 15.500 -12 11 -12 6H-8C-8 12 2 12 2 8Z',
    line: 'M7 0V-7M10 2V-6M13 5V-4M5.500 -7h3M8.500 -6h3M11.500 -4h3M2 -4H15',
  },
  'Bass Tuba': {
    body: 'M-7 -18H13L8 -10V8C8 15 -4 15 -4 8V-10Z',
    shade: 'M-4 -2H-9C-16 -2 -16 16 -5 17H6C11 17 12 12 12 7H8C8 13 -4 13 -4 8Z',
    line: 'M-8 -2V-9M-11 0V-8M-14 3V-6M-9.500 -9h3M-12.500 -8h3M-15.500 -6h3M-4 -6H-17M-11 8H-4M-11 11H-3',
  },
  Euphonium: {
    body: 'M-1 -16H13L9 -10V6C9 11 1 11 1 6V-10Z',
    shade: 'M1 -1H-5C-11 -1 -11 13 -2 14H5C9 14 10 11 10 6H9C9 11 1 11 1 6Z',
    line: 'M-5 -1V-7M-8 1V-6M-2 -1V-8M-6.500 -7h3M-9.500 -6h3M-3.500 -8h3M1 -5H-14M-15 -6.500V-3.500',
  },
  Cimbasso: {
    body: 'M2 -6H6C10 -6 12 -9 16 -15L19 -4C14 -4 11 -3 7 -2H2Z',
    line: 'M2 -4H-2C-6 -4 -6 2 -6 6V12C-6 17 1 17 1 12V-4M-6 4H-14M-15.500 2V6M1 2H8M1 6H8M1 10H8M8 0V12M-6 8H1',
  },
  'French Horn': {
    body: 'M4 4C9 5 13 8 16 16L5 19C4 13 2 9 -2 8Z',
    shade: `${ring(-2, -2, 11)}${ring(-2, -2, 7.5)}`,
    line: `${ring(-2, -2, 11)}${ring(-2, -2, 7.5)}M-13 -3C-16 -8 -15 -13 -11 -16M-12.500 -17.500L-9.500 -15M-4 -5V1M-1 -5V1M2 -5V1M-4 -2H2`,
  },
  Clarinet: {
    body: TUBE(17, 1.7),
    shade: 'M-1.200 -17.500L0 -20L1.200 -17.500Z',
    line: `${HOLES(-10, 8, 6)}M1.700 -6h3v5M1.700 2h3v4M-1.700 -12H1.700`,
    turn: 35,
  },
  'Bass Clarinet': {
    body: 'M-2 -13H2V10C2 14 5 14 7 11L13 8C12 17 4 20 0 16C-2 14 -2 12 -2 10Z',
    shade: 'M-2 -13C-2 -17 -5 -18 -9 -17L-9 -15.500C-5 -16 -4 -15 -4 -12Z',
    line: `M0 -12C0 -18 -5 -19 -11 -17${HOLES(-8, 6, 5)}M2 -4h3v5M2 3h3v3`,
  },
  'Cor Anglais': {
    body: 'M-1.500 -11H1.500L1.800 8C5 10 5 16 2 17.500H-2C-5 16 -5 10 -1.800 8Z',
    line: `M0 -11C0 -15 3 -17 6 -19${HOLES(-7, 6, 5)}M1.500 -5h3v4M1.500 1h3v4`,
    turn: 20,
  },
  Oboe: { body: TUBE(15, 1.3), line: `M0 -15V-20${HOLES(-10, 7, 6)}M1.300 -8h3v3M1.300 -1h3v5`, turn: 35 },
  Bassoon: {
    body: 'M-3 -19H1V14C1 18 5 18 5 14V-4H8V14C8 21 -2 21 -2 14V-8L-3 -12Z',
    line: `M6.500 -4C6.500 -10 11 -9 15 -13${HOLES(-6, 10, 5)}M-3 -16H1M-2 2H1`,
  },
  Contrabassoon: {
    body: 'M-9 -16H-5V12C-5 15 -2 15 -2 12V-10C-2 -16 6 -16 6 -10V12C6 19 14 18 14 11L10 11C10 13 9.500 13 9.500 11V-10C9.500 -20 -5.500 -20 -5.500 -10',
    shade:
      'M-9 -16H-5V13C-5 18 2 18 2 13H-1C-1 15 -2 15 -2 12V-10C-2 -16 6 -16 6 -10V11H9.500V-10C9.500 -20 -5 -20 -5 -10V-16Z',
    line: 'M-9 -12C-13 -12 -13 -17 -17 -17M-9 -4H-5M-9 3H-5M6 -4H9.500M6 3H9.500M-11 17H16',
  },
  Saxophone: {
    body: 'M-7 -14C-3 -16 0 -14 1 -9L4 8C4.500 11 8 11 8.500 8L9.500 -2H18C17 4 16 12 12 16C7 20 -1 19 -3 12L-5.500 -8C-6 -10 -7 -10.500 -9 -10Z',
    line: `M-7 -12L-14 -9M-14 -11V-7M-3 -4h3.500M-2 1h3.500M-1.500 6h3.500M9.500 2h6${ring(6.5, 13.5, 1.5)}${ring(1.5, 14, 1.5)}`,
  },
  'Transverse Flute': {
    body: 'M-19 -1.600H19V1.600H-19Z',
    line: `M-12 -2.600h4v3h-4zM-14.500 -1.600V1.600M-6 -1.600V1.600${ring(-2, 0, 1.3)}${ring(2, 0, 1.3)}${ring(6, 0, 1.3)}${ring(10, 0, 1.3)}${ring(14, 0, 1.3)}M0 -1.600v-2h5v2M8 1.600v2h5v-2`,
    turn: -30,
  },
  Piccolo: {
    body: 'M-12 -1.700H12V1.700H-12Z',
    line: `M-8 -2.800h3.600v3h-3.600zM-9.500 -1.700V1.700${ring(-1, 0, 1.2)}${ring(2.5, 0, 1.2)}${ring(6, 0, 1.2)}M-1 -1.700v-1.800h4v1.800`,
    turn: -30,
  },
  Vibraphone: {
    body: 'M-17 -6L17 -3V3L-17 6Z',
    shade: 'M-14 5h3v9h-3zM-9 4.500h3v8h-3zM-4 4h3v7h-3zM1 4h3v6h-3zM6 3.500h3v5h-3zM11 3h3v4h-3z',
    line: `M-12 -5.500V5.500M-7 -5V5M-2 -4.600V4.600M3 -4.200V4.200M8 -3.800V3.800M13 -3.400V3.400M-16 6V18M16 3V18M-8 -7L-2 -17M4 -6L10 -16${ring(-2, -17, 1.6)}${ring(10, -16, 1.6)}`,
  },
  Xylophone: {
    body: 'M-17 -9h4v18h-4zM-12 -8h4v16h-4zM-7 -7h4v14h-4zM-2 -6h4v12h-4zM3 -5h4v10h-4zM8 -4h4v8h-4zM13 -3h4v6h-4z',
    line: `M-18 -5L18 -1.500M-18 5L18 1.500M-10 17L-1 10M12 16L4 9${ring(0.5, 9, 1.8)}${ring(3, 8, 1.8)}`,
  },
  'Tubular Bells': {
    body: 'M-13 -14h3v22h-3zM-8 -14h3v24h-3zM-3 -14h3v26h-3zM2 -14h3v24h-3zM7 -14h3v22h-3zM12 -14h3v20h-3z',
    line: 'M-17 -16H18M-16 -16V18M17 -16V18M-19 18H-13M14 18H20M-17 -18H18V-14H-17Z',
  },
  Kettledrums: {
    body: 'M-18 -3C-18 8 -12 12 -9.500 12C-7 12 -1 8 -1 -3ZM1 -3C1 8 7 12 9.500 12C12 12 18 8 18 -3Z',
    shade: `${oval(-9.5, -3, 8.5, 2.6)}${oval(9.5, -3, 8.5, 2.6)}`,
    line: 'M-13 11L-15 18M-6 11L-4 18M6 11L4 18M13 11L15 18M-6 -6L2 -17M12 -6L6 -16',
  },
  'Snare Drum': {
    body: DRUM(0, 0, 14, 9),
    shade: oval(0, 0, 14, 4.2),
    line: 'M-14 5C-8 8.500 8 8.500 14 5M-10 3V11M-4 4V13M4 4V13M10 3V11M-13 -15L3 -2M13 -15L-2 -3M0 13V19M-8 12L-11 19M8 12L11 19',
  },
  'Bass Drum': {
    body: ring(0, -2, 15),
    shade: `${ring(0, -2, 15)}${ring(0, -2, 12.5)}`,
    line: `M-10 10L-14 18M10 10L14 18M5 -2L18 -10${ring(4, -1.5, 2.6)}M-3 -8a8 8 0 0 0 -4 6`,
  },
  'Tom-tom Drum': {
    body: `${DRUM(-9, -4, 8, 10)}${DRUM(9, -4, 8, 13)}`,
    shade: `${oval(-9, -4, 8, 2.6)}${oval(9, -4, 8, 2.6)}`,
    line: 'M-14 -2V7M-4 -2V7M4 -2V10M14 -2V10M0 -17L-8 -5M14 -17L9 -5M-9 8V18M9 12V18',
  },
  Celesta: {
    body: 'M-14 -8H14V16H-14Z',
    shade: 'M-16 2H16V6H-16Z',
    line: `M-14 -8L-11 -13H11L14 -8${KEYBOARD(-15, 2, 30, 4, 11)}M-12 6V18M12 6V18M0 -7.500l1.300 2.600 2.900 .4 -2.100 2 .5 2.900 -2.600 -1.400 -2.600 1.400 .5 -2.900 -2.100 -2 2.900 -.4z`,
  },
  Triangle: {
    line: 'M-3 -10L-15 12H15L4 -9M0 -10V-17M16 -12L7 3',
    body: 'M1 -14L18 15H-19L-2 -14ZM0 -8L-12.500 11H11.500Z',
  },
  Pandeiro: {
    body: `${ring(0, 0, 16)}`,
    shade: `${ring(0, 0, 16)}${ring(0, 0, 12)}`,
    line: `M-3 -14h6M-3 14h6M-14 -3v6M14 -3v6M8.500 -11.500l4 4M-12.500 7.500l4 4M8.500 11.500l4 -4M-12.500 -7.500l4 -4${ring(0, 0, 5)}`,
  },
  'Crash Cymbals': {
    body: 'M-15 12C-14 2 -10 -10 -5 -15C-1 -7 -3 5 -15 12ZM15 12C14 2 10 -10 5 -15C1 -7 3 5 15 12Z',
    line: `M-11 1L-17 -3M11 1L17 -3M-19 -6q-2 3 1 5M19 -6q2 3 -1 5M0 -18V-12M-3 16V11M3 16V11M0 19V13`,
  },
  Gong: {
    body: ring(0, 2, 12.5),
    shade: `${ring(0, 2, 12.5)}${ring(0, 2, 9.5)}${ring(0, 2, 3.5)}`,
    line: 'M-17 18V-15H17V18M-20 18H-14M14 18H20M-7 -15L-5 -9M7 -15L5 -9M-19 -15H19',
  },
  Piano: {
    body: 'M-17 5V-2C-17 -10 -6 -9 -1 -8C6 -7 8 -2 17 -2V5Z',
    shade: 'M-17 5H17V9H-17Z',
    line: `${KEYBOARD(-16, 5, 32, 4, 14)}M-14 9V18M14 9V18M2 9V15M-1 15H5M-15 -8L-1 -19L13 -4`,
  },
  Harpsichord: {
    body: 'M-18 -1L4 -7L18 -4V4H-18Z',
    shade: 'M-18 4H18V7H-18ZM-16 7H18V10H-16Z',
    line: `${KEYBOARD(-17, 4, 34, 3, 16)}${KEYBOARD(-15, 7, 32, 3, 15)}M-15 10L-17 18M15 10L17 18M-16 -2L6 -17L17 -5`,
  },
  Harp: {
    body: 'M-9 17L9 -8L12 -6L-4 18ZM-11 -15C-5 -19 -1 -8 10 -11L12 -6C2 -4 -4 -13 -9 -11ZM-12 -15H-9V17H-12Z',
    line: 'M-8 -11V14M-5 -10.500V10M-2 -8.500V6M1 -7V2M4 -6V-2M-14 18H0',
  },
  Clavichord: {
    body: 'M-18 -6H18V6H-18Z',
    shade: 'M-12 2H10V6H-12Z',
    line: `${KEYBOARD(-12, 2, 22, 4, 11)}M-15 6V16M15 6V16M-18 -6L-16 -14H16L18 -6M-16 -1H16M-16 -3.500H16`,
  },
  Organ: {
    body: 'M-17 -6h4v14h-4zM-12 -12h4v20h-4zM-7 -17h4v25h-4zM-2 -19h4v27h-4zM3 -17h4v25h-4zM8 -12h4v20h-4zM13 -6h4v14h-4z',
    shade: 'M-18 8H18V17H-18Z',
    line: `M-15.500 4h1.500M-10.500 3h1.500M-5.500 2h1.500M-.5 2h1.500M4.500 2h1.500M9.500 3h1.500M14.500 4h1.500M-12 11H12M-12 14H12${KEYBOARD(-12, 11, 24, 3, 10)}`,
  },
  'Soprano and Tenor': {
    body: `${ROBE(-8, -4)}${ROBE(8, -2)}`,
    shade: `${FACE(-8, -5)}${FACE(8, -3)}`,
    line: `${FACE(-8, -5)}${FACE(8, -3)}${SINGS(-8, -5)}${SINGS(8, -3)}M-13 -4C-14 -12 -2 -12 -3 -4M4 -6C5 -9 11 -9 12 -6M8 2.500v3M-14 12H-1M1 14H15`,
  },
  '2-Part Choir (sharp)': {
    body: `${ROBE(-8, -3)}${ROBE(8, -3)}`,
    shade: `${FACE(-8, -4)}${FACE(8, -4)}`,
    line: `${FACE(-8, -4)}${FACE(8, -4)}${SINGS(-8, -4)}${SINGS(8, -4)}M-2 -18V-9M2 -19V-10M-5 -13L5 -15M-5 -16.500L5 -18`,
  },
  '2-Part Choir (flat)': {
    body: `${ROBE(-8, -3)}${ROBE(8, -3)}`,
    shade: `${FACE(-8, -4)}${FACE(8, -4)}`,
    line: `${FACE(-8, -4)}${FACE(8, -4)}${SINGS(-8, -4)}${SINGS(8, -4)}M-1.500 -19V-9C2 -11 4 -15 -1.500 -13.500`,
  },
  '3-Part Choir': {
    body: `${ROBE(-11, 1)}${ROBE(11, 1)}${ROBE(0, -4)}`,
    shade: `${FACE(-11, 0)}${FACE(11, 0)}${FACE(0, -5)}`,
    line: `${FACE(-11, 0)}${FACE(11, 0)}${FACE(0, -5)}${SINGS(-11, 0)}${SINGS(11, 0)}${SINGS(0, -5)}M-4 17H4`,
  },
  Concertmaster: {
    body: FIDDLE,
    shade: NECK,
    line: `${FIDDLE_LINE}M13 -15L7 17M-15 -9l2 -5 3 3 3 -5 3 5`,
    turn: 16,
  },
  Conductor: {
    body: 'M-12 19C-12 6 -8 1 -2 1C4 1 8 4 9 10L13 -3L16 -2L13 14C12 19 8 18 6 15V19Z',
    shade: ring(-2, -7, 6),
    line: `${ring(-2, -7, 6)}M14 -3L18 -19M-8 -9C-9 -15 5 -15 4 -9M-2 1V13M-4.500 2.500L-2 5L.5 2.500`,
  },
};

export const portraitOf = (name: string): Portrait =>
  PORTRAITS[name.replace(' (advanced)', '')] ?? PORTRAITS.Violin;
