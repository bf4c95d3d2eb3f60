/** Small signs of the game, drawn in a box from -8 to 8: what is filled, and what is drawn over it in ink. */
import { counted } from '../../lib/english';
import type { View } from './view';

export interface Sign {
  fill: string; // path of the flat body
  line: string; // path of the ink
  tone: string; // token of the body's colour
  name: string;
  told: string | ((view: View) => string); // what it is, in one sentence
  rule: string;
}

const COIN = 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z';
const SCROLL = 'M-5 -6h8a2 2 0 0 1 2 2v8a2 2 0 0 0 2 2h-9a2 2 0 0 1 -2 -2v-8a2 2 0 0 0 -2 -2z';
const FAN = 'M0 6.500l-7.500 -6.500a9.500 9.500 0 0 1 15 0z';
const WREATH =
  'M-1 6.500q-7.500 -1 -6.500 -9q.5 -3.500 3 -5q-1 6 .5 8.500t3 3.500zM1 6.500q7.500 -1 6.500 -9q-.5 -3.500 -3 -5q1 6 -.5 8.500t-3 3.500z';
const METRONOME = 'M-3 -7h6l4 14h-14z';
const BARGE = 'M-8 1h16q-1 5.500 -6 5.500h-4q-5 0 -6 -5.500z';
const STAR =
  'M0 -7.500l2.200 4.800 5.200 .6 -3.900 3.500 1.100 5.200 -4.600 -2.700 -4.600 2.700 1.100 -5.200 -3.900 -3.500 5.200 -.6z';
const SHEET = 'M-5 -7h7l3 3v11h-10z';
const HEAD = 'M-6 2a6 6 0 0 1 12 0v4h-12z';
const HAT =
  'M-7.500 5.500q7.500 -2.500 15 0v1.500h-15zM-4.500 4.500v-10q4.500 -1.500 9 0v10q-4.500 -1.500 -9 0z';
const DIE = 'M-6 -6h12v12h-12z';

export const SIGNS: Record<string, Sign> = {
  credits: {
    fill: COIN,
    line: 'M-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0 -9 0M1.800 -1.800q-3.500 -1.500 -3.500 1.800t3.500 1.800',
    tone: 'gold',
    name: 'Credits',
    told: ({ printed }) =>
      `Money. It pays for auditions, promotions and Managers in your way; at the end every ${printed.credits_per_prestige} left are 1 prestige.`,
    rule: 'PH-END-5',
  },
  experience: {
    fill: SCROLL,
    line: 'M-1.500 -3h4M-1.500 0h4M-1.500 3h4',
    tone: 'parchment',
    name: 'Experience',
    told: ({ limits }) =>
      `It pays for composing, promoting and a higher limit. You can hold at most ${limits.experience}.`,
    rule: 'PH-EFFECT-1',
  },
  fans: {
    fill: FAN,
    line: 'M0 6.500l-3.500 -9.800M0 6.500v-10.500M0 6.500l3.500 -9.800',
    tone: 'rose',
    name: 'Fans',
    told: ({ limits }) =>
      `Fans travel with you, at most ${limits.fans}. They buy small favours: an action point, a ship step, a reroll, more strength.`,
    rule: 'PH-FREE-8',
  },
  prestige: {
    fill: WREATH,
    line: 'M-2.200 7.200q2.200 -1.500 4.400 0M-6.800 0l2.300 1M6.800 0l-2.300 1M-5.800 3.500l2.300 -.3M5.800 3.500l-2.300 -.3M-6.500 -3.500l1.600 .8M6.500 -3.500l-1.600 .8',
    tone: 'laurel',
    name: 'Prestige',
    told: 'The points of the game: the most prestige wins.',
    rule: 'PH-END-6',
  },
  ap_back: {
    fill: METRONOME,
    line: 'M0 5l-4 -8M-7.500 -5.500h5M-7.500 -5.500l2.200 -2M-7.500 -5.500l2.200 2',
    tone: 'wood',
    name: 'Regain action points',
    told: 'Your action point marker goes back, so that you can do more this round.',
    rule: 'PH-EFFECT-2',
  },
  ap: {
    fill: METRONOME,
    line: 'M0 5l3 -9M-5 3h10',
    tone: 'wood',
    name: 'Action points',
    told: ({ printed }) =>
      `Every action costs action points. When they reach your limit you must pass; each point above it costs ${printed.pass_penalty} prestige.`,
    rule: 'PH-SELECT-6',
  },
  ap_limit: {
    fill: METRONOME,
    line: 'M0 5v-9M0 -4l-2.500 2.500M0 -4l2.500 2.500',
    tone: 'wood',
    name: 'Higher limit',
    told: ({ printed }) =>
      `Your limit of action points rises for the rest of the game, to ${printed.limit_max} at most.`,
    rule: 'PH-EFFECT-2',
  },
  ship_move: {
    fill: BARGE,
    line: 'M0 1v-8q5 1.500 5 6M0 -7l-3 3',
    tone: 'wood',
    name: 'Ship steps',
    told: 'Your ship flies along that many strings, and may take fans on the way.',
    rule: 'PH-EFFECT-3',
  },
  star: {
    fill: STAR,
    line: '',
    tone: 'gold',
    name: 'Stars',
    told: 'Your star marker moves along the piano; passing black keys gives their bonuses.',
    rule: 'PH-EFFECT-4',
  },
  upgrade_musician: {
    fill: HEAD,
    line: 'M0 -8v6M-2.500 -5.500l2.500 -2.500 2.500 2.500M-2 2.500h.1M2 2.500h.1',
    tone: 'sky',
    name: 'Upgrade a musician',
    told: 'One musician gains a star, free of charge, and your star marker moves with it.',
    rule: 'PH-EFFECT-5',
  },
  upgrade_conductor: {
    fill: 'M-7 7l2.500 -4 1.500 1.500z',
    line: 'M-4 4l11 -11M2 -1l3.500 .5',
    tone: 'ivory',
    name: 'Upgrade the conductor',
    told: 'Put one of your discs on a conductor slot: symphonies of its two colours may then reach gold.',
    rule: 'PH-EFFECT-5',
  },
  symphony_dice: {
    fill: DIE,
    line: 'M-1 3.500v-7l4 1M-1 3.500a1.800 1.500 0 1 1 -.1 -.1',
    tone: 'ivory',
    name: 'Symphony from a die',
    told: 'Take a symphony in the colour that one of the symphony dice shows.',
    rule: 'PH-EFFECT-6',
  },
  symphony_supply: {
    fill: SHEET,
    line: 'M-2 -1h4M0 -3v4M-3 4h6',
    tone: 'parchment',
    name: 'Symphony of any colour',
    told: 'Take a symphony of a colour of your choice into an empty column.',
    rule: 'PH-EFFECT-6',
  },
  advance_symphony: {
    fill: SHEET,
    line: 'M0 -4v8M-2.500 1.500l2.500 2.500 2.500 -2.500',
    tone: 'parchment',
    name: 'Advance a symphony',
    told: 'One of your symphonies moves a step: top, silver, then its slot, or gold where your conductor is upgraded.',
    rule: 'PH-SYMPH-8',
  },
  musician_dice: {
    fill: DIE,
    line: 'M-3.500 4v-1.500a3.500 3.500 0 0 1 7 0v1.500M0 -1.500a1.800 1.800 0 1 0 -.1 0',
    tone: 'sky',
    name: 'Musician from a die',
    told: 'Recruit, free of charge, a musician shown by a die with that many stars.',
    rule: 'PH-EFFECT-7',
  },
  musician_supply: {
    fill: HEAD,
    line: 'M0 -8v5M-2.500 -5.500h5M-2 2.500h.1M2 2.500h.1',
    tone: 'sky',
    name: 'Musician of any type',
    told: 'Recruit, free of charge, a musician with that many stars of a type of your choice.',
    rule: 'PH-EFFECT-7',
  },
  musician: {
    fill: HEAD,
    line: 'M-2 2.500h.1M2 2.500h.1M0 -4v-4',
    tone: 'sky',
    name: 'Musician',
    told: 'A musician joins your orchestra.',
    rule: 'PH-AUDITION-2',
  },
  soloist: {
    fill: HEAD,
    line: 'M-2 2.500h.1M2 2.500h.1M-4 -5l4 -3 4 3',
    tone: 'rose',
    name: 'Soloist',
    told: 'Each soloist gives a bonus in a concert, as many of them as the row allows.',
    rule: 'PH-PERFORM-12',
  },
  upgrade: {
    fill: STAR,
    line: 'M0 3v-6M-2 -1l2 -2 2 2',
    tone: 'gold',
    name: 'Upgrade points',
    told: 'Each point gives a musician one star, or puts one of your discs on a conductor slot.',
    rule: 'PH-PROMOTE-1',
  },
  symphony: {
    fill: SHEET,
    line: 'M-1.500 3.500v-6l3.500 1M-1.500 3.500a1.600 1.400 0 1 1 -.1 -.1',
    tone: 'parchment',
    name: 'Symphony steps',
    told: 'Each step takes a new symphony shown by a die, or advances one of yours.',
    rule: 'PH-COMPOSE-1',
  },
  patron_points: {
    fill: HAT,
    line: 'M-4.500 2q4.500 -1.500 9 0',
    tone: 'night',
    name: 'Patron points',
    told: 'They impress patrons (their cost) or use the ability of one you have impressed (1 point).',
    rule: 'PH-PATRON-1',
  },
  activate_patron: {
    fill: HAT,
    line: 'M5 -7.500v3M3.500 -6h3M-4.500 2q4.500 -1.500 9 0',
    tone: 'night',
    name: 'Activate a patron',
    told: 'Use the ability of a patron you have impressed, without paying a point.',
    rule: 'PH-EFFECT-8',
  },
  disc: {
    fill: 'M-6.500 0a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0 -13 0z',
    line: 'M-2 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
    tone: 'night',
    name: 'Discs',
    told: 'A concert needs two, a piano key or a conductor slot one. Those on Demand tiles come back.',
    rule: 'PH-PERFORM-6',
  },
};

/** What a sign stands for, with the values that are played with. */
export function meaningOf(sign: string, view: View): string {
  const { told } = SIGNS[sign];
  return typeof told === 'string' ? told : told(view);
}

/** What a bonus brings, in words. */
export function bonusWords(effects: { do: string; n: number }[]): string {
  return effects.map(({ do: what, n }) => effectWords(what, n)).join(' and ');
}

function effectWords(what: string, n: number): string {
  const times = n > 1 ? `, ${n} times` : '';
  const words: Record<string, string> = {
    credits: counted(n, 'credit'),
    experience: `${n} experience`,
    fans: counted(n, 'fan'),
    prestige: `${n} prestige`,
    ap_back: `${counted(n, 'action point')} back`,
    ap_limit: `a limit ${n} higher`,
    ship_move: `up to ${counted(n, 'ship step')}`,
    star: `${counted(n, 'step')} of your star marker`,
    upgrade_musician: `a musician upgraded${times}`,
    upgrade_conductor: `the conductor upgraded${times}`,
    symphony_dice: `a symphony from a die${times}`,
    symphony_supply: `a symphony of any colour${times}`,
    advance_symphony:
      n === 2
        ? 'two symphonies advanced, or one twice'
        : n > 2
          ? `symphonies advanced ${n} times`
          : 'a symphony advanced',
    musician_dice: `a ${n}-star musician from a die`,
    musician_supply: `a ${n}-star musician of any type`,
    patron_points: counted(n, 'patron point'),
    activate_patron: `a patron activated${times}`,
  };
  return words[what] ?? what;
}
