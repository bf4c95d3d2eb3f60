/** What the things of the chart and the desks say about themselves: what they do, and what that means for me now. */
import { counted, listed } from '../../lib/english';
import type { Explanation } from '../../stage/explain.svelte';
import { PLAYER_WORDS, playerWords } from './players';
import { bonusWords } from './signs';
import type { Stars } from './stars.svelte';
import {
  ROMAN,
  type Action,
  type Concert,
  type Patron,
  type Planet,
  type Printed,
  type Region,
  type View,
} from './view';

export const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A concert's prestige, part by part. */
function concertWords(concert: Concert): string {
  const heard = (matched: boolean[]) => matched.filter(Boolean).length;
  const parts = [
    concert.first && `${concert.first} for the first disc`,
    concert.for_musicians && `${concert.for_musicians} for ${counted(heard(concert.musicians), 'musician')}`,
    concert.for_symphonies &&
      `${concert.for_symphonies} for ${heard(concert.symphonies) === 1 ? 'one symphony' : 'two symphonies'}`,
    concert.ovation && `${concert.ovation} for a standing ovation`,
  ].filter(Boolean) as string[];
  const money = concert.credits ? ` and ${counted(concert.credits, 'credit')}` : '';
  return `${concert.prestige} prestige${parts.length ? ` (${listed(parts)})` : ''}${money}`;
}

function concertNow(concert: Concert | undefined, lead: string): string {
  if (!concert) return '';
  if (concert.barred === 'performed') return 'You have already performed in this region this round.';
  if (concert.barred === 'discs') return 'You have too few discs for a concert: two are needed.';
  return `${lead} ${concertWords(concert)}.`;
}

/** The fewest and the most circles of its planets: "1 to 3". */
function circlesOf(region: Region): string {
  const circles = region.planets.map((p) => p.circles);
  const [least, most] = [Math.min(...circles), Math.max(...circles)];
  return least < most ? `${least} to ${most}` : String(most);
}

export function tellRegion(region: Region, stars: Stars): Explanation {
  return {
    name: `The ${region.name} region`,
    does: `Planets with ${circlesOf(region)} circles. A concert is judged by the Demand tile of its region.`,
    rules: ['PH-PERFORM-1'],
    closer: stars.closer('region', region.name),
  };
}

export function tellDemand(
  region: Region,
  concert: Concert | undefined,
  { first_bonus }: Printed,
): Explanation {
  const players = region.wanted_musicians.map(([kind, stars]) => `a ${playerWords(kind, stars)}`);
  const first = region.performed.length
    ? ''
    : ` The first to perform here this round gains ${first_bonus} prestige.`;
  return {
    name: `Demand of the ${region.name} region`,
    does: `It wants to hear ${listed(players)}, a ${region.wanted_symphonies.join(' and a ')} symphony. Stars must be exact.${first}`,
    now: concertNow(concert, 'With your present orchestra it brings'),
    rules: ['PH-PERFORM-7', 'PH-PERFORM-8'],
  };
}

export function tellPlanet(
  planet: Planet,
  region: Region,
  concert: Concert | undefined,
  stars: Stars,
): Explanation {
  const steps = counted(planet.circles, 'step');
  const fan = planet.fan ? ' A fan waits here for a passing ship.' : '';
  return {
    name: sentence(planet.title),
    does: `A concert here takes you ${steps} along the admiration track of the ${region.name} region.${fan}`,
    now:
      planet.disc === null
        ? concertNow(concert, 'It would bring you')
        : `${sentence(stars.name(planet.disc))} performed here: no second concert.`,
    rules: ['PH-PERFORM-14'],
    closer: stars.closer('region', region.name),
  };
}

export function tellTrack(region: Region, petal: number, stars: Stars): Explanation {
  const rewards = region.track.map((r) => `${bonusWords(r.effects)} on space ${r.space}`);
  return {
    name: `Admiration in the ${region.name} region`,
    does: `It grows by concerts here (${circlesOf(region)} steps, the planet’s circles) and by recruiting the region’s guests (${stars.view.printed.guest_admiration}). Bonuses: ${listed(rewards)}. At the end the leaders score prestige.`,
    now: `${listed(stars.view.seats.map((s) => `${stars.name(s.seat)} ${s.admiration[petal]}`))}.`,
    rules: ['PH-ADM-3', 'PH-END-2'],
    closer: stars.closer('region', region.name),
  };
}

const recruiting = ({ guest_credits, guest_admiration }: Printed): string =>
  `An Audition with your ship in this region may recruit it for ${counted(guest_credits, 'credit')} more, and brings ${counted(guest_admiration, 'step')} of admiration.`;

export const tellGuest = (region: Region, { printed }: View): Explanation => ({
  name: sentence(playerWords(region.musician, 3)),
  does: `Waits in the ${region.name} region. ${recruiting(printed)}`,
  rules: ['PH-AUDITION-6', 'PH-AUDITION-7'],
});

export const tellSoloGuest = (region: Region, stars: Stars): Explanation => ({
  name: sentence(PLAYER_WORDS[region.soloist]),
  does: `A soloist with ${counted(stars.view.printed.soloist_stars, 'star')}: ${stars.soloBonus(region.soloist)} in every concert whose row allows soloists. ${recruiting(stars.view.printed)}`,
  rules: ['PH-AUDITION-6', 'PH-PERFORM-13'],
});

const PURPOSE: Record<string, string> = {
  Patron: 'Patron points impress patrons and use their abilities.',
  Invest: 'Gain experience, or pay some for a higher limit of action points.',
  Perform:
    'Give a concert where your ship is: prestige, credits and admiration. The row says how many soloists play, and the experience you gain.',
  Promote: 'Pay credits and experience; each point is a star for a musician or a disc for your conductor.',
  Compose: 'Pay experience; each step takes a symphony shown by a die or advances one of yours.',
  Audition:
    'Pay credits and recruit musicians: from the dice, or the guests of the region where your ship is.',
};

export function tellAction(action: Action, stars: Stars): Explanation {
  const does = `${PURPOSE[action.name]} The numeral is both price and strength: you may use any row up to it.`;
  const price = action.prices[stars.mine.seat];
  const parts = [`${counted(action.strength, 'action point')}`];
  if (price?.managers.length)
    parts.push(
      `${price.managers.length === 1 ? 'for the Manager' : `for each of the ${price.managers.length} Managers`} there ${counted(price.credits, 'credit')} or 1 more action point`,
    );
  if (price?.over && !price.closed)
    parts.push(`you would be ${price.over} above your limit and lose ${price.over} prestige when you pass`);
  const now =
    price?.closed === 'repeat'
      ? 'Your Manager stands here from your latest turn: choose another action first.'
      : price?.closed === 'limit'
        ? `It would take you beyond ${counted(stars.view.limits.ap, 'action point')}.`
        : `${sentence(parts.join('; '))}.`;
  return {
    name: `${action.name} ${ROMAN[action.strength]}`,
    does,
    now,
    rules: ['PH-SELECT-2', 'PH-SELECT-4'],
    closer: stars.closer('desk', action.name),
  };
}

export function tellRow(
  action: Action,
  row: number,
  strength: number,
  boosts: boolean,
  stars: Stars,
): Explanation {
  return {
    name: `${action.name}, row ${ROMAN[row]}`,
    does: `${sentence(action.rows[row - 1])}.`,
    now:
      row <= strength
        ? 'Within the strength.'
        : row === strength + 1 && boosts
          ? `One row above the strength: ${counted(stars.view.printed.fans_for_strength, 'fan')} would make it possible.`
          : `Above the strength ${ROMAN[strength]}.`,
    rules: ['PH-SELECT-3'],
    closer: stars.closer('desk', action.name),
  };
}

export function tellManager(seat: number, stars: Stars): Explanation {
  return seat === stars.state.viewer
    ? {
        name: 'Your Manager',
        does: 'This action is closed to you on your next turn.',
        rules: ['PH-SELECT-1'],
      }
    : {
        name: `Manager of ${stars.name(seat)}`,
        does: 'Whoever else chooses this action pays its owner credits, as many as the round’s number, or spends 1 more action point.',
        rules: ['PH-SELECT-4'],
      };
}

export function tellPatron(patron: Patron, stars: Stars): Explanation {
  const claim =
    patron.claimed === null
      ? `Whoever has ${patron.need} when impressing may take the prestige space: ${patron.prestige} prestige.`
      : `The prestige space is taken by ${stars.name(patron.claimed)}.`;
  const met = patron.needs.filter((n) => n.met.includes(stars.mine.seat)).length;
  const who = patron.impressed.length
    ? `Impressed by ${listed(patron.impressed.map((s) => stars.name(s)))}. `
    : '';
  const mine = patron.claimed === null && !patron.impressed.includes(stars.mine.seat);
  return {
    name: patron.name,
    does: `Impressed for ${counted(patron.cost, 'patron point')}, with one of your top hats. ${claim} Afterwards 1 point, once a turn, brings ${bonusWords(patron.effects)}.`,
    now: `${who}${mine ? `You have ${met} of the ${patron.needs.length} things asked for.` : ''}`,
    rules: ['PH-PATRON-2', 'PH-PATRON-9'],
    closer: stars.closer('patron', patron.id),
  };
}
