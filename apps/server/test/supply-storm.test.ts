// The short form of `npm run supply-storm`.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAccounts, publicUrl } from '#testing/supply-storm/accounts.ts';
import { startOutcomeLists } from '#testing/supply-storm/outcome-lists.ts';
import { runSupplyStorm } from '#testing/supply-storm/storm.ts';
import { joinServer, startServer, type TestServer } from './support/server.ts';

const clock = { now: new Date() };

let lists: Awaited<ReturnType<typeof startOutcomeLists>>;
let accounts: ReturnType<typeof openAccounts>;
let one: TestServer;
let other: TestServer;
beforeAll(async () => {
  lists = await startOutcomeLists();
  accounts = openAccounts(lists.url);
  const node = { ...accounts, now: () => clock.now, publicUrl: () => publicUrl };
  one = await startServer(node);
  other = await joinServer(one, node);
});
afterAll(async () => {
  await other.stop();
  await one.stop();
  lists.close();
});

it('SV-01 SV-04 SV-06 all suppliers at once over two nodes: each report counts once, and the books are right', async () => {
  const { publish } = lists;
  const report = await runSupplyStorm({
    ...accounts,
    nodes: [one, other],
    clock,
    people: 8,
    seed: 18,
    publish,
  });
  expect(report).toMatchObject({ wrong: [] });
  expect(report.released.held).toBeGreaterThan(0);
  expect(report.released.milestones).toBeGreaterThan(0);
}, 240_000);
