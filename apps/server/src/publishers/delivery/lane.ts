// Sends the postbacks of one endpoint while this node has its lease (decision 0091). Each endpoint has a lane of its own,
// so that a slow or dead one delays no other.
import type { PostbackAnswer, PostbackSender } from '#ports/postback-sender.ts';
import { postbackOf } from '#present/postback.ts';
import type { Log } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';
import type { LeasedEndpoint } from '#store/publishers/endpoint-leases.ts';
import { type DuePostback, findDuePostbacks } from '#store/publishers/postback-queue.ts';
import { EndpointWatch } from './endpoint-watch.ts';
import { Lease } from './lease.ts';
import { Recorder } from './recorder.ts';
import { requestOf } from './request-of.ts';
import { resultOf } from './result-of.ts';
import { Signal } from './signal.ts';

export interface LaneTools {
  database: Database;
  sender: PostbackSender;
  log: Log;
  now(): Date;
  /** No new attempts. */
  stopping: AbortSignal;
  /** Attempts that are still running are aborted, and made again later. */
  aborting: AbortSignal;
}

interface EndedAttempt {
  endpoint: LeasedEndpoint;
  due: DuePostback;
  startedAt: Date;
  answer: PostbackAnswer;
}

/** How often a lane that sends looks for postbacks that other nodes have queued. */
const lookMs = 100;
/** Reading costs nearly the same for one and for many. */
const maxRead = 500;
/** Read ahead for each request at once, so that they do not wait for the database; a slow endpoint gets little. */
const readAhead = 10;
/** Without a database nothing is recorded: then no more is sent. */
const maxHeld = 1_000;

export class Lane {
  private readonly changed = new Signal();
  private readonly lease: Lease;
  private readonly recorder: Recorder;
  /** Postbacks that were read and are not recorded yet. */
  private readonly held = new Set<number>();
  private readonly waiting: DuePostback[] = [];
  private sending = 0;
  private isSendingSoon = false;
  private isWoken = true;
  private hasMore = false;
  /** By `performance.now()`. */
  private readAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly app_id: string,
    private readonly tools: LaneTools,
  ) {
    this.lease = new Lease(app_id, tools.database);
    this.recorder = new Recorder(tools, (ids) => {
      for (const id of ids) this.held.delete(id);
      // In order, the next postback of a user can be read when the one before it is recorded.
      if (this.lease.endpoint?.ordered) this.hasMore = true;
      this.changed.fire();
    });
  }

  /** Something was queued. */
  wake(): void {
    this.isWoken = true;
    this.changed.fire();
  }

  /** Until nothing is due, or the lease is another node's. Answers whether something was queued since it was read last. */
  async run(): Promise<boolean> {
    const { stopping } = this.tools;
    const fire = () => this.changed.fire();
    stopping.addEventListener('abort', fire);
    this.isWoken = false;
    try {
      const endpoint = await this.lease.take();
      if (endpoint) await this.work(new EndpointWatch(endpoint, this.tools));
    } finally {
      stopping.removeEventListener('abort', fire);
      await this.lease.abandon();
    }
    return this.isWoken;
  }

  private async work(watch: EndpointWatch): Promise<void> {
    this.hasMore = true;
    try {
      while (this.lease.endpoint && !this.mustStop(watch)) {
        if (this.mayRead(watch)) await this.read(this.lease.endpoint, watch);
        this.sendMore(watch);
        if (this.isIdle() && (await this.release())) break;
        await this.changed.wait(lookMs);
        await this.lease.renewInTime();
      }
    } finally {
      for (const { id } of this.waiting.splice(0)) this.held.delete(id);
      while (this.sending > 0) await this.changed.wait(lookMs);
      await Promise.all([this.recorder.end(), watch.end()]);
    }
  }

  private mustStop({ isStopped }: EndpointWatch): boolean {
    return isStopped || this.tools.stopping.aborted;
  }

  private isIdle(): boolean {
    return this.held.size === 0 && !this.isWoken && !this.hasMore;
  }

  /** False when something became due meanwhile. */
  private async release(): Promise<boolean> {
    const isReleased = await this.lease.release();
    this.hasMore = !isReleased;
    return isReleased;
  }

  private mayRead({ limit }: EndpointWatch): boolean {
    if (this.waiting.length >= limit * (readAhead / 2) || this.held.size >= maxHeld) return false;
    return this.hasMore || this.isWoken || performance.now() - this.readAt > lookMs;
  }

  private async read({ ordered }: LeasedEndpoint, { limit }: EndpointWatch): Promise<void> {
    this.isWoken = false;
    this.readAt = performance.now();
    const most = Math.min(limit * readAhead, maxRead);
    const query = { except: [...this.held], ordered, most };
    const due = await findDuePostbacks(this.tools.database, this.app_id, query);
    for (const { id } of due) this.held.add(id);
    this.waiting.push(...due);
    this.hasMore = due.length === most;
  }

  private sendMore(watch: EndpointWatch): void {
    const { endpoint } = this.lease;
    while (endpoint && this.sending < watch.limit && !this.mustStop(watch) && this.lease.isLongEnough()) {
      const next = this.waiting.shift();
      if (!next) return;
      this.sending += 1;
      this.send(endpoint, next, watch);
    }
  }

  private send(endpoint: LeasedEndpoint, due: DuePostback, watch: EndpointWatch): void {
    const startedAt = this.tools.now();
    void this.attempt(endpoint, due, startedAt).then((answer) =>
      this.ended({ endpoint, due, startedAt, answer }, watch),
    );
  }

  private ended({ endpoint, due, startedAt, answer }: EndedAttempt, watch: EndpointWatch): void {
    this.sending -= 1;
    if (answer.failure !== null && this.tools.aborting.aborted) {
      this.held.delete(due.id);
    } else {
      const isKept = watch.note(answer, startedAt);
      const attempted = { id: due.id, tries: due.tries, url: endpoint.url, startedAt };
      this.recorder.add(resultOf(attempted, answer, { isKept, random: Math.random() }));
    }
    this.sendSoon(watch);
  }

  /** Once for all answers of a turn of the event loop, when undici may use their connections again. */
  private sendSoon(watch: EndpointWatch): void {
    if (this.isSendingSoon) return;
    this.isSendingSoon = true;
    setImmediate(() => {
      this.isSendingSoon = false;
      this.sendMore(watch);
      if (this.mayRead(watch)) this.changed.fire();
    });
  }

  /** Never rejects. */
  private attempt(endpoint: LeasedEndpoint, due: DuePostback, startedAt: Date): Promise<PostbackAnswer> {
    try {
      const request = requestOf(endpoint, postbackOf(due), startedAt);
      return this.tools.sender.send(request, this.tools.aborting);
    } catch (error) {
      this.tools.log.error({ err: error, postback: due.id }, 'A postback could not be composed');
      return Promise.resolve({ status: null, failure: 'it could not be composed', answer: null, ms: 0 });
    }
  }
}
