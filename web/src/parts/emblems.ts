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
    fill: 'var(--seat-a)',
    edge: 'var(--seat-a-edge)',
    ink: 'var(--seat-light)',
    drop: 4,
  },
  {
    path: 'M-9 -9H9V9H-9Z',
    fill: 'var(--seat-b)',
    edge: 'var(--seat-b-edge)',
    ink: 'var(--seat-light)',
    drop: 4,
  },
  {
    path: 'M0 -11.500L11.500 0L0 11.500L-11.500 0Z',
    fill: 'var(--seat-c)',
    edge: 'var(--seat-c-edge)',
    ink: 'var(--seat-dark)',
    drop: 4,
  },
  {
    path: 'M0 -11L11 9H-11Z',
    fill: 'var(--seat-d)',
    edge: 'var(--seat-d-edge)',
    ink: 'var(--seat-light)',
    drop: 6.5,
  },
  {
    path: 'M-5.500 -10H5.500L11 0L5.500 10H-5.500L-11 0Z',
    fill: 'var(--seat-e)',
    edge: 'var(--seat-e-edge)',
    ink: 'var(--seat-light)',
    drop: 4,
  },
  {
    path: 'M0 -12L3.400 -5L11 -4L5.500 1.500L7 9.500L0 5.800L-7 9.500L-5.500 1.500L-11 -4L-3.400 -5Z',
    fill: 'var(--seat-f)',
    edge: 'var(--seat-f-edge)',
    ink: 'var(--seat-dark)',
    drop: 3.6,
  },
];
