/** The rules under their headings, in the order of the ledger. */
import type { Rule } from '../wire';

export interface RuleChapter {
  title: string;
  rules: Rule[];
}

/** The words without the pages of the printed book, which a player at a screen does not have. */
const told = (text: string) => text.replace(/\s*\[[^\]]*\]$/, '');

export function chapters(rules: Rule[]): RuleChapter[] {
  const found = new Map<string, Rule[]>();
  for (const rule of rules) {
    found.set(rule.section, [...(found.get(rule.section) ?? []), { ...rule, text: told(rule.text) }]);
  }
  return [...found].map(([title, part]) => ({ title, rules: part }));
}
