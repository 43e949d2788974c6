// Fan-out by Redis, which relieves PostgreSQL where there are many nodes. Every node goes on listening to PostgreSQL too,
// and whenever Redis does not answer, messages are sent there instead: nothing depends on Redis.
import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { FanOut, FanOutReceiver, OpenFanOut } from '#ports/realtime.ts';
import type { DatabaseLog } from '#store/engine/database.ts';
import { BatchedMessages } from './batched-messages.ts';
import { encodeEnvelope, receiveEnvelope } from './envelope.ts';

const channel = 'earnwall:realtime';
const answerWithinMs = 1_000;
const checkEveryMs = 2_000;

/** `fallback` is the fan-out by PostgreSQL. */
export function redisFanOut(url: string, fallback: OpenFanOut, log: DatabaseLog): OpenFanOut {
  return (receiver) => new RedisFanOut(url, fallback(receiver), receiver, log);
}

class RedisFanOut implements FanOut {
  private readonly node = randomUUID();
  private readonly outgoing = new BatchedMessages((messages) => this.sendAll(messages));
  private readonly check: NodeJS.Timeout;
  private readonly publisher: Redis;
  private readonly subscriber: Redis;
  private isAnswering = true;
  private hasMissed = false;

  constructor(
    url: string,
    private readonly fallback: FanOut,
    private readonly receiver: FanOutReceiver,
    private readonly log: DatabaseLog,
  ) {
    this.publisher = openRedis(url);
    this.subscriber = openRedis(url);
    this.subscriber.on('message', (_, envelope) => receiveEnvelope(this.node, envelope, receiver));
    this.subscriber.on('ready', () => void this.listen());
    this.subscriber.on('close', () => {
      this.hasMissed = true;
    });
    this.check = setInterval(() => void this.checkBoth(), checkEveryMs);
  }

  send(message: string): void {
    this.outgoing.add(message);
  }

  async close(): Promise<void> {
    clearInterval(this.check);
    this.publisher.disconnect();
    this.subscriber.disconnect();
    await this.fallback.close();
  }

  private async sendAll(messages: string[]): Promise<void> {
    // A Redis that stalls would delay every message: it is not used until it answers again.
    if (this.isAnswering) this.noteAvailability(await this.publish(messages));
    // What was not confirmed may have arrived nevertheless; twice is better than never.
    if (!this.isAnswering) for (const message of messages) this.fallback.send(message);
  }

  private publish(messages: string[]): Promise<boolean> {
    return succeeds(this.publisher.publish(channel, encodeEnvelope(this.node, messages)));
  }

  private async listen(): Promise<void> {
    if (!(await succeeds(this.subscriber.subscribe(channel)))) return this.subscriber.disconnect(true);
    // Other nodes may have sent messages while this one was not connected.
    if (this.hasMissed) this.receiver.missed();
    this.hasMissed = false;
  }

  private async checkBoth(): Promise<void> {
    this.noteAvailability(await succeeds(this.publisher.ping()));
    const isSilent = this.subscriber.status === 'ready' && !(await succeeds(this.subscriber.ping()));
    if (isSilent) this.subscriber.disconnect(true);
  }

  private noteAvailability(isAnswering: boolean): void {
    if (this.isAnswering && !isAnswering)
      this.log.warn(
        {},
        'Redis does not answer: realtime events go through PostgreSQL until it does. Check REDIS_URL',
      );
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
  // Every command reports its own failure.
  redis.on('error', () => {});
  return redis;
}

function succeeds(asked: Promise<unknown>): Promise<boolean> {
  return asked.then(
    () => true,
    () => false,
  );
}
