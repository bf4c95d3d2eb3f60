/** How each Instrument sounds: a few partials, an attack and an end for each family; drums are noise and thumps. */

export interface Timbre {
  partials: number[]; // loudness of the fundamental and its overtones
  attack: number; // seconds
  decay: number; // how much is left after a second of holding, 1 = it holds
  bright: number; // where the filter lies, as a multiple of the pitch
  vibrato: number; // cents
  gain: number;
}

const STRINGS: Timbre = {
  partials: [1, 0.7, 0.5, 0.38, 0.28, 0.2, 0.14, 0.1],
  attack: 0.07,
  decay: 1,
  bright: 5,
  vibrato: 9,
  gain: 0.5,
};
const BRASS: Timbre = {
  partials: [0.8, 1, 0.8, 0.6, 0.42, 0.3, 0.2, 0.12],
  attack: 0.045,
  decay: 0.9,
  bright: 6,
  vibrato: 3,
  gain: 0.44,
};
const REED: Timbre = {
  partials: [0.7, 0.9, 0.7, 0.35, 0.5, 0.2, 0.15],
  attack: 0.04,
  decay: 0.95,
  bright: 6,
  vibrato: 5,
  gain: 0.42,
};
const CLARINET: Timbre = {
  partials: [1, 0.05, 0.6, 0.05, 0.35, 0.04, 0.18],
  attack: 0.04,
  decay: 0.95,
  bright: 5,
  vibrato: 2,
  gain: 0.52,
};
const FLUTE: Timbre = {
  partials: [1, 0.25, 0.08, 0.03],
  attack: 0.06,
  decay: 0.95,
  bright: 4,
  vibrato: 8,
  gain: 0.6,
};
const BARS: Timbre = {
  partials: [1, 0, 0, 0.5, 0, 0, 0, 0, 0.2],
  attack: 0.004,
  decay: 0.25,
  bright: 12,
  vibrato: 0,
  gain: 0.6,
};
const KEYS: Timbre = {
  partials: [1, 0.55, 0.3, 0.2, 0.1, 0.06],
  attack: 0.006,
  decay: 0.35,
  bright: 6,
  vibrato: 0,
  gain: 0.55,
};
const PLUCKED: Timbre = {
  partials: [1, 0.8, 0.6, 0.5, 0.35, 0.25, 0.15],
  attack: 0.004,
  decay: 0.22,
  bright: 8,
  vibrato: 0,
  gain: 0.42,
};
const ORGAN: Timbre = {
  partials: [1, 0.7, 0.1, 0.5, 0, 0, 0, 0.3],
  attack: 0.03,
  decay: 1,
  bright: 10,
  vibrato: 0,
  gain: 0.38,
};
const VOICES: Timbre = {
  partials: [1, 0.45, 0.2, 0.25, 0.08],
  attack: 0.11,
  decay: 1,
  bright: 3.5,
  vibrato: 12,
  gain: 0.55,
};

const BY_NAME: Record<string, Timbre> = {
  Clarinet: CLARINET,
  'Bass Clarinet': CLARINET,
  'Transverse Flute': FLUTE,
  Piccolo: FLUTE,
  Vibraphone: { ...BARS, decay: 0.5 },
  Xylophone: { ...BARS, decay: 0.06 },
  'Tubular Bells': { ...BARS, partials: [0.6, 1, 0.4, 0.6, 0.2, 0.3], decay: 0.6 },
  Kettledrums: { ...BARS, partials: [1, 0.5, 0.3], decay: 0.25, bright: 3 },
  Celesta: { ...BARS, decay: 0.3 },
  Piano: KEYS,
  Harpsichord: PLUCKED,
  Clavichord: PLUCKED,
  Harp: { ...PLUCKED, bright: 4, decay: 0.3 },
  Organ: ORGAN,
};

/** Instruments without a pitch: how long they ring, how high the noise lies, and whether a thump goes with it. */
export interface Drum {
  rings: number;
  noise: number; // centre of the noise in Hz; 0 = none
  thump: number; // Hz; 0 = none
  gain: number;
}

const DRUMS: Record<string, Drum> = {
  'Snare Drum': { rings: 0.18, noise: 2600, thump: 190, gain: 0.5 },
  'Bass Drum': { rings: 0.5, noise: 0, thump: 58, gain: 1 },
  'Tom-tom Drum': { rings: 0.35, noise: 0, thump: 120, gain: 0.8 },
  Triangle: { rings: 1.2, noise: 0, thump: 4200, gain: 0.25 },
  Pandeiro: { rings: 0.22, noise: 5200, thump: 150, gain: 0.45 },
  'Crash Cymbals': { rings: 1.3, noise: 6500, thump: 0, gain: 0.5 },
  Gong: { rings: 2.2, noise: 700, thump: 95, gain: 0.6 },
};

const FAMILIES: [RegExp, Timbre][] = [
  [/violin|viola|cello|bass$|octobass|concertmaster/i, STRINGS],
  [/trumpet|trombone|tuba|cimbasso|horn|euphonium/i, BRASS],
  [/oboe|cor anglais|bassoon|saxophone/i, REED],
  [/choir|soprano/i, VOICES],
];

export const drumOf = (instrument: string): Drum | null => DRUMS[instrument] ?? null;

export function timbreOf(instrument: string): Timbre {
  return BY_NAME[instrument] ?? FAMILIES.find(([name]) => name.test(instrument))?.[1] ?? STRINGS;
}
