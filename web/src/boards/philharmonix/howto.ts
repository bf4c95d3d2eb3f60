/** How Philharmonix is played, on two pages, for somebody who never saw the box. */
import type { HowToPage } from '../../stage/board';
import HowToDemand from './HowToDemand.svelte';
import HowToDesk from './HowToDesk.svelte';
import HowToPiano from './HowToPiano.svelte';
import HowToPlayers from './HowToPlayers.svelte';

export const HOWTO: HowToPage[] = [
  {
    title: 'An orchestra among the stars',
    parts: [
      {
        heading: 'What wins',
        text: 'After the last round the most prestige wins. Most of it comes from concerts; patrons, the piano, finished symphonies and being admired in a region bring the rest.',
      },
      {
        heading: 'Your orchestra',
        text: 'Four types of musicians with 0 to 3 stars sit on your stage, and up to five soloists, who each give a bonus in concerts. Symphonies come in five colours and ripen from the top row through silver to gold.',
        picture: HowToPlayers,
      },
      {
        heading: 'A concert',
        text: 'Fly your barge to a planet without a disc and choose Perform. The tile of the region says what it wants to hear: three musicians with exactly these stars and two symphonies. The more you match, the more prestige.',
        picture: HowToDemand,
      },
    ],
  },
  {
    title: 'Your turn, and the end',
    parts: [
      {
        heading: 'Choose one action',
        text: 'The numeral on a desk is its price in action points and its strength: you may use any row up to it. Red numbers are paid, green ones gained. Instead of the action you may fly and sell merchandise. Never the same action twice running.',
        picture: HowToDesk,
      },
      {
        heading: 'Stars on the piano',
        text: 'Every star your orchestra gains moves your marker along the piano. A black key you pass offers its bonus once, for a disc of yours. The further you are, the more credits a symphony earns in a concert.',
        picture: HowToPiano,
      },
      {
        heading: 'Passing',
        text: 'At your limit of action points you must pass, and each point beyond costs prestige; unused points become experience or credits. When all have passed, strengths and dice change, and the next round begins.',
      },
    ],
  },
];
