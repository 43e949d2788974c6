// Between nodes by Redis, which takes the work off PostgreSQL where there are many. Every node goes on listening to
// PostgreSQL too, and whenever Redis does not answer, messages go there instead: nothing depends on Redis.
import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { FanOut, FanOutEars, OpenFanOut } from '#ports/realtime.ts';
import type { DatabaseLog } from '#store/engine/database.ts';
import { sealAll, unseal } from './envelope.ts';
import { GatheredMessages } from './gathered-messages.ts';

const channel = 'earnwall:realtime';
const answerWithinMs = 1_000;
const checkEveryMs = 2_000;

/** `besides` is the way by PostgreSQL. */
export function redisFanOut(url: string, besides: OpenFanOut, log: DatabaseLog): OpenFanOut {
  return (ears) => new RedisFanOut(url, besides(ears), ears, log);
}

class RedisFanOut implements FanOut {
  private readonly node = randomUUID();
  private readonly outgoing = new GatheredMessages((messages) => this.sendAll(messages));
  private readonly check: NodeJS.Timeout;
  private readonly mouth: Redis;
  private readonly ear: Redis;
  private isAnswering = true;
  private isDeaf = false;

  constructor(
    url: string,
    private readonly besides: FanOut,
    private readonly ears: FanOutEars,
    private readonly log: DatabaseLog,
  ) {
    this.mouth = openRedis(url);
    this.ear = openRedis(url);
    this.ear.on('message', (_, envelope) => unseal(this.node, envelope, ears));
    this.ear.on('ready', () => void this.listen());
    this.ear.on('close', () => {
      this.isDeaf = true;
    });
    this.check = setInterval(() => void this.checkBoth(), checkEveryMs);
  }

  send(message: string): void {
    this.outgoing.add(message);
  }

  async close(): Promise<void> {
    clearInterval(this.check);
    this.mouth.disconnect();
    this.ear.disconnect();
    await this.besides.close();
  }

  private async sendAll(messages: string[]): Promise<void> {
    // A Redis that stalls would hold up every message: it is left alone until it answers again.
    if (this.isAnswering) this.tellApart(await this.publish(messages));
    // What was not confirmed may have arrived nevertheless; twice is better than never.
    if (!this.isAnswering) for (const message of messages) this.besides.send(message);
  }

  private publish(messages: string[]): Promise<boolean> {
    return succeeds(this.mouth.publish(channel, sealAll(this.node, messages)));
  }

  private async listen(): Promise<void> {
    if (!(await succeeds(this.ear.subscribe(channel)))) return this.ear.disconnect(true);
    // Others may have spoken while this node was deaf.
    if (this.isDeaf) this.ears.missed();
    this.isDeaf = false;
  }

  private async checkBoth(): Promise<void> {
    this.tellApart(await succeeds(this.mouth.ping()));
    const isSilent = this.ear.status === 'ready' && !(await succeeds(this.ear.ping()));
    if (isSilent) this.ear.disconnect(true);
  }

  private tellApart(isAnswering: boolean): void {
    if (this.isAnswering && !isAnswering)
      this.log.warn({}, 'Redis does not answer; realtime goes by PostgreSQL');
    this.isAnswering = isAnswering;
  }
}

function openRedis(url: string): Redis {
  const redis = new Redis(url, {
    connectTimeout: answerWithinMs,
    commandTimeout: answerWithinMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
    retryStrategy: (times) => Math.min(100 * times, 2_000),
  });
  // Every command tells its own failure.
  redis.on('error', () => {});
  return redis;
}

function succeeds(asked: Promise<unknown>): Promise<boolean> {
  return asked.then(
    () => true,
    () => false,
  );
}
