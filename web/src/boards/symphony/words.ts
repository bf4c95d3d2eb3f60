/** Small words that several parts of the board share. */

export const counted = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`;
