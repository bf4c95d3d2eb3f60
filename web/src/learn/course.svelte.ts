/** A lesson being taken: its steps as they are wanted, and the teacher's answers. The server keeps nothing of it. */
import { tick } from 'svelte';
import * as api from '../lib/api';
import { prefs } from '../lib/prefs.svelte';
import { route } from '../lib/route.svelte';
import { Flight } from '../motion/flight';
import { Shell } from '../stage/shell.svelte';
import type { Choice, LessonAnswer, LessonInfo, LessonStep, State } from '../wire';
import { keepLearnt } from './progress';

const AGAIN_MS = 1500; // how soon it asks again while the rules are being prepared

export class Course {
  readonly shell = new Shell((choice) => void this.choose(choice));
  all = $state.raw<LessonInfo[]>([]);
  step = $state.raw<LessonStep | null>(null);
  answer = $state.raw<LessonAnswer | null>(null);
  busy = $state(false); // a choice is on its way
  over = $state(false);
  trouble = $state('');

  private wishes = 0; // only the latest is shown: answers may come in another order
  private flight = new Flight();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {}

  readonly info = $derived.by(() => this.all.find((l) => l.name === this.lesson));
  readonly next = $derived.by(() => this.all[this.all.findIndex((l) => l.name === this.lesson) + 1]);
  readonly last = $derived.by(() => this.step !== null && this.step.number === this.info?.steps);
  /** Whether the step has a choice that has not been made right yet. */
  readonly asking = $derived.by(() => Boolean(this.step?.ask) && !this.answer?.right);

  async open(number: number): Promise<void> {
    const wish = ++this.wishes;
    clearTimeout(this.timer);
    try {
      if (!this.all.length) this.all = await api.lessons(this.game);
      const step = await api.lessonStep(this.game, this.lesson, number);
      if (wish !== this.wishes) return;
      this.trouble = '';
      this.over = false;
      this.answer = null;
      this.step = step;
      route.tidy(`/learn/${this.game}/${this.lesson}${number > 1 ? `#${number}` : ''}`);
      await this.show(step.state, step.look, step.goes_on);
    } catch (error) {
      if (wish !== this.wishes) return;
      this.trouble = (error as Error).message;
      if (error instanceof api.ApiError && error.refused.error === 'compiling')
        this.timer = setTimeout(() => void this.open(number), AGAIN_MS);
    }
  }

  /** On with the next step; after the last one the lesson is learnt. */
  goOn(): void {
    if (!this.step) return;
    if (!this.last) return void this.open(this.step.number + 1);
    this.over = true;
    this.shell.pointed = [];
    keepLearnt(this.game, this.lesson);
  }

  back(): void {
    if (this.over) this.over = false;
    else if (this.step) void this.open(this.step.number - 1);
  }

  leave(): void {
    clearTimeout(this.timer);
    this.wishes += 1;
  }

  private async choose(choice: Choice): Promise<void> {
    if (!this.step || this.busy) return;
    const wish = ++this.wishes;
    this.busy = true;
    try {
      const answer = await api.lessonAnswer(this.game, this.lesson, this.step.number, choice.option);
      if (wish !== this.wishes) return;
      this.trouble = '';
      this.answer = answer;
      if (answer.state) await this.show(answer.state, [], true);
    } catch (error) {
      if (wish === this.wishes) this.trouble = (error as Error).message;
    } finally {
      this.busy = false;
    }
  }

  /** Pieces fly where one position comes from the other. */
  private async show(state: State, look: string[], flying: boolean): Promise<void> {
    if (flying && prefs.moves) this.flight.look();
    this.shell.show(state);
    this.shell.pointed = look;
    await tick();
    if (flying && prefs.moves) this.flight.fly();
  }
}
