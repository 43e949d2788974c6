// The queue of offer events, so that they never use all connections of the callbacks: a few are recorded at a time, and
// one per user, since others would only wait for the same lock, each on a connection of its own.
import { DatabaseBusy } from '#store/engine/failures.ts';

interface Waiting {
  readonly user: string;
  /** The caller has given up by then. */
  readonly until: number;
  begin(): Promise<void>;
  fail(error: unknown): void;
}

/** The settlements of surveys, which share the connections, need as many. */
const maxAtOnce = 4;

export class EventQueue {
  private waiting: Waiting[] = [];
  private readonly busyUsers = new Set<string>();

  constructor(private readonly giveUpMs: number) {}

  /** Rejects with DatabaseBusy when its turn does not come in time. */
  add<Result>(user: string, work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const begin = () => work().then(resolve, reject);
      this.waiting.push({ user, until: performance.now() + this.giveUpMs, begin, fail: reject });
      this.start();
    });
  }

  private start(): void {
    const now = performance.now();
    this.waiting = this.waiting.filter((one) => {
      if (one.until < now) {
        one.fail(new DatabaseBusy(new Error('The event waited too long in the queue')));
        return false;
      }
      if (this.busyUsers.size >= maxAtOnce || this.busyUsers.has(one.user)) return true;
      this.busyUsers.add(one.user);
      void one.begin().finally(() => {
        this.busyUsers.delete(one.user);
        this.start();
      });
      return false;
    });
  }
}
