import { PgDialect } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OutgoingRequest, PostbackSender } from '#ports/postback-sender.ts';
import { createLog } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';
import { Lane } from './lane.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const leasedMs = 15_000;
const longestAttemptMs = 10_000;
const dialect = new PgDialect();
const textOf = (query: Parameters<PgDialect['sqlToQuery']>[0]) => dialect.sqlToQuery(query).sql;

const endpoint = {
  ...{ app_id: 'game', form: 'json', url: 'https://game.example/', secret: 'whsec_AAAA', ordered: false },
  ...{ previous_secret: null, is_previous_live: false, failing_since: null },
};

/** As a row of what is due. */
const aPostback = (id: number) => [
  ...[`${id}`, '018f3b0a-6c2e-7d41-a9b5-c3e2f1d40798', 'credit'],
  ...[{ amount: 1, currency_name: 'Coins', reason: '' }, new Date('2026-03-10T12:00:00Z'), 0],
  ...['alice', null, 0, '1000'],
];

/** A connection that answers at first, and from some moment on nothing any more. */
function aConnection() {
  const state = { isSilent: false, reads: [] as number[] };
  let id = 0;
  const answer = async <Answer>(of: () => Answer): Promise<Answer> => {
    if (state.isSilent) await new Promise(() => {});
    return of();
  };
  const execute = (query: Parameters<PgDialect['sqlToQuery']>[0]) =>
    answer(() => ({ rows: textOf(query).includes('leased_until = now() +') ? [endpoint] : [], rowCount: 1 }));
  const queryRows = ({ name }: { name: string }, values: readonly unknown[]) =>
    answer(() => {
      if (name !== 'due_postbacks') return [];
      const most = Number(values.at(-1));
      state.reads.push(most);
      id += most;
      return Array.from({ length: most }, (_, index) => aPostback(id - index));
    });
  return { state, database: { db: { execute }, queryRows } as unknown as Database };
}

function start(database: Database, send: (request: OutgoingRequest) => Promise<void>) {
  const stopping = new AbortController();
  const sender: PostbackSender = {
    send: async (request) => {
      await send(request);
      return { status: 200, failure: null, answer: '', ms: 1 };
    },
    problemOf: async () => null,
    close: async () => {},
  };
  const signals = { stopping: stopping.signal, aborting: stopping.signal };
  const lane = new Lane('game', {
    ...{ database, sender, log: createLog('silent'), now: () => new Date() },
    ...signals,
  });
  return { ended: lane.run(), stopping };
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

it('PB-02 begins no attempt that could outlast the lease, so that the next node sends nothing at the same time', async () => {
  const { database, state } = aConnection();
  const sentAt: number[] = [];
  const { stopping } = start(database, async () => {
    sentAt.push(performance.now());
    await after(4_000);
  });
  await vi.advanceTimersByTimeAsync(40_000);
  const silentAt = performance.now();
  state.isSilent = true;
  expect(sentAt.some((at) => at > silentAt - 4_500)).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Math.max(...sentAt)).toBeLessThanOrEqual(silentAt + leasedMs - longestAttemptMs);
  stopping.abort();
});

it('PB-02 reads few postbacks ahead for an endpoint that takes few', async () => {
  const { database, state } = aConnection();
  const { stopping } = start(database, () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(100);
  expect(Math.max(...state.reads)).toBeLessThanOrEqual(80);
  stopping.abort();
});
