// Work done for requests: counted while it lasts, so that a node knows when it has too much of it, and waited for until
// a deadline, however many queries it takes. It cannot be called back: what goes on behind a 503 is done once or not at
// all, as after a lost connection, and stays counted until it ends (decision 0058).
import type { FastifyBaseLogger } from 'fastify';
import { DatabaseUnavailable } from '#store/failures.ts';
import { ApiError } from './api-error.ts';
import { Deadlines, type Turn } from './deadlines.ts';

class Overdue extends ApiError {
  constructor(milliseconds: number) {
    const cause = new Error(`The work for this request took longer than ${milliseconds} ms`);
    super('unavailable', 'The service is briefly unavailable.', undefined, { cause });
  }
}

export interface WorkLimits {
  readonly deadlineMs: number;
  /** So much at once is always taken. */
  readonly least: number;
}

/** More than `least` is taken where as much was finished in this time: nobody waits for much longer then. */
const windowMs = 250;

export class RequestWork {
  private readonly deadlines: Deadlines;
  private underWay = 0;
  private finished = 0;
  private windowStart = performance.now();
  private finishedInWindow = 0;

  constructor(private readonly limits: WorkLimits) {
    this.deadlines = new Deadlines(limits.deadlineMs);
  }

  /** One more would keep everybody waiting for too long. Asked with every request: it mostly compares two numbers. */
  get isFull(): boolean {
    return this.underWay >= this.limits.least && this.underWay >= this.pace();
  }

  run<Result>(work: () => Promise<Result>, log: FastifyBaseLogger): Promise<Result> {
    return new Promise((resolve, reject) => {
      const turn = this.begin(() => reject(this.overdue()));
      work().then(
        (result) => {
          this.end(turn);
          resolve(result);
        },
        (error: unknown) => {
          this.end(turn);
          if (turn.isLate) logLate(error, log);
          reject(error);
        },
      );
    });
  }

  /**
   * `run` in two halves, for the hot path, where each promise counts. Whoever began answers nothing when the turn
   * `isLate`: `onLate` has.
   */
  begin(onLate: () => void): Turn {
    this.underWay += 1;
    return this.deadlines.begin(onLate);
  }

  overdue(): ApiError {
    return new Overdue(this.limits.deadlineMs);
  }

  end(turn: Turn): void {
    this.deadlines.end(turn);
    this.underWay -= 1;
    this.finished += 1;
  }

  /** How much was finished lately in the time of a window. */
  private pace(): number {
    const passed = performance.now() - this.windowStart;
    if (passed >= windowMs) {
      this.finishedInWindow = (this.finished * windowMs) / passed;
      this.finished = 0;
      this.windowStart += passed;
    }
    return this.finishedInWindow;
  }
}

/** Nobody hears of it any more; that the database is away was told already. */
export function logLate(error: unknown, log: FastifyBaseLogger): void {
  if (!(error instanceof DatabaseUnavailable))
    log.error({ err: error }, 'Work that went on after its request was answered 503 has failed');
}
