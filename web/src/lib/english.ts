/** Numbers of things in sentences: 1 card, 3 cards; 1 symphony, 2 symphonies. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** Ada; Ada and Ben; Ada, Ben and Cleo. */
export const listed = (names: string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;

/** A share of the whole: 40%. */
export const percent = (share: number): string => `${Math.round(100 * share)}%`;
