// Callers that come while work is under way wait, and are then served together: the more of them there are, the less
// each one costs. Of those with the same key one is under way at a time. Callers who need what another transaction
// has locked wait in lanes of their own.
import { DatabaseBusy, isConnectionGood } from '#store/engine/failures.ts';

interface Waiting<Ask, Answer> {
  readonly ask: Ask;
  readonly key: string;
  /** From then on nobody waits for the answer any longer. */
  readonly until: number;
  tries: number;
  tell(answer: Answer): void;
  fail(error: unknown): void;
}

/** In place of an answer: another transaction has locked what is needed. All who need the same make a group. */
export class Locked {
  constructor(readonly group: string) {}
}

export interface BatchedWork<Ask, Answer> {
  keyOf(ask: Ask): string;
  /** Answers in the order given; undefined means that the caller is to be served once more. */
  together(asks: readonly Ask[]): Promise<readonly (Answer | Locked | undefined)[]>;
  /** Those of one group. They may wait, for they hold up nobody but each other. */
  separate(asks: readonly Ask[]): Promise<readonly (Answer | undefined)[]>;
}

type Lane = 'together' | 'separate';

/** While one batch waits for the disk the next one is prepared. */
const lanes = { together: 2, separate: 2 } as const;
const mostTogether = 64;
/** Somebody else came first that often: this is no race, it is a mistake. */
const mostTries = 50;

export class Batcher<Ask, Answer> {
  private waiting: Waiting<Ask, Answer>[] = [];
  private readonly locked = new Map<string, Waiting<Ask, Answer>[]>();
  private readonly lockedUnderWay = new Set<string>();
  private readonly busyKeys = new Set<string>();
  private readonly underWay = { together: 0, separate: 0 };
  private isAwake = false;

  constructor(
    private readonly work: BatchedWork<Ask, Answer>,
    private readonly giveUpMs: number,
  ) {}

  add(ask: Ask): Promise<Answer> {
    return new Promise((tell, fail) => {
      const until = performance.now() + this.giveUpMs;
      this.waiting.push({ ask, key: this.work.keyOf(ask), until, tries: 0, tell, fail });
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
    while (this.underWay.together < lanes.together) {
      const batch = this.take();
      if (batch.length === 0) break;
      this.start('together', batch);
    }
    for (const [group, batch] of this.locked) {
      if (this.underWay.separate >= lanes.separate) return;
      if (this.lockedUnderWay.has(group)) continue;
      this.locked.delete(group);
      this.lockedUnderWay.add(group);
      this.start('separate', batch, () => this.lockedUnderWay.delete(group));
    }
  }

  private start(lane: Lane, batch: readonly Waiting<Ask, Answer>[], ended?: () => void): void {
    this.underWay[lane] += 1;
    void this.run(lane, batch).then(() => {
      this.underWay[lane] -= 1;
      ended?.();
      this.begin();
    });
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
  private async run(lane: Lane, given: readonly Waiting<Ask, Answer>[]): Promise<void> {
    const batch = given.filter((one) => this.isInTime(one));
    if (batch.length === 0) return;
    try {
      const answers = await this.work[lane](batch.map(({ ask }) => ask));
      for (const [place, one] of batch.entries()) this.settle(one, answers[place]);
    } catch (error) {
      // Nobody fails because of somebody else; but where there is no database, asking one by one would not help, nor
      // does it where all of them wait for the same person.
      const isForAll = !isConnectionGood(error) || (lane === 'separate' && error instanceof DatabaseBusy);
      for (const one of batch) {
        if (isForAll || batch.length === 1) this.reject(one, error);
        else await this.run(lane, [one]);
      }
    }
  }

  /** What nobody waits for any longer is not begun: whoever asked was told to come again. */
  private isInTime(one: Waiting<Ask, Answer>): boolean {
    const isInTime = performance.now() < one.until;
    if (!isInTime) this.reject(one, new DatabaseBusy(new Error('Its turn did not come in time')));
    return isInTime;
  }

  private settle(one: Waiting<Ask, Answer>, answer: Answer | Locked | undefined): void {
    if (answer instanceof Locked) {
      const group = this.locked.get(answer.group);
      if (group) group.push(one);
      else this.locked.set(answer.group, [one]);
      return;
    }
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
