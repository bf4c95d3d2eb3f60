/**
 * One shell for all games: what is shown, what may be chosen, which things on the board stand for it.
 * Boards draw the view and mark their things with ids; everything a person does with them happens here.
 */
import { getContext, setContext } from 'svelte';
import { loadBoard } from '../boards';
import { fill } from '../lib/names';
import type { Confirm } from '../lib/prefs.svelte';
import type { Barred, Choice, Section, State } from '../wire';
import type { GameBoard } from './board';

export class Shell {
  state = $state.raw<State | null>(null);
  board = $state.raw<GameBoard | null | undefined>(); // null: the plain board; not known until it is loaded
  weighed = $state.raw<Choice | null>(null); // the choice under pointer or focus in the list
  explained = $state.raw<Barred | null>(null); // the greyed thing somebody asked about
  several = $state<string | null>(null); // a thing that stands for several choices, opened
  asked = $state.raw<Choice | null>(null); // a choice waiting for its confirmation
  suggested = $state<number | null>(null); // the option a hint named
  pointed = $state.raw<string[]>([]); // things that a teacher speaks of
  thinking = $state(false); // a hint is on its way

  private game = '';
  private readonly act: ((choice: Choice) => void) | null;

  /** `act` plays a choice; without it the shell only shows (replay). */
  constructor(act: ((choice: Choice) => void) | null = null) {
    this.act = act;
  }

  readonly choices = $derived.by(() => (this.act ? doneLast(this.ordered(this.state)) : []));
  readonly barred = $derived.by(() => (this.act ? (this.state?.barred ?? []) : []));

  private readonly open = $derived.by(() => {
    const first = new Map<string, Choice[]>();
    const any = new Map<string, Choice[]>();
    for (const choice of this.choices) {
      choice.elements.forEach((element, i) => {
        push(any, element, choice);
        if (i === 0) push(first, element, choice);
      });
    }
    for (const [element, list] of any) if (!first.has(element)) first.set(element, list);
    return first;
  });

  private readonly shut = $derived.by(() => {
    const found = new Map<string, Barred>();
    for (const barred of this.barred)
      for (const e of barred.elements) if (!found.has(e)) found.set(e, barred);
    return found;
  });

  /** What the latest move touched. */
  readonly fresh = $derived.by(() => {
    const state = this.state;
    if (!state) return new Set<string>();
    return new Set(state.log.filter((l) => l.number === state.moves).flatMap((l) => l.elements));
  });

  private ordered(state: State | null): Choice[] {
    const order = this.board?.order;
    if (!state || !order) return state?.choices ?? [];
    return state.choices
      .map((choice) => ({ choice, at: order(choice, state) }))
      .sort((a, b) => a.at - b.at)
      .map(({ choice }) => choice);
  }

  /** The things that belong to the choice a person is weighing in the list, to the hint, and to a teacher's words. */
  readonly lit = $derived.by(() => {
    const option = this.weighed?.option ?? this.suggested;
    const choice = this.choices.find((c) => c.option === option);
    return new Set(choice?.elements ?? this.pointed);
  });

  choicesAt(element: string): Choice[] {
    return this.open.get(element) ?? [];
  }

  barredAt(element: string): Barred | null {
    return this.open.has(element) ? null : (this.shut.get(element) ?? null);
  }

  text(words: string): string {
    return fill(words, this.state?.seats ?? []);
  }

  /** A click or Enter on a thing of the board. */
  press(element: string): void {
    const choices = this.choicesAt(element);
    if (choices.length === 1) this.choose(choices[0]);
    else if (choices.length > 1) this.several = this.several === element ? null : element;
    else this.explained = this.barredAt(element);
  }

  /** Plays a choice; one that is asked about again is played when it is chosen a second time. */
  choose(choice: Choice): void {
    if (this.asked?.option !== choice.option && this.confirms(choice)) {
      this.asked = choice;
      return;
    }
    this.clear();
    this.act?.(choice);
  }

  show(state: State): void {
    if (state.number !== this.state?.number || state.viewer !== this.state.viewer) this.clear();
    this.state = state;
    if (state.game !== this.game) void this.dress((this.game = state.game));
  }

  clear(): void {
    this.weighed = this.explained = this.several = this.asked = this.suggested = null;
  }

  private async dress(game: string): Promise<void> {
    const board = await loadBoard(game);
    if (game === this.game) this.board = board;
  }

  /**
   * Whether a choice is asked about again. Usually where what is final stands beside choices that could be taken
   * back: there a person may not expect it. Where everything is final, asking each time would only annoy.
   */
  private confirms(choice: Choice): boolean {
    switch (this.asks()) {
      case 'never':
        return false;
      case 'mixed':
        return choice.final === true && this.choices.some((c) => c.final === false);
      case 'final':
        return choice.final === true;
      case 'always':
        return true;
    }
  }

  /** Shows the scenes of a move again; not everywhere that is offered. */
  again: ((move: number) => void) | null = null;

  /** Asks for the table in words, where states come without them. */
  words: ((state: State) => Promise<Section[]>) | null = null;

  /** Replaced by the person's own setting where choices are played. */
  asks = (): Confirm => 'never';
}

/** What may be had comes before doing without it: “Finish” is not what somebody reads first, but how a turn goes on is. */
function doneLast(choices: Choice[]): Choice[] {
  const place = ({ elements }: Choice) =>
    elements.includes('done') ? 1 : elements.some((e) => /^seat-\d-end$/.test(e)) ? -1 : 0;
  return [...choices].sort((a, b) => place(a) - place(b));
}

function push(map: Map<string, Choice[]>, key: string, choice: Choice): void {
  const list = map.get(key);
  if (list) list.push(choice);
  else map.set(key, [choice]);
}

const KEY = Symbol('shell');

export const giveShell = (shell: Shell): Shell => setContext(KEY, shell);
export const useShell = (): Shell => getContext<Shell>(KEY);
