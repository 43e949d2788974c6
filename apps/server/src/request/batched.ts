// One query for all who ask at the same time: whoever comes while it runs waits for the next one.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Where the answer to a question will stand: one promise serves the whole batch. */
export interface Asked<Answer> {
  readonly answers: Promise<readonly Answer[]>;
  readonly place: number;
}

interface Batch<Question, Answer> {
  readonly questions: Question[];
  readonly answers: Promise<readonly Answer[]>;
}

export class Batched<Question, Answer> {
  private gathering: Batch<Question, Answer> | null = null;
  private last: Promise<unknown> = Promise.resolve();

  /** `askAll` answers in the order of the questions. */
  constructor(private readonly askAll: (questions: readonly Question[]) => Promise<readonly Answer[]>) {}

  /** As of a moment after the call. */
  async ask(question: Question): Promise<Answer> {
    const { answers, place } = this.join(question);
    return (await answers)[place] as Answer;
  }

  /** The same for the hot path, where each promise counts. */
  join(question: Question): Asked<Answer> {
    this.gathering ??= this.begin();
    const { questions, answers } = this.gathering;
    return { answers, place: questions.push(question) - 1 };
  }

  private begin(): Batch<Question, Answer> {
    const questions: Question[] = [];
    const answers = this.answersTo(questions, this.last);
    this.last = answers.catch(() => undefined);
    return { questions, answers };
  }

  private async answersTo(questions: Question[], before: Promise<unknown>): Promise<readonly Answer[]> {
    await before;
    // Two turns of the event loop: answers just resolved are sent, and new requests are read, before the next query.
    await nextTurn();
    await nextTurn();
    this.gathering = null;
    return await this.askAll(questions);
  }
}
