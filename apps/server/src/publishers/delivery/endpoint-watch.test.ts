import { expect, it } from 'vitest';
import { createLog } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';
import { EndpointWatch } from './endpoint-watch.ts';

const endpoint = {
  ...{ app_id: 'game', form: 'json' as const, url: 'https://game.example/', secret: 'whsec_AAAA' },
  ...{ previous_secret: null, is_previous_live: false, ordered: false, failing_since: null },
};

it('PB-02 an endpoint whose answers differ all the time is written no faster than the database takes it', async () => {
  const written: unknown[] = [];
  let answer = () => {};
  const isAnswering = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const db = {
    execute: async (query: unknown) => {
      written.push(query);
      await isAnswering;
    },
  } as unknown as Database['db'];
  let at = 0;
  const now = () => {
    at += 1;
    return new Date(at);
  };
  const tools = { database: { db } as Database, log: createLog('silent'), now };
  const watch = new EndpointWatch(endpoint, tools);
  for (let times = 0; times < 1_000; times += 1) {
    const status = times % 2 === 0 ? 500 : 200;
    const failure = status === 500 ? 'HTTP 500' : null;
    watch.note({ status, failure, answer: null, ms: 1 }, new Date(at));
  }
  answer();
  await watch.end();
  expect(written.length).toBeLessThan(4);
});
