/** On a phone the parts of the board are cards side by side: which card does a thing lie on? */
export const CARDS: [card: string, title: string][] = [
  ['sky', 'Chart'],
  ['desks', 'Actions'],
  ['orchestra', 'Orchestra'],
  ['dice', 'Dice'],
  ['patrons', 'Patrons'],
  ['piano', 'Piano'],
  ['players', 'Players'],
  ['records', 'More'],
];

const PLACES: [RegExp, string][] = [
  [/^(region|planet|demand|track|musician|soloist)-|^(tour|merch)$|^settle-/, 'sky'],
  [/^(action|row|manager)-/, 'desks'],
  [/-(die-\d|dice)|^supply-/, 'dice'],
  [/^patron-/, 'patrons'],
  [/^key-/, 'piano'],
  [/^space-/, 'players'],
  [/^record-/, 'records'],
  [/^seat-\d+-(strings|percussion|woodwind|brass|soloist|column|conductor|hat|silver|gold)/, 'orchestra'],
];

export function cardOf(element: string): string | null {
  return PLACES.find(([pattern]) => pattern.test(element))?.[1] ?? null;
}
