/** Symphony in two pages, for somebody who never saw the box. */
import type { HowToPage } from '../../stage/board';
import ColumnsInTurn from './howto/ColumnsInTurn.svelte';
import DiscsAndTokens from './howto/DiscsAndTokens.svelte';
import SheetMajority from './howto/SheetMajority.svelte';
import ThreeVoices from './howto/ThreeVoices.svelte';
import WellPlaced from './howto/WellPlaced.svelte';

export const HOWTO: HowToPage[] = [
  {
    title: 'What wins, and what things are called',
    parts: [
      {
        heading: 'The score',
        text: 'The most points win. Points come from discs on notes, most on the 1st Voice and least on the 3rd, and from having the most discs on top on a sheet, in a Voice or in a coloured zone.',
        picture: ThreeVoices,
      },
      {
        heading: 'The orchestra',
        text: 'Instruments sit in five columns. The round spaces of an Instrument are the discs it will play. Where a half-dot of the card meets a dot of its seat it is well placed and can do more.',
        picture: WellPlaced,
      },
      {
        heading: 'Discs and tokens',
        text: 'Your discs have your colour; black ones belong to nobody and are hard to overwrite. Musician tokens make one of your Instruments better.',
        picture: DiscsAndTokens,
      },
    ],
  },
  {
    title: 'A turn, and how it ends',
    parts: [
      {
        heading: 'First the orchestra',
        text: 'In turn each player seats a card and takes control of one Instrument, until all are taken.',
        picture: WellPlaced,
      },
      {
        heading: 'Then the music',
        text: 'In five Movements the columns A to E play, one after the other. In each, only the bars between the batons are open; each Instrument plays one disc at a time, from front to back, until none is left.',
        picture: ColumnsInTurn,
      },
      {
        heading: 'Scoring',
        text: 'A sheet is scored when its last bar is done. After the third sheet the Voices, tracks, objectives and unused tokens are added.',
        picture: SheetMajority,
      },
    ],
  },
];
