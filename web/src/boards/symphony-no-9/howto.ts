/** How to play Symphony No. 9, in two pages. */
import type { HowToPage } from '../../stage/board';
import CareerPicture from './howto/CareerPicture.svelte';
import RoyalPicture from './howto/RoyalPicture.svelte';
import SealPicture from './howto/SealPicture.svelte';
import SharePicture from './howto/SharePicture.svelte';

export const HOWTO: HowToPage[] = [
  {
    title: 'What it is about',
    parts: [
      {
        heading: 'The most points win',
        text: 'Points come from the composition tiles you collect. The seal at the end of a composer’s row says how his tiles score. Furniture that you keep, money left over and tiles of dead composers add a little.',
        picture: SealPicture,
      },
      {
        heading: 'Careers and cubes',
        text: 'Each composer has a career of notes. The cubes on it are your donations: you take them from left to right. The higher the last note laid bare, the higher his reputation. When his last cube is taken, he dies at the end of the round.',
        picture: CareerPicture,
      },
      {
        heading: 'Major patron',
        text: 'Each round whoever has the most cubes of a composer is his major patron: they get one of his tiles and give up a part of those cubes. A crown shows who would be it now.',
        picture: SharePicture,
      },
    ],
  },
  {
    title: 'How a round goes',
    parts: [
      {
        heading: 'Sponsor',
        text: 'Take cubes for nothing; then you may buy one more, and for more money another. Then patrons get their tiles, and the composers are ranked by reputation: fame decides who plays at which concert.',
        picture: CareerPicture,
      },
      {
        heading: 'The royal concert',
        text: 'Everybody secretly puts money into a closed hand. With the royal budget it comes to a total: that decides whether a Low, Medium or High concert is held. It pays for each cube of its composers, and whoever gave the most gets a bonus. Too little or too much, and it fails: nobody pays, but the meanest or the most lavish is punished.',
        picture: RoyalPicture,
      },
      {
        heading: 'How it ends',
        text: 'After the last round the seals are counted. If totals are equal, more composition tiles decide.',
        picture: SealPicture,
      },
    ],
  },
];
