/** The plaques: things to choose that are not pieces of the game. SEAT stands for the seat that decides. */

export interface Plaque {
  id: string;
  text: string;
  told: string;
  rule: string;
  pays?: [sign: string, n: number];
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
    told: 'Instead of the action: each point of strength is up to 2 ship steps or 3 credits.',
  },
  {
    id: 'merch',
    rule: 'PH-TOUR-1',
    text: 'Sell merch',
    told: 'One point of strength becomes 3 credits.',
    always: true,
  },
  {
    id: 'free-boost',
    rule: 'PH-FREE-4',
    text: 'More strength',
    told: 'For 3 fans you may use one row higher than the numeral says, once a turn.',
    pays: ['fans', 3],
    gets: 'star',
  },
  {
    id: 'free-regain-fans',
    rule: 'PH-FREE-1',
    text: 'Regain for fans',
    told: '2 fans: regain 1 action point.',
    pays: ['fans', 2],
    gets: 'ap_back',
  },
  {
    id: 'free-regain-experience',
    rule: 'PH-FREE-5',
    text: 'Regain for experience',
    told: '4 experience: regain 1 action point.',
    pays: ['experience', 4],
    gets: 'ap_back',
  },
  {
    id: 'free-experience',
    rule: 'PH-FREE-3',
    text: 'Experience for fans',
    told: '2 fans: gain 1 experience.',
    pays: ['fans', 2],
    gets: 'experience',
  },
  {
    id: 'seat-SEAT-pass',
    rule: 'PH-PASS-2',
    text: 'Pass',
    told: 'You take no more turns this round. Unspent action points become experience or credits; points above the limit cost prestige.',
  },
];
