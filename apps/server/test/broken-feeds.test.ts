// Lists that are empty, halved, broken, huge, slow or in a new form change nothing that was good, and operators see it.
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FeedLimits } from '#jobs/feed.ts';
import { syncInventory } from '#jobs/sync-inventory.ts';
import { type FeedPage, SupplierUnavailable } from '#ports/feed.ts';
import type { InventorySupplier, SupplierSurvey } from '#ports/supplier.ts';
import { feed_states, unread_rows } from '#store/schema/supplier-feeds.ts';
import { supplier_cursors, survey_quotas, surveys } from '#store/schema/surveys.ts';
import { waiveDoubt } from '#store/suppliers/feed-states.ts';
import { noon } from './support/clock.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import {
  aProject,
  type HostileSupplier,
  page,
  silent,
  startHostileSupplier,
  status,
  text,
} from './support/hostile/hostile-supplier.ts';

let hostile: HostileSupplier;
let test: TestDatabase;
beforeAll(async () => {
  [hostile, test] = await Promise.all([startHostileSupplier(), createTestDatabase()]);
});
afterAll(() => Promise.all([hostile.stop(), test.drop()]));
beforeEach(async () => {
  const { db } = test.database;
  for (const table of [survey_quotas, surveys, supplier_cursors, feed_states, unread_rows])
    await db.delete(table);
});

const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);
const sync = (
  given: { at?: Date; limits?: FeedLimits; supplier?: InventorySupplier } = {},
): ReturnType<typeof syncInventory> =>
  syncInventory(given.supplier ?? hostile.supplier, {
    database: test.database,
    now: () => given.at ?? noon,
    signal: new AbortController().signal,
    ...(given.limits && { limits: given.limits }),
  });

const refs = async (state = 'open') =>
  (await test.database.db.select().from(surveys).orderBy(asc(surveys.id)))
    .filter((survey) => survey.status === state)
    .map(({ supplier_ref }) => Number(supplier_ref));
const cursor = async () => (await test.database.db.select().from(supplier_cursors))[0]?.cursor;
const state = async () => (await test.database.db.select().from(feed_states))[0];
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);
const projects = (first: number, last: number) => from(first, last).map((number) => aProject(number));
/** The supplier has forgotten the cursor, and sends its whole list. */
const wholeList = (list: readonly unknown[], next: string) => hostile.behave(status(410), page(list, next));

describe('SV-01 a list that closes too much', () => {
  it('SV-01 empty, closes nothing, is doubted, and is asked for again', async () => {
    hostile.behave(page(projects(1, 3), 'a'));
    await sync();
    expect(await state()).toMatchObject({ read_at: noon, open_rows: 3, doubt: null });
    wholeList([], 'b');
    const doubt = 'The list has nothing that can be used, but 3 rows were open.';
    expect(await sync({ at: minutes(1) })).toEqual({ changed: 0, closed: 0, skipped: 0, doubt });
    expect([await refs(), await cursor()]).toEqual([[1, 2, 3], 'a']);
    expect(await state()).toMatchObject({ doubt, doubted_at: minutes(1), read_at: noon, open_rows: 3 });

    wholeList([], 'b');
    await sync({ at: minutes(2) });
    expect(await state()).toMatchObject({ doubted_at: minutes(1) });
    expect(await refs()).toEqual([1, 2, 3]);
  });

  it('SV-01 halved, brings what is new and closes what it names; a list of the usual size ends the doubt', async () => {
    hostile.behave(page(projects(1, 40), 'a'));
    await sync();
    wholeList([...projects(1, 10), aProject(41), { project: 40, state: 'CLOSED' }], 'b');
    expect(await sync()).toMatchObject({
      ...{ changed: 1, closed: 1 },
      doubt: 'The list would close 29 of 40 open rows.',
    });
    expect(await refs()).toEqual([...from(1, 39), 41]);

    wholeList([...projects(1, 35), aProject(41)], 'c');
    expect(await sync({ at: minutes(1) })).toEqual({ changed: 0, closed: 4, skipped: 0 });
    expect([await refs(), await cursor()]).toEqual([[...from(1, 35), 41], 'c']);
    expect(await state()).toMatchObject({
      doubted_at: null,
      doubt: null,
      read_at: minutes(1),
      open_rows: 36,
    });
  });

  it('SV-01 is believed once an operator says so, and the next one is doubted again', async () => {
    hostile.behave(page(projects(1, 40), 'a'));
    await sync();
    wholeList(projects(1, 10), 'b');
    await sync();
    expect(await test.database.transaction((tx) => waiveDoubt(tx, hostile.supplier.id))).toBe(true);
    wholeList(projects(1, 10), 'b');
    expect(await sync()).toEqual({ changed: 0, closed: 30, skipped: 0 });
    expect([await refs(), await cursor()]).toEqual([from(1, 10), 'b']);
    expect(await test.database.transaction((tx) => waiveDoubt(tx, hostile.supplier.id))).toBe(false);

    wholeList([], 'c');
    expect(await sync()).toHaveProperty('doubt');
    expect(await refs()).toEqual(from(1, 10));
  });

  it('SV-01 is believed when it says the same for half an hour', async () => {
    hostile.behave(page(projects(1, 3), 'a'));
    await sync();
    for (const at of [minutes(0), minutes(10), minutes(29)]) {
      wholeList([], 'b');
      expect(await sync({ at })).toHaveProperty('doubt');
    }
    wholeList([], 'b');
    expect(await sync({ at: minutes(30) })).toEqual({ changed: 0, closed: 3, skipped: 0 });
    expect([await refs(), await cursor()]).toEqual([[], 'b']);
  });

  it('SV-01 in a new form that we cannot read, closes nothing of what we could read before', async () => {
    hostile.behave(page(projects(1, 40), 'a'));
    await sync();
    const renewed = from(1, 30).map((number) => aProject(number, { minutes: '10 min' }));
    hostile.behave(page([...renewed, { project: 40, state: 'CLOSED' }], 'b'));
    expect(await sync()).toMatchObject({
      ...{ closed: 1, skipped: 30 },
      doubt: 'The list would close 30 of 39 open rows.',
    });
    expect([await refs(), await cursor()]).toEqual([from(1, 39), 'a']);
    expect(await test.database.db.select().from(unread_rows)).toHaveLength(30);
  });
});

describe('SV-01 a list that cannot be read', () => {
  const limits: FeedLimits = { pages: 3, rows: 100, ms: 60_000 };

  it('SV-01 is counted until one can be read again, without the address of the supplier', async () => {
    hostile.behave(page(projects(1, 2), 'a'));
    await sync();
    hostile.behave(text('<html>a secret'));
    await expect(sync({ at: minutes(1) })).rejects.toThrow(SupplierUnavailable);
    await expect(sync({ at: minutes(2) })).rejects.toThrow(SupplierUnavailable);
    expect(await state()).toMatchObject({
      ...{ failed_at: minutes(2), failures_in_a_row: 2, read_at: noon, open_rows: 2 },
      failure: 'The supplier gave no readable answer: it is not JSON',
    });
    expect(await refs()).toEqual([1, 2]);
    hostile.behave(page([], 'b'));
    await sync({ at: minutes(3) });
    expect(await state()).toMatchObject({
      ...{ failed_at: null, failure: null, failures_in_a_row: 0, read_at: minutes(3), open_rows: 2 },
    });
  });

  it.each([
    ['rows', [page(projects(1, 101), 'b', true), page(projects(102, 103), 'c')]],
    ['pages', ['b', 'c', 'd', 'e'].map((next) => page(projects(1, 1), next, true))],
  ])('SV-01 because it has too many %s, closes nothing', async (_, pages) => {
    hostile.behave(page(projects(900, 905), 'a'));
    await sync();
    hostile.behave(status(410), ...pages);
    await expect(sync({ limits })).rejects.toThrow('The list has more than 100 rows or 3 pages');
    expect(await refs()).toEqual(expect.arrayContaining(from(900, 905)));
    expect(await refs('closed')).toEqual([]);
    expect([await cursor(), (await state())?.failures_in_a_row]).toEqual(['a', 1]);
  });

  it('SV-01 with more changes than one reading takes, goes on with the next', async () => {
    hostile.behave(page([], 'a'));
    await sync();
    hostile.behave(...['b', 'c', 'd', 'e'].map((next, place) => page(projects(place, place), next, true)));
    await sync({ limits });
    expect([await cursor(), hostile.asked]).toEqual(['d', ['a', 'b', 'c']]);
    expect(await state()).toMatchObject({ failure: null });
  });

  it('SV-01 because a page leads to itself, is given up', async () => {
    hostile.behave(page([], 'a'));
    await sync();
    hostile.behave(page(projects(1, 1), 'a', true));
    await expect(sync()).rejects.toThrow('The list does not go on');
    expect(hostile.asked).toEqual(['a']);
  });

  it('SV-01 because it is too slow, is given up', async () => {
    hostile.behave(silent);
    await expect(sync({ limits: { ...limits, ms: 50 } })).rejects.toThrow('The list was not read in time');
    expect(await state()).toMatchObject({ failure: 'The list was not read in time', failures_in_a_row: 1 });
  });
});

describe('SV-01 rows that cannot be read', () => {
  it('SV-01 are kept once each with their reason, and how often they came', async () => {
    const odd = aProject(7, { minutes: 'ten' });
    hostile.behave(page([odd, { project: 'x' }, { project: 'x' }], 'a'));
    await sync();
    hostile.behave(page([odd], 'b'));
    await sync({ at: minutes(5) });
    const rows = await test.database.db.select().from(unread_rows).orderBy(asc(unread_rows.ref));
    expect(rows).toMatchObject([
      {
        ...{ ref: '7', times: 2, first_at: noon, last_at: minutes(5) },
        ...{ reason: expect.stringMatching(/^minutes: /), sample: JSON.stringify(odd) },
      },
      { ref: null, times: 2, first_at: noon, last_at: noon, sample: '{"project":"x"}' },
    ]);
  });

  it('SV-01 are kept up to a thousand, the newest', async () => {
    const odd = (first: number, last: number) =>
      from(first, last).map((number) => ({ project: `x${number}` }));
    hostile.behave(page(odd(1, 800), 'a'));
    await sync();
    hostile.behave(page(odd(801, 1400), 'b'));
    await sync({ at: minutes(1) });
    const rows = await test.database.db.select().from(unread_rows);
    expect(rows).toHaveLength(1000);
    expect(rows.filter(({ last_at }) => last_at > noon)).toHaveLength(600);
  });

  it('SV-01 with characters that the database cannot store, are kept without them', async () => {
    const unread = [{ ref: 'a\0b', reason: 'odd\0', sample: '\ud83d cut in half \0' }];
    await sync({ supplier: queueOf({ unread }) });
    expect(await test.database.db.select().from(unread_rows)).toMatchObject([{ ref: 'ab', reason: 'odd' }]);
  });
});

/** A supplier with a queue that holds these pages. */
function queueOf(
  ...pages: (Partial<FeedPage> & { surveys?: readonly SupplierSurvey[] })[]
): InventorySupplier {
  return {
    ...hostile.supplier,
    feed: {
      kind: 'queue',
      read: async () => {
        const given = pages.shift();
        if (!given) throw new Error('Nobody should have asked');
        return { surveys: [], closed: [], unread: [], cursor: 'q', complete: true, ...given };
      },
    },
  };
}

const survey = (ref: string): SupplierSurvey => ({
  ...{ ref, country: 'US', language: 'en', devices: ['desktop'], topic: null, loi_seconds: 60 },
  ...{ payout_micros: 1n, said: null, targeting: { clauses: [] }, quotas: [] },
});

describe('SV-01 a queue', () => {
  it('SV-01 is acknowledged page by page once what it brought is stored, and closes only what it names', async () => {
    const seen: (readonly number[])[] = [];
    const acknowledge = async () => void seen.push(await refs());
    const pages = [
      { surveys: [survey('1'), survey('2')], complete: false, acknowledge },
      { surveys: [survey('3')], closed: ['1'], acknowledge },
    ];
    expect(await sync({ supplier: queueOf(...pages) })).toEqual({ changed: 3, closed: 1, skipped: 0 });
    expect(seen).toEqual([
      [1, 2],
      [2, 3],
    ]);
    expect(await sync({ supplier: queueOf({}) })).toEqual({ changed: 0, closed: 0, skipped: 0 });
    expect(await refs()).toEqual([2, 3]);
  });

  it('SV-01 whose acknowledgement fails, brings the same again, which is stored once', async () => {
    const again = { surveys: [survey('1')] };
    const acknowledge = () => Promise.reject(new SupplierUnavailable('The supplier answered 500'));
    await expect(sync({ supplier: queueOf({ ...again, acknowledge }) })).rejects.toThrow(SupplierUnavailable);
    expect(await refs()).toEqual([1]);
    expect(await state()).toMatchObject({ read_at: noon, failure: 'The supplier answered 500' });
    expect(await sync({ supplier: queueOf(again) })).toEqual({ changed: 0, closed: 0, skipped: 0 });
  });

  it('SV-01 that cannot be stored is not acknowledged', async () => {
    const acknowledged: true[] = [];
    const acknowledge = async () => void acknowledged.push(true);
    const impossible = { ...survey('1'), loi_seconds: Number.MAX_SAFE_INTEGER };
    await expect(sync({ supplier: queueOf({ surveys: [impossible], acknowledge }) })).rejects.toThrow();
    expect([acknowledged, await refs()]).toEqual([[], []]);
    expect(await state()).toMatchObject({ failure: 'The list could not be stored: see the log' });
  });
});
