// Batches concurrent calls: those that arrive while work is running wait, and are then served together, so that each one
// costs less the more there are. Of those that share a key one is running at a time, in the order in which they came. Calls that need a row which another
// transaction has locked wait in lanes of their own.
import { DatabaseBusy, isConnectionGood } from '#store/engine/failures.ts';

interface Waiting<Ask, Answer> {
  readonly ask: Ask;
  readonly keys: readonly string[];
  /** The caller has given up by then. */
  readonly until: number;
  tries: number;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** In place of an answer: another transaction has locked the row. All calls that need the same row are a group. */
export class Locked {
  constructor(readonly group: string) {}
}

/** In place of an answer: this call has failed, or one that it was run together with. */
export class Failed {
  constructor(readonly error: unknown) {}
}

export interface BatchedWork<Ask, Answer> {
  /** What it must not race for. */
  keysOf(ask: Ask): readonly string[];
  /** Answers in the order given; undefined means that the call is to be run again. */
  together(asks: readonly Ask[]): Promise<readonly (Answer | Locked | Failed | undefined)[]>;
  /** Calls of one group. They may wait for the lock, since they delay only each other. */
  separate(asks: readonly Ask[]): Promise<readonly (Answer | undefined)[]>;
}

type Lane = 'together' | 'separate';

/** While one batch waits for the disk another one is worked on. */
const lanes = { together: 2, separate: 2 } as const;
const maxTogether = 64;
/** So few share a batch rather than the lanes: what a batch itself costs is that of a few calls. */
const fewTogether = 4;
/** A call that lost so many races is a bug. */
const maxTries = 50;

export class Batcher<Ask, Answer> {
  private waiting: Waiting<Ask, Answer>[] = [];
  private readonly locked = new Map<string, Waiting<Ask, Answer>[]>();
  private readonly runningGroups = new Set<string>();
  private readonly busyKeys = new Set<string>();
  private readonly running = { together: 0, separate: 0 };
  private isScheduled = false;

  constructor(
    private readonly work: BatchedWork<Ask, Answer>,
    private readonly giveUpMs: number,
  ) {}

  add(ask: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const until = performance.now() + this.giveUpMs;
      this.waiting.push({ ask, keys: this.work.keysOf(ask), until, tries: 0, resolve, reject });
      if (this.isScheduled) return;
      this.isScheduled = true;
      // Calls of the same turn of the event loop go together.
      setImmediate(() => {
        this.isScheduled = false;
        this.begin();
      });
    });
  }

  private begin(): void {
    while (this.running.together < lanes.together) {
      const batch = this.nextBatch(this.shareOf(lanes.together - this.running.together));
      if (batch.length === 0) break;
      this.start('together', batch);
    }
    for (const [group, batch] of this.locked) {
      if (this.running.separate >= lanes.separate) return;
      if (this.runningGroups.has(group)) continue;
      this.locked.delete(group);
      this.runningGroups.add(group);
      this.start('separate', batch, () => this.runningGroups.delete(group));
    }
  }

  private start(lane: Lane, batch: readonly Waiting<Ask, Answer>[], ended?: () => void): void {
    this.running[lane] += 1;
    void this.run(lane, batch).then(() => {
      this.running[lane] -= 1;
      ended?.();
      this.begin();
    });
  }

  /** Those who wait share the lanes that are free: a database has more than one core. */
  private shareOf(freeLanes: number): number {
    return Math.min(maxTogether, Math.max(fewTogether, Math.ceil(this.waiting.length / freeLanes)));
  }

  /** First come, first served, but never two that share a key; nor does one pass another that it shares a key with. */
  private nextBatch(most: number): Waiting<Ask, Answer>[] {
    const batch: Waiting<Ask, Answer>[] = [];
    const held = new Set<string>();
    this.waiting = this.waiting.filter((one) => {
      if (batch.length === most) return true;
      if (one.keys.some((key) => this.busyKeys.has(key) || held.has(key))) {
        for (const key of one.keys) held.add(key);
        return true;
      }
      for (const key of one.keys) this.busyKeys.add(key);
      batch.push(one);
      return false;
    });
    return batch;
  }

  /** Never rejects: errors are passed to the callers. */
  private async run(lane: Lane, given: readonly Waiting<Ask, Answer>[]): Promise<void> {
    const batch = given.filter((one) => this.isInTime(one));
    if (batch.length === 0) return;
    const answers = await this.answersTo(lane, batch);
    const failed: { one: Waiting<Ask, Answer>; error: unknown }[] = [];
    for (const [place, one] of batch.entries()) {
      const answer = answers[place];
      if (answer instanceof Failed) failed.push({ one, error: answer.error });
      else this.settle(one, answer);
    }
    for (const { one, error } of failed) await this.fail(lane, one, error, batch.length === 1);
  }

  private async answersTo(lane: Lane, batch: readonly Waiting<Ask, Answer>[]) {
    try {
      return await this.work[lane](batch.map(({ ask }) => ask));
    } catch (error) {
      return batch.map(() => new Failed(error));
    }
  }

  /**
   * A call must not fail because of another one, so it is run alone; but without a database, or where all of them wait for the
   * same user, that would not help.
   */
  private async fail(
    lane: Lane,
    one: Waiting<Ask, Answer>,
    error: unknown,
    wasAlone: boolean,
  ): Promise<void> {
    const isForAll = !isConnectionGood(error) || (lane === 'separate' && error instanceof DatabaseBusy);
    if (isForAll || wasAlone) this.reject(one, error);
    else await this.run(lane, [one]);
  }

  /** A call whose caller has given up is not started: the sender was asked to retry. */
  private isInTime(one: Waiting<Ask, Answer>): boolean {
    const isInTime = performance.now() < one.until;
    if (!isInTime) this.reject(one, new DatabaseBusy(new Error('The call waited too long for its batch')));
    return isInTime;
  }

  private settle(one: Waiting<Ask, Answer>, answer: Answer | Locked | undefined): void {
    if (answer instanceof Locked) {
      const group = this.locked.get(answer.group);
      if (group) group.push(one);
      else this.locked.set(answer.group, [one]);
      return;
    }
    this.free(one);
    one.tries += 1;
    if (answer !== undefined) one.resolve(answer);
    else if (one.tries < maxTries) this.waiting.unshift(one);
    else one.reject(new Error(`A settlement was outdated ${maxTries} times in a row`));
  }

  private free({ keys }: Waiting<Ask, Answer>): void {
    for (const key of keys) this.busyKeys.delete(key);
  }

  private reject(one: Waiting<Ask, Answer>, error: unknown): void {
    this.free(one);
    one.reject(error);
  }
}
