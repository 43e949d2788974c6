// One run of a job under its lease: renewed while the run goes on, told to end when the lease is lost, and given back in
// the end. How long a lease is held is measured by a clock that only goes forward, not by the time of day.
import type { Log } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';
import { finishJob, releaseLease, renewLease } from '#store/engine/jobs.ts';
import type { RecurringJob } from './recurring-job.ts';
import { rest } from './within.ts';

export interface RunTools {
  database: Database;
  log: Log;
  leaseMs: number;
  /** The node stops: the run is told to end. */
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

  /** For a run that does not end although it was told to: another node may go on at once. */
  async giveBack(): Promise<void> {
    this.done.abort();
    await releaseLease(this.tools.database.db, this.lease);
  }

  private get lease() {
    return { name: this.job.name, leasedBy: this.claim.leasedBy };
  }

  private async run(): Promise<void> {
    const { log, stopping } = this.tools;
    const renewing = this.keepLease();
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
      log.warn({ err: failure.error, job: this.job.name }, 'A job has failed and will run again');
    await this.untilLost(() =>
      isEndedEarly
        ? releaseLease(this.tools.database.db, this.lease)
        : finishJob(this.tools.database.db, this.lease, {
            everyMs: this.job.everyMs,
            failure: failure && inWords(failure.error),
          }),
    );
  }

  private async keepLease(): Promise<void> {
    const { database, leaseMs, log } = this.tools;
    for (let pauseMs = leaseMs / 3; ; ) {
      await rest(pauseMs, this.done.signal);
      if (this.done.signal.aborted) return;
      const asked = performance.now();
      const isRenewed = await renewLease(database.db, this.lease, leaseMs).catch(() => null);
      if (isRenewed) this.heldSince = asked;
      pauseMs = isRenewed ? leaseMs / 3 : leaseMs / 10;
      if (isRenewed === false || this.isLeaseOver()) {
        log.warn(
          { job: this.job.name },
          'The lease of a job was lost, because the database did not answer in time: its run is ended, any node runs it again',
        );
        this.lost.abort(new Error('The lease of the job was lost'));
        return;
      }
    }
  }

  /** The end of a run must reach the table, or the job waits until the lease is over. */
  private async untilLost(tell: () => Promise<void>): Promise<void> {
    while (!this.isLeaseOver()) {
      const isTold = await tell().then(
        () => true,
        () => false,
      );
      if (isTold || this.tools.stopping.aborted) return;
      await rest(this.tools.leaseMs / 30, this.tools.stopping);
    }
  }

  private isLeaseOver(): boolean {
    return performance.now() - this.heldSince >= this.tools.leaseMs;
  }
}

const mostWords = 500;

function inWords(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, mostWords);
}
