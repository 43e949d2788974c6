// One query for all who ask at the same time: whoever comes while it runs waits for the next one.
import { setImmediate as nextTurn } from 'node:timers/promises';

interface Waiting<Question, Answer> {
  readonly question: Question;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

export class Batched<Question, Answer> {
  private waiting: Waiting<Question, Answer>[] = [];
  private isAsking = false;

  /** `askAll` answers in the order of the questions. */
  constructor(private readonly askAll: (questions: readonly Question[]) => Promise<readonly Answer[]>) {}

  /** As of a moment after the call. */
  ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, resolve, reject });
      if (!this.isAsking) void this.askUntilEmpty();
    });
  }

  private async askUntilEmpty(): Promise<void> {
    this.isAsking = true;
    while (this.waiting.length > 0) {
      // Two turns of the event loop: answers just resolved are sent, and new requests are read, before the next query.
      await nextTurn();
      await nextTurn();
      const batch = this.waiting;
      this.waiting = [];
      try {
        const answers = await this.askAll(batch.map(({ question }) => question));
        for (const [place, { resolve }] of batch.entries()) resolve(answers[place] as Answer);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.isAsking = false;
  }
}
