// A supplier's inventory becomes ours (SV-01): from the sandbox's real HTTP feed into the tables.

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { syncInventory } from '#jobs/sync-inventory.ts';
import { inventory_changes } from '#store/schema/inventory-changes.ts';
import { supplier_cursors, suppliers, survey_quotas, surveys } from '#store/schema/surveys.ts';
import { aSurvey } from '#testing/surveys.ts';
import { noon } from './support/clock.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { type SandboxProcess, startSandbox } from './support/outside/sandbox.ts';

const wanted = 400;
const now = () => noon;
const signal = new AbortController().signal;

describe('SV-01 the inventory of a supplier', () => {
  let sandbox: SandboxProcess;
  let test: TestDatabase;
  beforeAll(async () => {
    [sandbox, test] = await Promise.all([startSandbox(wanted), createTestDatabase()]);
  });
  afterAll(() => Promise.all([sandbox.stop(), test.drop()]));

  const sync = () => syncInventory(sandbox.supplier, { database: test.database, now, signal });
  const ours = () =>
    test.database.db.select().from(surveys).where(eq(surveys.supplier_id, sandbox.supplier.id));
  const open = async () => (await ours()).filter(({ status }) => status === 'open');
  const changes = async () => (await test.database.db.select().from(inventory_changes)).length;

  it('SV-01 is read whole, in canonical form, with its quotas, behind the places of our own', async () => {
    const own = await aSurvey(test.database.db);
    const result = await sync();
    const rows = await open();
    expect(rows.length).toBeGreaterThan(wanted * 0.7);
    expect(result.skipped).toBeGreaterThan(0);
    expect(result.skipped).toBeLessThan(wanted * 0.1);

    expect(new Set(rows.map(({ country }) => country))).toEqual(
      new Set(['US', 'DE', 'BR', 'JP', 'SA', 'GB', 'FR', 'ES', 'MX', 'IN', 'KR']),
    );
    expect(Math.min(...rows.map(({ rank }) => rank))).toBeGreaterThanOrEqual(1000);
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
    const questions = rows.flatMap(({ targeting }) => targeting.clauses.map(({ question }) => question));
    expect(questions).toEqual(expect.arrayContaining(['employment', 'household_income', 'sandbox-9907']));
    expect(rows.some(({ targeting }) => targeting.genders?.includes('female'))).toBe(true);
    expect(rows.some(({ targeting }) => (targeting.min_age ?? 0) > 18)).toBe(true);

    const quotas = await test.database.db.select().from(survey_quotas);
    expect(quotas.some(({ remaining }) => remaining === 0)).toBe(true);
    expect(quotas.some(({ remaining }) => remaining > 0)).toBe(true);
    // What others offer, or was written by hand, is none of this supplier's business.
    expect((await test.database.db.select().from(surveys).where(eq(surveys.id, own.id)))[0]).toEqual(own);
  });

  it('SV-01 changes nothing when nothing has changed, not even after forgetting how far it was read', async () => {
    const before = { rows: await ours(), changes: await changes() };
    expect(await sync()).toEqual({ changed: 0, closed: 0, skipped: 0 });
    await test.database.db.update(supplier_cursors).set({ cursor: null });
    const again = await sync();
    expect(again).toMatchObject({ changed: 0, closed: 0 });
    expect({ rows: await ours(), changes: await changes() }).toEqual(before);
  });

  it('SV-01 closes, opens and changes with the supplier', async () => {
    const before = await open();
    await sandbox.forward(5 * 60);
    const { changed, closed } = await sync();
    expect(closed).toBeGreaterThan(0);
    expect(changed).toBeGreaterThan(0);
    const after = await open();
    const refs = new Set(after.map(({ supplier_ref }) => supplier_ref));
    expect(before.filter(({ supplier_ref }) => !refs.has(supplier_ref))).toHaveLength(closed);
    // A newcomer with nothing stored sees exactly the same.
    const newcomer = await createTestDatabase();
    await syncInventory(sandbox.supplier, { database: newcomer.database, now, signal });
    const fresh = await newcomer.database.db.select().from(surveys).where(eq(surveys.status, 'open'));
    await newcomer.drop();
    expect(new Set(fresh.map(({ supplier_ref }) => supplier_ref))).toEqual(refs);
  });

  it('SV-01 starts over when the supplier has forgotten the cursor, and closes what is gone', async () => {
    const [gone] = await test.database.db
      .insert(surveys)
      .values({
        ...{
          hash: 'gone',
          supplier_id: sandbox.supplier.id,
          supplier_ref: 'gone',
          country: 'US',
          language: 'en',
        },
        ...{ loi_seconds: 60, payout_micros: 1n, rank: 1000 },
      })
      .returning();
    await test.database.db.update(supplier_cursors).set({ cursor: '1x1.5..0' });
    expect((await sync()).closed).toBe(1);
    const [found] = await test.database.db
      .select()
      .from(surveys)
      .where(eq(surveys.id, gone?.id ?? 0));
    expect(found).toMatchObject({ status: 'closed', closed_at: now() });
    expect((await test.database.db.select().from(supplier_cursors))[0]?.cursor).not.toBe('1x1.5..0');
  });

  it('SV-01 leaves what an operator has paused, and reopens what the supplier has reopened', async () => {
    const [paused, closed] = await open();
    const change = (id: number | undefined, status: 'paused' | 'closed') =>
      test.database.db
        .update(surveys)
        .set({ status })
        .where(eq(surveys.id, id ?? 0));
    await change(paused?.id, 'paused');
    await change(closed?.id, 'closed');
    await test.database.db.update(supplier_cursors).set({ cursor: null });
    expect((await sync()).changed).toBe(1);
    const stateOf = async (id: number | undefined) =>
      (await ours()).find((survey) => survey.id === id)?.status;
    expect([await stateOf(paused?.id), await stateOf(closed?.id)]).toEqual(['paused', 'open']);
  });

  it('SV-01 knows where the supplier lets people in', async () => {
    const { id, entryUrl, redirectHosts } = sandbox.supplier;
    const rows = await test.database.db
      .select()
      .from(suppliers)
      .where(and(eq(suppliers.id, id), eq(suppliers.status, 'live')));
    expect(rows).toMatchObject([{ entry_url: entryUrl, redirect_hosts: redirectHosts }]);
  });
});
