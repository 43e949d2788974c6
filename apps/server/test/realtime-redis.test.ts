// Realtime over Redis, and without it when it is away (quality "Redis down"). REDIS_URL names a real one; elsewhere
// there is nothing to try.
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fanOut } from '#adapters/realtime/fan-out.ts';
import { Hub } from '#realtime/hub.ts';
import { type FaultProxy, startFaultProxy } from '#testing/network/fault-proxy.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';

const redisUrl = process.env.REDIS_URL;
const channel = 'notifications-somebody';

describe.skipIf(!redisUrl)('RL-01 over Redis', () => {
  let test: TestDatabase;
  let proxy: FaultProxy;
  let nodes: [Hub, Hub];
  let observer: Redis;
  const heard: string[][] = [[], []];
  const seenByRedis: string[] = [];
  const log = { warn: () => {} };

  beforeAll(async () => {
    const redis = new URL(redisUrl ?? '');
    test = await createTestDatabase();
    proxy = await startFaultProxy({ host: redis.hostname, port: Number(redis.port || 6379) });
    redis.host = `127.0.0.1:${proxy.port}`;
    const open = () =>
      new Hub(fanOut({ connectionString: test.connectionString, redisUrl: redis.href, log }));
    nodes = [open(), open()];
    nodes.forEach((node, nth) => {
      node.subscribe(channel, { send: (frame) => void heard[nth]?.push(frame) });
    });
    observer = new Redis(redisUrl ?? '');
    await observer.subscribe('earnwall:realtime');
    observer.on('message', (_, envelope) => void seenByRedis.push(envelope));
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    observer.disconnect();
    await proxy.stop();
    await test.drop();
  });

  let said = 0;
  const say = (node: Hub) => {
    said += 1;
    const survey_hash = `survey-${said}`;
    node.publish(channel, 'duplicated-clicks', { survey_hash, at: '' });
    return survey_hash;
  };
  const hasHeard = (nth: number, word: string) => heard[nth]?.some((frame) => frame.includes(`"${word}"`));
  /** One node publishes until the other receives: what is published while nobody listens is lost, and that is allowed. */
  const reaches = (from: 0 | 1) =>
    vi.waitFor(
      async () => {
        const word = say(nodes[from]);
        expect(hasHeard(from, word)).toBe(true);
        await vi.waitFor(() => expect(hasHeard(1 - from, word)).toBe(true), { timeout: 2500, interval: 20 });
        return word;
      },
      { timeout: 20_000 },
    );
  const isSeenByRedis = (word: string) => seenByRedis.some((envelope) => envelope.includes(`"${word}"`));
  /** Events travel by Redis again. */
  const recovers = () =>
    vi.waitFor(
      async () => {
        const word = await reaches(0);
        expect(isSeenByRedis(word)).toBe(true);
      },
      { timeout: 20_000 },
    );

  it('RL-01 events go from node to node by Redis', async () => {
    await recovers();
    await reaches(1);
  });

  it.each(['cut', 'stall'] as const)(
    'RL-01 %s: events go by PostgreSQL, nobody waits, and Redis is used again',
    async (fault) => {
      proxy[fault]();
      // The one that finds out waits for a second; then none does.
      await reaches(0);
      const word = await reaches(1);
      expect(isSeenByRedis(word)).toBe(false);
      const before = performance.now();
      const words = Array.from({ length: 100 }, () => say(nodes[0]));
      expect(performance.now() - before).toBeLessThan(1_000);
      await expect.poll(() => words.every((each) => hasHeard(1, each))).toBe(true);
      proxy.mend();
      await recovers();
    },
  );

  it('RL-01 a node that was cut off from Redis tells its panels that they may have missed events', async () => {
    const missed = () => heard.map((frames) => frames.filter((frame) => frame.includes('missed')).length);
    const [before = 0] = missed();
    proxy.cut();
    proxy.mend();
    await expect.poll(() => missed()[0]).toBeGreaterThan(before);
  });

  it('a node starts without Redis', async () => {
    const alone = new Hub(
      fanOut({ connectionString: test.connectionString, redisUrl: 'redis://127.0.0.1:1', log }),
    );
    const frames: string[] = [];
    alone.subscribe(channel, { send: (frame) => void frames.push(frame) });
    await vi.waitFor(
      async () => {
        const word = say(alone);
        expect(frames.some((frame) => frame.includes(word))).toBe(true);
        await vi.waitFor(() => expect(hasHeard(0, word)).toBe(true));
      },
      { timeout: 20_000 },
    );
    await alone.close();
  });
});
