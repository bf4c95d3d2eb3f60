/** The plaques: things to choose that are not pieces of the game. SEAT stands for the seat that decides. */
import { counted } from '../../lib/english';
import type { Printed } from './view';

export interface Plaque {
  id: string;
  text: string;
  told: string | ((printed: Printed) => string);
  rule: string;
  pays?: [sign: string, price: keyof Printed];
  gets?: string;
  main?: boolean;
  always?: boolean; // also shown where it is barred, to say why
}

export const PLAQUES: Plaque[] = [
  {
    id: 'done',
    rule: 'PH-RULING-85',
    text: 'Done',
    told: 'Ends this step; what is left of it is lost.',
    main: true,
  },
  {
    id: 'seat-SEAT-end',
    rule: 'PH-TURN-3',
    text: 'End turn',
    told: 'Your turn ends and the next player goes on.',
    main: true,
  },
  {
    id: 'tour',
    rule: 'PH-SELECT-7',
    text: 'Tour, merch',
    told: ({ tour_moves, merch_credits }) =>
      `Instead of the action: each point of strength is up to ${counted(tour_moves, 'ship step')} or ${counted(merch_credits, 'credit')}.`,
  },
  {
    id: 'merch',
    rule: 'PH-TOUR-1',
    text: 'Sell merch',
    told: ({ merch_credits }) => `One point of strength becomes ${counted(merch_credits, 'credit')}.`,
    always: true,
  },
  {
    id: 'free-boost',
    rule: 'PH-FREE-4',
    text: 'More strength',
    told: ({ fans_for_strength }) =>
      `For ${counted(fans_for_strength, 'fan')} you may use one row higher than the numeral says, once a turn.`,
    pays: ['fans', 'fans_for_strength'],
    gets: 'star',
  },
  {
    id: 'free-regain-fans',
    rule: 'PH-FREE-1',
    text: 'Regain for fans',
    told: ({ fans_for_ap }) => `${counted(fans_for_ap, 'fan')}: regain 1 action point.`,
    pays: ['fans', 'fans_for_ap'],
    gets: 'ap_back',
  },
  {
    id: 'free-regain-experience',
    rule: 'PH-FREE-5',
    text: 'Regain for experience',
    told: ({ experience_for_ap }) => `${experience_for_ap} experience: regain 1 action point.`,
    pays: ['experience', 'experience_for_ap'],
    gets: 'ap_back',
  },
  {
    id: 'free-experience',
    rule: 'PH-FREE-3',
    text: 'Experience for fans',
    told: ({ fans_for_experience }) => `${counted(fans_for_experience, 'fan')}: gain 1 experience.`,
    pays: ['fans', 'fans_for_experience'],
    gets: 'experience',
  },
  {
    id: 'seat-SEAT-pass',
    rule: 'PH-PASS-2',
    text: 'Pass',
    told: 'You take no more turns this round. Unspent action points become experience or credits; points above the limit cost prestige.',
  },
];
