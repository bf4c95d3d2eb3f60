/** The view of Philharmonix comes from the server's own types; here are the words its parts are named by. */
export type * from '../../wire/philharmonix';

export const TYPES = ['strings', 'percussion', 'woodwind', 'brass'];
export const SOLOISTS = ['pianist', 'harpist', 'gong', 'keytar', 'singer'];
export const COLOURS = ['red', 'yellow', 'blue', 'green', 'white'];
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'];
