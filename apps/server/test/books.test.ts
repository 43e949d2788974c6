// Each rule of the books finds what breaks it. The fault is planted past the database's own guards, and rolled back.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '#demo/seed.ts';
import { keyWindows, type WalkedTable } from '#store/engine/key-windows.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { checkBooks } from '#store/money/books.ts';
import { auditSettlements } from '#surveys/settle/audit.ts';
import { noon } from './support/clock.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  const addresses = { publicUrl: 'http://panel.test', sandboxOrigins: ['http://publisher.test'] };
  await seedDemo(test.database, { now: noon, ...addresses });
});
afterAll(() => test.drop());

const unguarded = ['movements', 'lines', 'supplier_reports', 'offer_events'];

class RolledBack extends Error {}

/** What is found once the statement has changed a row. */
async function foundAfter(statement: string, audit: (tx: Tx) => Promise<string[]>): Promise<string[]> {
  let found: string[] = [];
  const work = test.database.transaction(async (tx) => {
    await tx.execute('alter table movements drop constraint movements_once');
    for (const table of unguarded) await tx.execute(`alter table ${table} disable trigger user`);
    const { rowCount } = await tx.execute(statement);
    expect(rowCount).toBe(1);
    found = await audit(tx);
    throw new RolledBack();
  });
  await expect(work).rejects.toThrow(RolledBack);
  return found;
}

const firstOf = (table: string, condition = 'true') =>
  `${table}.ctid = (select ctid from ${table} where ${condition} order by 1 limit 1)`;
const isUsers = `account_id in (select id from accounts where kind = 'user')`;

const isDollars = `account_id in (select id from accounts where currency = 'usd')`;

describe('the books', () => {
  it('SV-04 of the demo are right', async () => {
    expect(await checkBooks(test.database.db)).toEqual([]);
    expect(await auditSettlements(test.database.db)).toEqual([]);
  });

  it.each([
    {
      rule: 'O1 a movement does not sum to zero',
      fault: `update lines set amount = amount + 1 where ${firstOf('lines')}`,
    },
    {
      rule: 'O1 the fund for time does not sum to zero',
      fault: `update lines set amount = amount + 1
              where ${firstOf('lines', `account_id in (select id from accounts where kind = 'fair_pay')`)}`,
    },
    {
      rule: 'O3 a click does not say what was set aside or paid for time',
      fault: `update clicks set fair_part_bp = fair_part_bp + 100
              where ${firstOf('clicks', `state = 'complete' and fair_part_bp > 0 and credited > 0`)}`,
    },
    {
      rule: 'O5 a day of pay for time is not what its lines say',
      fault: `insert into fair_pay_days (app_id, day, rate_micros, fed, spent)
              values ('demo-coins', '2026-01-01', 1000000, 5, 0)`,
    },
    {
      rule: 'O2 a transaction has moved money twice',
      fault: `update movements set transaction = one.transaction, source = one.source
              from (select * from movements order by id limit 1) as one
              where movements.id = (select max(id) from movements)`,
    },
    {
      rule: 'O2 a report has not moved what it says',
      fault: `update supplier_reports set amount = amount + 1 where ${firstOf('supplier_reports')}`,
    },
    {
      rule: 'O2 an event of an offer has not moved what it says',
      fault: `update offer_events set amount = amount + 1 where ${firstOf('offer_events')}`,
    },
    {
      rule: 'O3 a report is about no click of its supplier',
      fault: `update supplier_reports set cid = 'nobody' where ${firstOf('supplier_reports')}`,
    },
    {
      rule: 'O3 a supplier’s movement has no report',
      fault: `delete from supplier_reports where ${firstOf('supplier_reports', 'amount > 0')}`,
    },
    {
      rule: 'O3 a click does not say what it has moved',
      fault: `update clicks set credited = credited - 1 where ${firstOf('clicks', 'credited > 0')}`,
    },
    {
      rule: 'O3 a movement is about a click of somebody else',
      fault: `update movements set user_id = (select max(id) from users) where ${firstOf('movements', 'cid is not null')}`,
    },
    {
      rule: 'O3 an event is about no click of its network',
      fault: `update offer_events set click_id = 'nobody' where ${firstOf('offer_events')}`,
    },
    {
      rule: 'O3 a network’s movement has no event',
      fault: `delete from offer_events where ${firstOf('offer_events', 'amount > 0')}`,
    },
    {
      rule: 'O3 an opened offer does not say where its points are',
      fault: `update offer_reward_progress set pending = 0, credited = 0
              where ${firstOf('offer_reward_progress', 'pending + credited > 0')}`,
    },
    {
      rule: 'O3 a click does not say what dollars were booked',
      fault: `update clicks set paid_micros = paid_micros - 1 where ${firstOf('clicks', 'paid_micros > 0')}`,
    },
    {
      rule: 'O3 a click does not say what dollars were booked',
      fault: `update clicks set payout_share_bp = payout_share_bp - 1 where ${firstOf('clicks', 'paid_micros > 0')}`,
    },
    {
      rule: 'O3 an opened offer does not say what dollars were booked',
      fault: `update offer_reward_progress set paid_micros = 0
              where ${firstOf('offer_reward_progress', 'paid_micros > 0')}`,
    },
    {
      rule: 'O3 dollars are booked for no click',
      fault: `update movements set cid = null where ${firstOf('movements', `id in (select movement_id from lines where ${isDollars})`)}`,
    },
    {
      rule: 'O4 a movement has no postback',
      fault: `delete from postback_log where ${firstOf('postback_log')}`,
    },
    {
      rule: 'O4 a postback in the log is about no movement',
      fault: `update postback_log set transaction_id = gen_random_uuid() where ${firstOf('postback_log')}`,
    },
    {
      rule: 'O5 a balance is not the sum of its lines',
      fault: `update balances set amount = amount + 1 where ${firstOf('balances', isUsers)}`,
    },
  ])('SV-04 $rule', async ({ rule, fault }) => {
    const found = await foundAfter(fault, checkBooks);
    expect(found).toContainEqual(expect.stringMatching(`^${rule}: .`));
  });

  it('SV-04 a click that is not what its reports say', async () => {
    const fault = `update clicks set raw_code = 'other' where ${firstOf('clicks', 'credited > 0')}`;
    expect(await foundAfter(fault, auditSettlements)).toHaveLength(1);
  });

  it.each<WalkedTable>([
    { table: 'movements', key: [{ column: 'id', type: 'bigint' }], size: 3 },
    {
      table: 'users',
      key: [
        { column: 'app_id', type: 'text' },
        { column: 'id', type: 'bigint' },
      ],
      size: 2,
    },
  ])('SV-04 are read a piece at a time, every row of $table once', async (walked) => {
    const { db } = test.database;
    const table = sql.raw(walked.table);
    const counts: number[] = [];
    for await (const window of keyWindows(db, walked)) {
      const { rows } = await db.execute(sql`select from ${table} where ${window}`);
      counts.push(rows.length);
    }
    const { rows } = await db.execute(sql`select from ${table}`);
    expect(counts.length).toBeGreaterThan(1);
    expect(Math.max(...counts)).toBe(walked.size);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rows.length);
  });
});
