// A supplier that breaks in every way: nothing that we have is lost, nothing is half stored, and it heals by itself.
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { syncInventory } from '#jobs/sync-inventory.ts';
import { SupplierUnavailable } from '#ports/feed.ts';
import { inventory_changes } from '#store/schema/inventory-changes.ts';
import { supplier_cursors, survey_quotas, surveys } from '#store/schema/surveys.ts';
import { noon } from './support/clock.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import {
  aProject,
  endless,
  type HostileSupplier,
  page,
  redirecting,
  silent,
  startHostileSupplier,
  status,
  text,
  truncated,
} from './support/hostile/hostile-supplier.ts';

const now = () => noon;

describe('SV-01 a hostile supplier', () => {
  let hostile: HostileSupplier;
  let test: TestDatabase;
  beforeAll(async () => {
    [hostile, test] = await Promise.all([startHostileSupplier(), createTestDatabase()]);
  });
  afterAll(() => Promise.all([hostile.stop(), test.drop()]));
  beforeEach(async () => {
    const { db } = test.database;
    await db.delete(survey_quotas);
    await db.delete(surveys);
    await db.delete(supplier_cursors);
    await db.delete(inventory_changes);
  });

  const sync = (signal = new AbortController().signal) =>
    syncInventory(hostile.supplier, { database: test.database, now, signal });
  const refs = async (state = 'open') =>
    (await test.database.db.select().from(surveys).orderBy(asc(surveys.supplier_ref)))
      .filter((survey) => survey.status === state)
      .map(({ supplier_ref }) => supplier_ref);
  const cursor = async () => (await test.database.db.select().from(supplier_cursors))[0]?.cursor;

  it.each([
    ['fails', status(500)],
    ['is busy', status(429)],
    ['hangs up in the middle', truncated],
    ['talks nonsense', text('<html>')],
    ['never ends', endless],
    ['never answers', silent],
    ['points elsewhere', redirecting],
  ])('SV-01 that %s is asked again, then left alone; what we have stays', async (_, behaviour) => {
    hostile.behave(page([aProject(1), aProject(2)], 'a'));
    await sync();
    hostile.behave(behaviour);
    await expect(sync()).rejects.toThrow(SupplierUnavailable);
    expect(hostile.asked).toEqual(['a', 'a', 'a']);
    expect([await refs(), await cursor()]).toEqual([['1', '2'], 'a']);

    hostile.behave(behaviour, page([{ project: 1, state: 'CLOSED' }, aProject(3)], 'b'));
    await sync();
    expect([await refs(), await refs('closed'), await cursor()]).toEqual([['2', '3'], ['1'], 'b']);
  });

  it.each([
    ['refuses', status(403)],
    ['sends another form', text('{"projects":{},"cursor":"z","more":false}')],
    ['sends no cursor', text('{"projects":[],"more":false}')],
  ])('SV-01 that %s is not asked again before the next run', async (_, behaviour) => {
    hostile.behave(behaviour);
    await expect(sync()).rejects.toThrow(SupplierUnavailable);
    expect(hostile.asked).toHaveLength(1);
    expect(await refs()).toEqual([]);
  });

  it('SV-01 broken off between two pages of changes, goes on where it was', async () => {
    hostile.behave(page([aProject(1)], 'a'));
    await sync();
    hostile.behave(page([aProject(2)], 'b', true), status(500));
    await expect(sync()).rejects.toThrow(SupplierUnavailable);
    expect([await refs(), await cursor()]).toEqual([['1', '2'], 'b']);
    hostile.behave(page([aProject(3)], 'c'));
    await sync();
    expect(hostile.asked).toEqual(['b']);
    expect(await refs()).toEqual(['1', '2', '3']);
  });

  it('SV-01 broken off in a snapshot, begins it anew and closes nothing before it is whole', async () => {
    hostile.behave(page([aProject(1), aProject(2)], 'a'));
    await sync();
    hostile.behave(status(410), page([aProject(2)], 'b', true), status(500));
    await expect(sync()).rejects.toThrow(SupplierUnavailable);
    expect([await refs(), await cursor()]).toEqual([['1', '2'], 'a']);
    hostile.behave(status(410), page([aProject(2)], 'b', true), page([aProject(3)], 'c'));
    await sync();
    expect(hostile.asked).toEqual(['a', null, 'b']);
    expect([await refs(), await refs('closed'), await cursor()]).toEqual([['2', '3'], ['1'], 'c']);
  });

  it('SV-01 items that make no sense are counted and harm no other; a known one is closed', async () => {
    hostile.behave(page([aProject(1), aProject(2)], 'a'));
    await sync();
    const unusable = aProject(2, { wants: [{ kind: 'MOOD', mood: 'good' }] });
    hostile.behave(page([null, { project: 'x' }, unusable, aProject(3)], 'b'));
    expect(await sync()).toEqual({ changed: 1, closed: 1, skipped: 3 });
    expect(await refs()).toEqual(['1', '3']);
  });

  it('SV-01 a survey or a quota named twice counts once, the last word', async () => {
    const quota = (open: number) => ({ quota: 'c1', wants: [], open });
    hostile.behave(
      page([aProject(1, { minutes: 5 }), aProject(1, { minutes: 9, quotas: [quota(3), quota(4)] })], 'a'),
    );
    await sync();
    expect(await test.database.db.select().from(surveys)).toMatchObject([{ loi_seconds: 540 }]);
    expect(await test.database.db.select().from(survey_quotas)).toMatchObject([{ remaining: 4 }]);
  });

  it('SV-01 only what really changed reaches the feed of the nodes', async () => {
    const quotas = [{ quota: 'c1', wants: [], open: 5 }];
    const [first, second] = [aProject(1, { quotas }), aProject(2, { quotas })];
    hostile.behave(page([first, second], 'a'));
    await sync();
    await test.database.db.delete(inventory_changes);
    const filled = aProject(2, { quotas: [{ quota: 'c1', wants: [], open: 0 }] });
    hostile.behave(page([first, filled], 'b'));
    expect(await sync()).toMatchObject({ changed: 1, closed: 0 });
    const [{ id } = { id: 0 }] = (await test.database.db.select().from(surveys)).filter(
      ({ supplier_ref }) => supplier_ref === '2',
    );
    expect(await test.database.db.select().from(inventory_changes)).toMatchObject([{ survey_id: id }]);

    hostile.behave(page([aProject(1)], 'c'));
    await sync();
    expect(await test.database.db.select().from(survey_quotas)).toMatchObject([{ survey_id: id }]);
  });

  it('SV-01 two readers at once store each page once, and the slower one gives way', async () => {
    hostile.behave(page([aProject(1)], 'a'));
    await sync();
    await test.database.db.delete(inventory_changes);
    hostile.behave(page([aProject(1, { minutes: 20 }), aProject(2)], 'b'));
    const results = await Promise.all([sync(), sync()]);
    expect(results.map(({ changed }) => changed).sort()).toEqual([0, 2]);
    expect(await test.database.db.select().from(inventory_changes)).toHaveLength(2);
    expect(await cursor()).toBe('b');
  });

  it('OP-03 a stop does not wait for a supplier that never answers', async () => {
    const stopping = new AbortController();
    hostile.behave((response, request) => {
      silent(response, request);
      stopping.abort();
    });
    await expect(sync(stopping.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(hostile.asked).toHaveLength(1);
  });
});
