// Runs the work of requests: counted while it runs, so that a node knows when it has too much of it, and answered with 503
// at a deadline, however many queries it takes. It cannot be cancelled: work that goes on after a 503 is done once or not
// at all, as after a lost connection, and stays counted until it ends (decision 0058).

import { performance } from 'node:perf_hooks';
import { ApiError } from '#request/api-error.ts';
import type { Log } from '#request/log.ts';
import { DatabaseUnavailable } from '#store/engine/failures.ts';
import { Admission } from './admission.ts';
import { type Deadline, Deadlines } from './deadlines.ts';

class Overdue extends ApiError {
  constructor(milliseconds: number) {
    const cause = new Error(`The work for this request took longer than ${milliseconds} ms`);
    super('unavailable', 'The service is briefly unavailable.', undefined, { cause });
  }
}

interface WorkLimits {
  readonly deadlineMs: number;
  readonly least: number;
  readonly most: number;
}

const now = () => performance.now();

export class RequestWork {
  private readonly deadlineMs: number;
  private readonly deadlines: Deadlines;
  private readonly admission: Admission;
  private inFlight = 0;

  constructor({ deadlineMs, least, most }: WorkLimits) {
    this.deadlineMs = deadlineMs;
    this.deadlines = new Deadlines(deadlineMs);
    this.admission = new Admission({ slowMs: deadlineMs / 2, least, most }, now());
  }

  /** One more request would delay all of them for too long. */
  get isFull(): boolean {
    return this.admission.isFull(this.inFlight, now);
  }

  run<Result>(work: () => Promise<Result>, log: Log): Promise<Result> {
    return new Promise((resolve, reject) => {
      const deadline = this.begin(() => reject(this.overdue()));
      work().then(
        (result) => {
          this.end(deadline);
          resolve(result);
        },
        (error: unknown) => {
          this.end(deadline);
          if (deadline.isLate) logLateFailure(error, log);
          reject(error);
        },
      );
    });
  }

  /**
   * `run` in two halves, for the hot path, where each promise counts. When the deadline `isLate`, `onLate` has answered and
   * the caller must not.
   */
  begin(onLate: () => void): Deadline {
    this.inFlight += 1;
    return this.deadlines.begin(onLate);
  }

  overdue(): ApiError {
    return new Overdue(this.deadlineMs);
  }

  end(deadline: Deadline): void {
    this.deadlines.end(deadline);
    this.inFlight -= 1;
    this.admission.noteEnd(now() - deadline.begun);
  }
}

/** The client was answered already; an unreachable database was logged with that answer. */
export function logLateFailure(error: unknown, log: Log): void {
  const isRefusal = error instanceof ApiError && error.cause === undefined;
  if (!isRefusal && !(error instanceof DatabaseUnavailable))
    log.error({ err: error }, 'Work that went on after its request was answered 503 has failed');
}
