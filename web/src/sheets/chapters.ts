/** The rules under their headings, in the order of the ledger. */
import type { Rule } from '../wire';

export interface RuleChapter {
  title: string;
  rules: Rule[];
}

export function chapters(rules: Rule[]): RuleChapter[] {
  const found = new Map<string, Rule[]>();
  for (const rule of rules) {
    found.set(rule.section, [...(found.get(rule.section) ?? []), rule]);
  }
  return [...found].map(([title, part]) => ({ title: plain(title), rules: part }));
}

/** The ledger's name for what its authors had to settle, in words for players. */
const plain = (title: string): string =>
  title
    .replace(/^(Rulings: )?Rulings added by this project$/, 'In doubt: what the rulebook does not say')
    .replace(/^Rulings\b/, 'In doubt');
