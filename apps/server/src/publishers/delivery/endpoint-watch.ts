// Follows how attempts at one endpoint end: how much it may get, whether it recovers, and when it is stopped.
import {
  afterFailure,
  afterSuccess,
  type Health,
  isGivenUp,
  isOutageOver,
  newHealth,
  pauseOf,
} from '@earnwall/domain/postbacks/endpoint-health';
import type { PostbackAnswer } from '#ports/postback-sender.ts';
import type { Log } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';
import { type LeasedEndpoint, noteFailing } from '#store/publishers/endpoint-leases.ts';
import { endPauses } from '#store/publishers/postback-queue.ts';
import { isGone } from './result-of.ts';
import { stopAndTell } from './stop-and-tell.ts';

interface WatchTools {
  database: Database;
  log: Log;
  now(): Date;
}

export class EndpointWatch {
  /** It gets nothing any more, until a person switches it on again. */
  isStopped = false;
  private health: Health;
  /** By `performance.now()`. */
  private quietUntil = 0;
  private work: Promise<void> = Promise.resolve();
  /** What is not written yet. */
  private unwritten: { failing_since: Date | null; isOutageOver: boolean } | null = null;

  constructor(
    private readonly endpoint: LeasedEndpoint,
    private readonly tools: WatchTools,
  ) {
    this.health = newHealth(endpoint.failing_since);
  }

  /** How many requests it may get at once now. */
  get limit(): number {
    return this.isStopped || performance.now() < this.quietUntil ? 0 : this.health.limit;
  }

  /** Answers whether the endpoint is given up, so that its postbacks wait. */
  note(answer: PostbackAnswer, startedAt: Date): boolean {
    const now = this.tools.now();
    const before = this.health;
    if (answer.failure === null) {
      this.health = afterSuccess(before);
      this.quietUntil = 0;
      if (before.failing_since !== null) this.noteFailing(null, isOutageOver(before, now));
      return false;
    }
    this.health = afterFailure(before, { startedAt, now });
    if (this.health !== before) this.quietUntil = performance.now() + pauseOf(this.health, Math.random());
    if (isGone(answer)) this.stop('gone');
    else if (isGivenUp(this.health, now)) this.stop('failing');
    else if (before.failing_since === null) this.noteFailing(now, false);
    return this.isStopped;
  }

  /** Resolves when all that was noted is written. */
  async end(): Promise<void> {
    await this.work;
  }

  /** An endpoint that refuses every other postback changes faster than it can be written: only the last state counts. */
  private noteFailing(failing_since: Date | null, isOver: boolean): void {
    const isQueued = this.unwritten !== null;
    this.unwritten = { failing_since, isOutageOver: isOver || this.unwritten?.isOutageOver === true };
    if (isQueued) return;
    this.write(async (on) => {
      const note = this.unwritten;
      this.unwritten = null;
      if (!note) return;
      await noteFailing(on, this.endpoint.app_id, note.failing_since);
      if (note.isOutageOver) await endPauses(on, this.endpoint.app_id);
    });
  }

  private stop(state: 'gone' | 'failing'): void {
    if (this.isStopped) return;
    this.isStopped = true;
    const { database, log, now } = this.tools;
    log.warn(
      { app: this.endpoint.app_id, state },
      'An endpoint for postbacks was stopped: they wait until it is switched on again',
    );
    this.write(() => stopAndTell(database, this.endpoint.app_id, state, now()));
  }

  private write(work: (on: Database['db']) => Promise<unknown>): void {
    const { database, log } = this.tools;
    this.work = this.work
      .then(() => work(database.db))
      .then(
        () => {},
        (error: unknown) =>
          log.warn({ err: error }, 'The state of an endpoint for postbacks could not be written'),
      );
  }
}
