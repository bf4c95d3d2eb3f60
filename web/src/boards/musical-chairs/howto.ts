/** How to play Musical Chairs, in two pages. */
import type { HowToPage } from '../../stage/board';
import CardsPicture from './howto/CardsPicture.svelte';
import ChairPicture from './howto/ChairPicture.svelte';
import MusicPicture from './howto/MusicPicture.svelte';
import OddCardsPicture from './howto/OddCardsPicture.svelte';

export const HOWTO: HowToPage[] = [
  {
    title: 'What it is about',
    parts: [
      {
        heading: 'The most points win',
        text: 'You collect cards in a score pile. Each treble clef on a card is one point. Cushions that you buy are worth points too, and each has a power.',
        picture: CardsPicture,
      },
      {
        heading: 'Eight chairs, one for each suit',
        text: 'Your dancer walks around the chairs. When the music stops you score cards of the suit of the chair where it stands. On each chair lies a cushion; later it can be bought.',
        picture: ChairPicture,
      },
      {
        heading: 'Rest and Repeat',
        text: 'With a Rest you skip a turn and stay where you are; it comes to your score pile. A Repeat copies the card played before it, number and suit.',
        picture: OddCardsPicture,
      },
    ],
  },
  {
    title: 'How it goes',
    parts: [
      {
        heading: 'A turn: play, then walk',
        text: 'Play one card to the line. Numbers never fall: you play a card of the same number, or your lowest card that is higher. Then your dancer walks on clockwise, one chair or a few.',
        picture: CardsPicture,
      },
      {
        heading: 'The music stops',
        text: 'If you hold no higher card you may stop the music. Everybody takes the cards of their chair’s suit from the line, may add lower cards of that suit from the hand, and may buy a cushion lying beside the chair for one scored card. Two at one chair fight a Butt Battle first: the higher card wins the chair.',
        picture: MusicPicture,
      },
      {
        heading: 'How it ends',
        text: 'In every round one cushion leaves the board. When the last one has gone the game is over, usually after eight or nine rounds. The most points win; a tie is a shared victory.',
        picture: ChairPicture,
      },
    ],
  },
];
