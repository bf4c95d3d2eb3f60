/** The text form of a view, set for the eye: its typed entries, or plain sentences where a game hands only those. */
import type { Entry, Section } from '../../wire';

export interface Chapter {
  title: string;
  seat: number | null; // whose area it is
  tiled: boolean; // a set of things of one kind, each with a title
  small: boolean;
  entries: Entry[];
}

const SEAT = /^\{(\d)\}/;
const SHORT = 110; // letters of a tile's line

export function chapter(section: Section): Chapter {
  const named = SEAT.exec(section.title);
  const letters = section.lines.reduce((sum, line) => sum + line.length, 0) / section.lines.length;
  return {
    title: section.title,
    seat: section.seat ?? (named ? Number(named[1]) : null),
    tiled: section.tiled,
    small: letters < SHORT,
    entries: section.entries.length ? section.entries : section.lines.map(sentence),
  };
}

function sentence(line: string): Entry {
  const facts = [{ label: '', items: [{ text: line, key: '' }] }];
  return { title: '', figures: [], facts, parts: [], elements: [], line };
}
