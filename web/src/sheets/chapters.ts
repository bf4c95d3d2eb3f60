/** The rules under their headings, in the order of the ledger. */
import type { Rule } from '../wire';

export interface RuleChapter {
  title: string;
  rules: Rule[];
}

/**
 * A rule as a player reads it: without the pages of the printed book, which a player at a screen does not have, and
 * without the ids of other rules in brackets; what is a code word in the ledger stands as words.
 */
const told = (text: string) =>
  text
    .replace(/\s*\[[^\]]*\]$/, '')
    .replace(/\s*\((?:[A-Z]\w-[A-Z]+[\w-]*(?:, | and | to )?)+\)/g, '')
    .replace(/`([^`]*)`/g, (_, code: string) => `“${code.replaceAll('_', ' ')}”`);

export function chapters(rules: Rule[]): RuleChapter[] {
  const found = new Map<string, Rule[]>();
  for (const rule of rules) {
    found.set(rule.section, [...(found.get(rule.section) ?? []), { ...rule, text: told(rule.text) }]);
  }
  return [...found].map(([title, part]) => ({ title, rules: part }));
}
