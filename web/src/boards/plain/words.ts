/**
 * The text form of a view, taken apart for the eye: numbers people compare, labels with their lists, titles of things.
 * It knows how our sentences are built (`label: one; another`) and nothing of any game.
 */
import type { Section } from '../../wire';

export interface Figure {
  value: string;
  name: string;
}

export interface Fact {
  label: string;
  items: string[];
}

export interface Entry {
  line: string;
  title: string;
  figures: Figure[];
  facts: Fact[];
  parts: Entry[]; // things that belong to this one: the planets of a region
}

export interface Chapter {
  title: string;
  seat: number | null; // whose area it is
  tiled: boolean; // a set of things of one kind, each with a title
  small: boolean;
  entries: Entry[];
}

const SEAT = /^\{(\d)\}/;
const NAMED_NUMBER = /^([A-Z][a-z]+(?: [a-z]+)?) (\d+(?: of \d+)?)$/;
const COUNTED = /^(\d+) (.{2,24})$/;
const LABELLED = /^([^:]{1,48}): (.+)$/s;
const KEYED = /^([IVX]+|\d+|[a-z]+|\d+\.\d+\.\d+ [^:]+): (.+)$/s;
const TITLE_MOST = 44; // letters

export function chapter(section: Section): Chapter {
  const entries = gathered(section.lines.map(entry));
  const titled = entries.filter((e) => e.title !== '').length;
  const seat = SEAT.exec(section.title);
  const letters = section.lines.reduce((sum, line) => sum + line.length, 0) / section.lines.length;
  const much = section.lines.length >= 8 || (section.lines.length >= 5 && letters >= 80);
  const tiled = seat === null && much && titled >= entries.length * 0.8;
  return {
    title: section.title,
    seat: seat ? Number(seat[1]) : null,
    tiled,
    small: letters < 110,
    entries: tiled ? entries : section.lines.map(loose),
  };
}

/** A line about one thing: its title, and what is said of it. */
function entry(line: string): Entry {
  const [first, ...rest] = sentences(line);
  const labelled = LABELLED.exec(first);
  const title = labelled && labelled[1].length <= TITLE_MOST ? labelled[1] : '';
  if (title) return { ...told(line, rest), title, ...before(labelled?.[2] ?? '', told(line, rest)) };
  if (rest.length && first.length <= TITLE_MOST) return { ...told(line, rest), title: first };
  return told(line, [first, ...rest]);
}

function before(value: string, after: Entry): Pick<Entry, 'facts'> {
  return { facts: [{ label: '', items: listed(value) }, ...after.facts] };
}

/** A line of which every sentence speaks for itself. */
const loose = (line: string): Entry => told(line, sentences(line));

function told(line: string, from: string[]): Entry {
  const found: Entry = { line, title: '', figures: [], facts: [], parts: [] };
  for (const sentence of from) {
    const named = NAMED_NUMBER.exec(sentence);
    const counted = sentence.split(', ').map((part) => COUNTED.exec(part));
    if (named) found.figures.push({ value: named[2], name: named[1] });
    else if (counted.length > 1 && counted.every((c) => c !== null))
      found.figures.push(...counted.map((c) => ({ value: c[1], name: c[2] })));
    else found.facts.push(fact(sentence));
  }
  return found;
}

function fact(sentence: string): Fact {
  const labelled = LABELLED.exec(sentence);
  if (!labelled) return { label: '', items: [sentence] };
  const items = listed(labelled[2]);
  const counted = /^(.+) (I|1)$/.exec(labelled[1]);
  if (counted && /^(II|2): /.test(items[1] ?? '')) items[0] = `${counted[2]}: ${items[0]}`;
  return { label: counted && items[0].startsWith(`${counted[2]}: `) ? counted[1] : labelled[1], items };
}

/** The parts of a list; brackets stay whole, and `2: this, 5: that` is a list too. */
function listed(value: string): string[] {
  return value.split(/; (?![^(]*\))|, (?=\d+: )/);
}

function sentences(line: string): string[] {
  return line.replace(/\.$/, '').split(/\. (?=[A-Z{])/);
}

/** Things named after another one, like `blue-inner` after `blue`, become its parts. */
function gathered(entries: Entry[]): Entry[] {
  const found: Entry[] = [];
  for (const one of entries) {
    const whole = found[found.length - 1];
    if (whole?.title && one.title.startsWith(`${whole.title}-`)) whole.parts.push(one);
    else found.push(one);
  }
  return found;
}

/** An item as a key and what is there: `1.1.4 minim 6: free`. */
export function keyed(item: string): { key: string; value: string } {
  const found = KEYED.exec(item);
  return found ? { key: found[1], value: found[2] } : { key: '', value: item };
}
