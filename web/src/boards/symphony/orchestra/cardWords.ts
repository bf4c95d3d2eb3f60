/** What a card or a place of the orchestra is, for the card that explains it; and how it is drawn small. */
import type { Explanation } from '../../../stage/explain.svelte';
import { meaningOf, signOf } from '../symbols';
import { counted } from '../../../lib/english';
import type { Card, Place, Printed } from '../view';

const meaning = (printed: Printed) => (ability: string) =>
  `${ability}: ${meaningOf(signOf(ability), printed)}`;
const sentence = (parts: string[], opening = '') => (parts.length ? `${opening}${parts.join('. ')}.` : '');
const spaces = (card: Card, kind: string) => card.spaces.filter((s) => s.split(' of ')[0] === kind).length;

export function cardExplained(card: Card, printed: Printed, more = ''): Explanation {
  const own = [`${counted(spaces(card, 'white'), 'disc')} of yours`];
  if (spaces(card, 'black')) own.push(`${spaces(card, 'black')} black`);
  const unlocked = [
    spaces(card, 'grey linked') ? `${counted(spaces(card, 'grey linked'), 'more disc')} of yours` : '',
    spaces(card, 'black linked') ? `${spaces(card, 'black linked')} more black` : '',
    ...card.unlockable.map(meaning(printed)),
  ].filter(Boolean);
  return {
    name: card.name,
    does: [
      `${card.category}: ${own.join(', ')}.`,
      sentence([...new Set(card.abilities.flat())].map(meaning(printed))),
      card.half_dots.length
        ? sentence(unlocked, `Well placed on a seat with the dot ${card.half_dots.join(' or ')}, also: `)
        : '',
    ]
      .filter(Boolean)
      .join(' '),
    now: more,
  };
}

export function placeExplained(place: Place, printed: Printed): Explanation {
  if (!place.card)
    return {
      name: `Seat ${place.name}`,
      does: place.dots.length
        ? `Free. Cards with the half-dot ${place.dots.join(' or ')} are well placed here.`
        : 'Free. The front row has no dots: no card is well placed here.',
    };
  const owners = place.owners.map((owner, i) => {
    const part = place.owners.length > 1 ? `Part ${i + 1}: ` : '';
    return `${part}${owner < 0 ? 'nobody’s yet' : `of {${owner}}`}`;
  });
  const placed = place.at < 30 ? `, ${place.well_placed ? 'well placed' : 'not well placed'}` : '';
  const brings = place.brings.filter(Boolean);
  return {
    name: place.at < 30 ? `${place.card.name} on ${place.name}${placed}` : place.card.name,
    does: sentence([...new Set(place.active.flat())].map(meaning(printed))),
    now: [
      sentence(owners.map((o) => o.charAt(0).toUpperCase() + o.slice(1))),
      brings.length ? `Control brings ${brings.join('; ')}.` : '',
      place.token ? `The token ${place.token} lies on it.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** Abilities of a seated Instrument: those that work, then those still locked. */
export function signsOf(place: Place): { ability: string; locked: boolean }[] {
  const active = [...new Set(place.active.flat())];
  const locked = (place.card?.unlockable ?? []).filter((a) => !place.well_placed && !active.includes(a));
  return [
    ...active.map((ability) => ({ ability, locked: false })),
    ...locked.map((ability) => ({ ability, locked: true })),
  ];
}

/** How wide the Note spaces are drawn. */
export const spacesWide = (place: Place, r: number) =>
  ((place.card?.spaces.length ?? 0) + place.slots.filter((s) => s === 0).length + (place.stacked ? 1 : 0)) *
  (2 * r + 3);

const SHORT: Record<string, string> = {
  'Transverse Flute': 'Flute',
  'Soprano and Tenor': 'Sopr., Tenor',
  '2-Part Choir (sharp)': '2-Part Choir ♯',
  '2-Part Choir (flat)': '2-Part Choir ♭',
};

/** A name for a small card. */
export const shortName = (name: string) => SHORT[name] ?? name.replace(' (advanced)', '');
