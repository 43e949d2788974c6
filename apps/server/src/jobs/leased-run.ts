// One run of a job under its lease: the lease is renewed while the run goes on, the run is aborted when the lease is lost,
// and the lease is released at the end. Its age is measured by a monotonic clock.
import type { Log } from '#request/log.ts';
import { sleep } from '#request/within.ts';
import type { Database } from '#store/engine/database.ts';
import { finishJob, releaseLease, renewLease } from '#store/engine/jobs.ts';
import type { RecurringJob } from './recurring-job.ts';

export interface RunTools {
  database: Database;
  log: Log;
  leaseMs: number;
  /** The node stops: the run is aborted. */
  stopping: AbortSignal;
}

interface Claim {
  leasedBy: string;
  /** When the claim was sent, by `performance.now()`. */
  at: number;
}

export class LeasedRun {
  /** Resolves when run and lease have ended; never fails. */
  readonly ended: Promise<void>;
  private readonly lost = new AbortController();
  private readonly done = new AbortController();
  private heldSince: number;

  constructor(
    private readonly job: RecurringJob,
    private readonly claim: Claim,
    private readonly tools: RunTools,
  ) {
    this.heldSince = claim.at;
    this.ended = this.run();
  }

  /** For a run that does not end after its abort: another node may run it immediately. */
  async release(): Promise<void> {
    this.done.abort();
    await releaseLease(this.tools.database.db, this.lease);
  }

  private get lease() {
    return { name: this.job.name, leasedBy: this.claim.leasedBy };
  }

  /** Never longer than the interval: a job that is due later than that counts as overdue. */
  private get retryMs(): number {
    const { everyMs, retryMs = everyMs } = this.job;
    return Math.min(everyMs, retryMs);
  }

  private async run(): Promise<void> {
    const { log, stopping } = this.tools;
    const renewing = this.renewUntilDone();
    const signal = AbortSignal.any([stopping, this.lost.signal]);
    const failure = await Promise.resolve()
      .then(() => this.job.run(signal))
      .then(
        () => null,
        (error: unknown) => ({ error }),
      );
    const isEndedEarly = signal.aborted && failure !== null;
    this.done.abort();
    await renewing;
    if (this.lost.signal.aborted) return;
    if (failure && !isEndedEarly)
      log.warn(
        { err: failure.error, job: this.job.name },
        'A job has failed and will run again after its interval',
      );
    await this.untilLost(() =>
      isEndedEarly
        ? releaseLease(this.tools.database.db, this.lease)
        : finishJob(this.tools.database.db, this.lease, {
            everyMs: failure ? this.retryMs : this.job.everyMs,
            failure: failure && messageOf(failure.error),
          }),
    );
  }

  private async renewUntilDone(): Promise<void> {
    const { database, leaseMs, log } = this.tools;
    for (let pauseMs = leaseMs / 3; ; ) {
      await sleep(pauseMs, this.done.signal);
      if (this.done.signal.aborted) return;
      const asked = performance.now();
      const isRenewed = await renewLease(database.db, this.lease, leaseMs).catch(() => null);
      if (isRenewed) this.heldSince = asked;
      pauseMs = isRenewed ? leaseMs / 3 : leaseMs / 10;
      if (isRenewed === false || this.isLeaseOver()) {
        log.warn(
          { job: this.job.name },
          'The lease of a job was lost, because the database did not answer in time: its run is aborted, and any node runs it again',
        );
        this.lost.abort(new Error('The lease of the job was lost'));
        return;
      }
    }
  }

  /** The end of a run must be written, or the job waits until the lease expires. */
  private async untilLost(write: () => Promise<void>): Promise<void> {
    while (!this.isLeaseOver()) {
      const isWritten = await write().then(
        () => true,
        () => false,
      );
      if (isWritten || this.tools.stopping.aborted) return;
      await sleep(this.tools.leaseMs / 30, this.tools.stopping);
    }
  }

  private isLeaseOver(): boolean {
    return performance.now() - this.heldSince >= this.tools.leaseMs;
  }
}

const maxWords = 500;

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, maxWords);
}
