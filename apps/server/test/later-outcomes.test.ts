// Suppliers that list what has changed after the fact: pages are applied like callbacks, and read on from where they were.

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { laterOutcomesJobs } from '#jobs/later-outcomes.ts';
import { SupplierUnavailable } from '#ports/feed.ts';
import type { OutcomePage } from '#ports/supplier.ts';
import { createLog } from '#request/log.ts';
import { checkBooks } from '#store/money/books.ts';
import { noon } from './support/clock.ts';
import { handMade, itemOf, postTo, type Said, sentTo, setAsideOf } from './support/hand-made-supplier.ts';
import type { Person } from './support/qualification.ts';
import type { TestServer } from './support/server.ts';
import { aScene, balancesOf, clickOf, startSupplierServer } from './support/survey-clicks.ts';

/** What the supplier answers, by the cursor; a cursor it does not have is an outage. */
let pages: Record<string, { said: Said[]; cursor: string; complete: boolean }> = {};
const asked: (string | null)[] = [];
const listing = handMade('listing', {
  laterOutcomes: async (cursor): Promise<OutcomePage> => {
    asked.push(cursor);
    const page = pages[cursor ?? 'first'];
    if (!page) throw new SupplierUnavailable('down');
    return { outcomes: page.said.map(itemOf), cursor: page.cursor, complete: page.complete };
  },
});

let server: TestServer;
let alice: Person;
beforeAll(async () => {
  server = await startSupplierServer({ suppliers: new Map([[listing.id, listing]]) });
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.now = noon;
  asked.length = 0;
  ({ alice } = await aScene(server));
});

const read = async () => {
  const tools = { ...server, log: createLog('silent'), now: () => server.clock.now, everyMs: 1_000 };
  const [job] = laterOutcomesJobs([handMade('silent'), listing], tools);
  expect(job?.name).toBe('later-outcomes:listing');
  await job?.run(new AbortController().signal);
};

describe('outcomes that changed after the fact', () => {
  it('SV-01 SV-04 are read page by page, applied once, and read on after an outage', async () => {
    const cid = await sentTo(server, alice, listing);
    await postTo(server, listing.id, [{ cid, code: 'C', transaction: 'claim' }]);
    expect(await balancesOf(server, alice)).toEqual({ user: 500n });
    const back = { cid, code: 'S', transaction: 'back', reverses: 'claim' };
    pages = {
      first: { said: [back, { cid: 'nobodys', code: 'C', transaction: 'n' }], cursor: '1', complete: false },
    };
    await expect(read()).rejects.toThrow(SupplierUnavailable);
    expect(await clickOf(server, cid)).toMatchObject({ state: 'quality', credited: 0n });
    expect(await balancesOf(server, alice)).toEqual({ user: 0n });

    const odd = { cid, transaction: 'odd' };
    pages = {
      1: { said: [odd, { ...back }], cursor: '2', complete: true },
      2: { said: [], cursor: '2', complete: true },
    };
    await read();
    await read();
    expect(asked).toEqual([null, '1', '1', '2']);
    expect(await setAsideOf(server, listing.id)).toMatchObject([
      { kind: 'unknown_click', transaction: 'n', click: 'nobodys', times: 1 },
      { kind: 'unreadable', body: JSON.stringify(odd), times: 1 },
    ]);
    expect(await balancesOf(server, alice)).toEqual({ user: 0n });
    const { rows } = await server.database.db.execute(sql`select came_by from supplier_reports order by id`);
    expect(rows).toEqual([{ came_by: 'callback' }, { came_by: 'poll' }]);
    expect(await checkBooks(server.database.db)).toEqual([]);
  });

  it('SV-01 a cursor that does not move ends the run', async () => {
    pages = { 2: { said: [], cursor: '2', complete: false } };
    await read();
    expect(asked).toEqual(['2']);
  });
});
