// Callers that come while work is under way wait, and are then served together: the more of them there are, the less
// each one costs. Of those with the same key one is under way at a time.
import { DatabaseUnavailable } from '#store/failures.ts';

interface Waiting<Ask, Answer> {
  readonly ask: Ask;
  readonly key: string;
  tries: number;
  tell(answer: Answer): void;
  fail(error: unknown): void;
}

export interface GatheredWork<Ask, Answer> {
  keyOf(ask: Ask): string;
  /** Answers in the order given; undefined means that the caller is to be served once more. */
  serve(asks: readonly Ask[]): Promise<readonly (Answer | undefined)[]>;
}

/** While one batch waits for the disk the next one is prepared. */
const lanes = 2;
const mostTogether = 64;
/** Somebody else came first that often: this is no race, it is a mistake. */
const mostTries = 50;

export class Gathering<Ask, Answer> {
  private waiting: Waiting<Ask, Answer>[] = [];
  private readonly busyKeys = new Set<string>();
  private underWay = 0;
  private isAwake = false;

  constructor(private readonly work: GatheredWork<Ask, Answer>) {}

  add(ask: Ask): Promise<Answer> {
    return new Promise((tell, fail) => {
      this.waiting.push({ ask, key: this.work.keyOf(ask), tries: 0, tell, fail });
      if (this.isAwake) return;
      this.isAwake = true;
      // Those that arrive in the same breath go together.
      setImmediate(() => {
        this.isAwake = false;
        this.begin();
      });
    });
  }

  private begin(): void {
    while (this.underWay < lanes) {
      const batch = this.take();
      if (batch.length === 0) return;
      this.underWay += 1;
      void this.run(batch).then(() => {
        this.underWay -= 1;
        this.begin();
      });
    }
  }

  /** First come, first served, but never two with one key. */
  private take(): Waiting<Ask, Answer>[] {
    const batch: Waiting<Ask, Answer>[] = [];
    this.waiting = this.waiting.filter((one) => {
      if (batch.length === mostTogether || this.busyKeys.has(one.key)) return true;
      this.busyKeys.add(one.key);
      batch.push(one);
      return false;
    });
    return batch;
  }

  /** Never rejects: whatever happens is told to those who wait for it. */
  private async run(batch: readonly Waiting<Ask, Answer>[]): Promise<void> {
    try {
      const answers = await this.work.serve(batch.map(({ ask }) => ask));
      for (const [place, one] of batch.entries()) this.settle(one, answers[place]);
    } catch (error) {
      // Nobody fails because of somebody else; but where there is no database, asking one by one would not help.
      const isApart = batch.length === 1 || error instanceof DatabaseUnavailable;
      for (const one of batch) {
        if (isApart) this.reject(one, error);
        else await this.run([one]);
      }
    }
  }

  private settle(one: Waiting<Ask, Answer>, answer: Answer | undefined): void {
    this.busyKeys.delete(one.key);
    one.tries += 1;
    if (answer !== undefined) one.tell(answer);
    else if (one.tries < mostTries) this.waiting.unshift(one);
    else one.fail(new Error('Nothing came of it, however often it was tried'));
  }

  private reject(one: Waiting<Ask, Answer>, error: unknown): void {
    this.busyKeys.delete(one.key);
    one.fail(error);
  }
}
