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
  return [...found].map(([title, part]) => ({ title, rules: part }));
}
