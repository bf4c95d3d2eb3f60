/** The six seats: rose circle, ink square, ivory diamond, azure triangle, moss hexagon, saffron star. */

export interface SeatSign {
  path: string; // around the origin, radius 11
  fill: string;
  edge: string;
  ink: string;
  drop: number; // where the letter's baseline lies
}

export const EMBLEMS: SeatSign[] = [
  {
    path: 'M-10.500 0a10.500 10.500 0 1 0 21 0a10.500 10.500 0 1 0-21 0',
    fill: '#b83b68',
    edge: '#f6d9e3',
    ink: '#ffffff',
    drop: 4,
  },
  { path: 'M-9 -9H9V9H-9Z', fill: '#2a2530', edge: '#cfc3ae', ink: '#f6efe0', drop: 4 },
  {
    path: 'M0 -11.500L11.500 0L0 11.500L-11.500 0Z',
    fill: '#f6eeda',
    edge: '#6b5a3a',
    ink: '#211c17',
    drop: 4,
  },
  { path: 'M0 -11L11 9H-11Z', fill: '#1f6ca6', edge: '#d5e7f3', ink: '#ffffff', drop: 6.5 },
  {
    path: 'M-5.500 -10H5.500L11 0L5.500 10H-5.500L-11 0Z',
    fill: '#566b28',
    edge: '#e3ebcf',
    ink: '#ffffff',
    drop: 4,
  },
  {
    path: 'M0 -12L3.400 -5L11 -4L5.500 1.500L7 9.500L0 5.800L-7 9.500L-5.500 1.500L-11 -4L-3.400 -5Z',
    fill: '#e2a51d',
    edge: '#6b4a05',
    ink: '#211c17',
    drop: 3.6,
  },
];
