/** What the things of an orchestra, the dice, the piano and the turn order say about themselves. */
import type { Explanation } from '../../stage/explain.svelte';
import { PLAYER_WORDS, playerWords } from './players';
import { bonusWords, meaningOf, SIGNS } from './signs';
import type { Stars } from './stars.svelte';
import { counted, listed } from '../../lib/english';
import { sentence } from './told';
import type { Effect, Hat, Key, Printed, RecordCard, Symphony, View } from './view';

export const tellSign = (sign: string, now: string, view: View): Explanation => ({
  name: SIGNS[sign].name,
  does: meaningOf(sign, view),
  now,
  rules: [SIGNS[sign].rule],
});

export const tellSection = (kind: string, taken: number, places: number): Explanation => ({
  name: `The ${kind} section`,
  does: `${places} places for musicians of this type, however many stars they have.`,
  now: taken < places ? `${sentence(counted(places - taken, 'place'))} free.` : 'It is full.',
  rules: ['PH-AUDITION-9'],
});

export const tellMusician = (kind: string, stars: number): Explanation => ({
  name: sentence(playerWords(kind, stars)),
  does: 'Demand tiles and patrons ask for an exact number of stars.',
  now: stars < 3 ? 'An upgrade gives one star more, and a step on the piano.' : 'As many stars as there are.',
  rules: ['PH-PROMOTE-2'],
});

export const tellSoloist = (kind: string, owned: boolean, stars: Stars): Explanation => ({
  name: sentence(PLAYER_WORDS[kind]),
  does: `Gives ${stars.soloBonus(kind)} in each concert whose row allows soloists.`,
  now: owned ? 'Plays in this orchestra.' : 'Not in this orchestra; soloists wait in the regions.',
  rules: ['PH-PERFORM-13'],
});

const NEXT: Record<string, string> = {
  'top row': 'It advances to the silver row.',
  'silver row':
    'It advances to the silver slot with a fan, or to the gold row where the conductor is upgraded in its colour.',
  'gold row': 'It advances to the gold slot, with a fan.',
};

export const tellSymphony = (symphony: Symphony): Explanation => ({
  name: `${sentence(symphony.colour)} symphony, ${symphony.row}`,
  does: `Concerts that want this colour may play it and then advance it. ${NEXT[symphony.row]}`,
  rules: ['PH-PERFORM-10', 'PH-SYMPH-8'],
});

export const tellSlot = (name: string, worth: number, held: number): Explanation => ({
  name: `${name} slot`,
  does: `Finished symphonies: each is worth ${worth} prestige at the end. They are heard no more.`,
  now: `${counted(held, 'symphony', 'symphonies')}, ${held * worth} prestige.`,
  rules: ['PH-END-4', 'PH-SYMPH-6'],
});

export const tellConductor = (
  colours: string[],
  done: boolean,
  { gold_slot, silver_slot }: Printed,
): Explanation => ({
  name: `Conductor: ${colours.join(' and ')}`,
  does: `A disc here lets ${colours.join(' and ')} symphonies go on to gold, where they are worth ${gold_slot} prestige instead of ${silver_slot}. It also counts as a star on the piano.`,
  now: done ? 'The disc is there.' : 'It takes one upgrade point and one disc.',
  rules: ['PH-PROMOTE-7', 'PH-PROMOTE-9'],
});

export const tellHat = (hat: Hat, used: boolean, locked: boolean): Explanation => ({
  name: `Top hat, level ${hat.level}`,
  does: `Taken when a patron is impressed, it brings ${bonusWords(hat.effects)}.`,
  now: used
    ? 'It has been used.'
    : locked
      ? `Locked until a hat of level ${hat.level - 1} is used.`
      : 'It may be taken next.',
  rules: ['PH-PATRON-7', 'PH-PATRON-8'],
});

export const tellMusicianDie = (kind: string, stars: number, aside: boolean): Explanation => ({
  name: `Musician die: ${playerWords(kind, stars)}`,
  does: 'An Audition may recruit this musician; the die is rolled again afterwards.',
  now: aside ? 'It has been chosen in this action.' : '',
  rules: ['PH-AUDITION-3'],
});

export const tellSymphonyDie = (colour: string, aside: boolean): Explanation => ({
  name: `Symphony die: ${colour === 'any' ? 'any colour' : colour}`,
  does: `Composing may take a symphony of ${colour === 'any' ? 'a colour of your choice' : 'this colour'} into an empty column; the die is rolled again afterwards.`,
  now: aside ? 'It has been chosen in this action.' : '',
  rules: ['PH-COMPOSE-2'],
});

export const tellCup = (what: string, { fans_for_reroll }: Printed): Explanation => ({
  name: `Reroll the ${what} dice`,
  does: `While you use these dice, you may roll all that are not yet chosen again for ${counted(fans_for_reroll, 'fan')}, as often as you like.`,
  rules: ['PH-FREE-6'],
});

export const tellSupply = (colour: string, left: number): Explanation => ({
  name: `${sentence(colour)} symphonies`,
  does: `${counted(left, 'tile')} ${left === 1 ? 'is' : 'are'} left in the supply.`,
  rules: ['PH-RULING-24'],
});

export const tellKey = (key: Key, stars: Stars): Explanation => ({
  name: `Black key ${key.key}`,
  does: `Whoever passes it with the star marker may leave a disc here for ${bonusWords(key.effects)}; each player may take one key of a set.`,
  now: key.blocked
    ? 'It is covered for this game.'
    : key.owner !== null
      ? `Taken by ${stars.name(key.owner)}.`
      : 'It is free.',
  rules: ['PH-PIANO-2', 'PH-PIANO-3'],
});

export const tellSpace = (
  place: number,
  effects: Effect[],
  seat: number | null,
  stars: Stars,
): Explanation => ({
  name: `Place ${place} of the next round`,
  does: `Whoever passes may take it: place ${place} in the order, and ${bonusWords(effects)} at once.`,
  now: seat === null ? 'It is free.' : `Taken by ${stars.name(seat)}.`,
  rules: ['PH-PASS-4'],
});

export const tellRecord = (card: RecordCard, stars: Stars): Explanation => ({
  name: `Record, level ${card.level}: ${card.needs[0] === 'any' ? `any ${card.needs.length} different colours` : listed(card.needs)}`,
  does: `Sold with these symphonies in your rows: ${counted(card.sale, 'credit')}. Kept until the end with them in one slot: ${card.silver} prestige in silver, ${card.gold} in gold.`,
  now:
    card.owner === null
      ? 'It may be taken instead of an action.'
      : `It lies before ${stars.name(card.owner)}.`,
  rules: ['PH-RECORD-2', 'PH-RECORD-4', 'PH-RECORD-5'],
});
