// Reports settled on the database: what is written for each, and that neither nodes, batches nor failures can double or
// lose anything. Endpoints, signatures and outcomes over HTTP are in callbacks.test.ts.

import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withPostback } from '#publishers/postback.ts';
import { checkBooks, findMissingReports } from '#store/money/books.ts';
import { postMovement } from '#store/money/ledger.ts';
import { lockUser, type UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { clicks } from '#store/schema/clicks.ts';
import { accounts, balances, movements } from '#store/schema/ledger.ts';
import { supplier_reports } from '#store/schema/supplier-reports.ts';
import { users } from '#store/schema/users.ts';
import { announcer } from '#surveys/settle/announce.ts';
import { auditSettlements } from '#surveys/settle/audit.ts';
import type { Settlements } from '#surveys/settle/settlements.ts';
import { createSettlements } from '#surveys/settle/settlements.ts';
import { anApp } from '#testing/apps.ts';
import { aUser } from '#testing/people.ts';
import { postbacksIn } from '#testing/postbacks.ts';
import { aStartedClick, aSupplier, says, settlementsOn, soon, start } from '#testing/settling.ts';
import { aSurvey, type SurveyRecord } from '#testing/surveys.ts';
import { createTestDatabase, joinTestDatabase, type TestDatabase } from './support/database.ts';
import { countWaiting } from './support/holds.ts';

let test: TestDatabase;
let secondNode: TestDatabase;
let settlements: Settlements;
let elsewhere: Settlements;
let app: AppRecord;
let alice: UserRecord;
let survey: SurveyRecord;
beforeAll(async () => {
  test = await createTestDatabase();
  secondNode = joinTestDatabase(test.connectionString);
  settlements = settlementsOn(test.database.db);
  elsewhere = settlementsOn(secondNode.database.db);
});
afterAll(async () => {
  await secondNode.drop();
  await test.drop();
});
beforeEach(async () => {
  app = await anApp(test.database.db);
  alice = await aUser(test.database.db, app);
  survey = await aSurvey(test.database.db);
});
afterEach(async () => {
  expect(await checkBooks(test.database.db)).toEqual([]);
  expect(await auditSettlements(test.database.db)).toEqual([]);
});

const settle = (report: ReturnType<typeof says>, at = soon) => settlements.settle(aSupplier, report, at);
const aClick = (given = {}) => aStartedClick(test.database.db, alice, survey, given);
const clickOf = async (cid: string) =>
  (await test.database.db.select().from(clicks).where(eq(clicks.cid, cid)))[0];
const entriesOf = (cid: string) =>
  test.database.db.select().from(movements).where(eq(movements.cid, cid)).orderBy(movements.id);
const messagesOf = (one: AppRecord) => postbacksIn(test.database.db, one);
const balanceOf = async (user: UserRecord, kind: 'user' | 'user_test' = 'user') => {
  const [row] = await test.database.db
    .select({ amount: balances.amount })
    .from(balances)
    .innerJoin(accounts, and(eq(accounts.id, balances.account_id), eq(accounts.kind, kind)))
    .where(and(eq(accounts.app_id, user.app_id), eq(accounts.user_id, user.id)));
  return row?.amount ?? 0n;
};

describe('a report', () => {
  it.each([
    [45, 50, 'review', 0n],
    [60, 50, 'credited', 500n],
    [7, 8, 'review', 0n],
  ])(
    'SV-04 about a click whose reports count for %d days, %d days after its start: %s',
    async (counting, days, effect, amount) => {
      const daysOn = (count: number) => new Date(start.getTime() + count * 86_400_000);
      const cid = await aClick({ reports_until: daysOn(counting) });
      const at = daysOn(days);
      expect(await settle(says(cid, 'complete'), at)).toEqual({ kind: 'settled', effect, amount });
      expect((await clickOf(cid))?.credited).toBe(amount);
    },
  );

  it.each([
    [{}, 44, 'credited'],
    [{}, 46, 'review'],
    [{ report_days: 60 }, 59, 'credited'],
    [{ report_days: 60 }, 61, 'review'],
  ])(
    'SV-04 a click that a node of the version before started has its days: %o, %d: %s',
    async (click, days, effect) => {
      const cid = await aClick(click);
      const at = new Date(start.getTime() + days * 86_400_000);
      expect(await settle(says(cid, 'complete'), at)).toMatchObject({ effect });
    },
  );

  it('SV-04 writes the report, the movement, the balance, the click and the message together', async () => {
    const cid = await aClick({ subid: { campaign: 'spring' } });
    const report = says(cid, 'complete');
    expect(await settle(report)).toEqual({ kind: 'settled', effect: 'credited', amount: 500n });

    expect(await balanceOf(alice)).toBe(500n);
    expect(await clickOf(cid)).toMatchObject({
      ...{ state: 'complete', raw_code: '10', ended_at: soon, credited: 500n, settled_version: 1 },
    });
    expect(await entriesOf(cid)).toMatchObject([
      {
        kind: 'survey_reward',
        source: aSupplier,
        transaction: report.transaction,
        at: soon,
        user_id: alice.id,
      },
    ]);
    const [{ version } = { version: 0 }] = await test.database.db
      .select({ version: users.version })
      .from(users)
      .where(eq(users.uhash, alice.uhash));
    expect(version).toBe(alice.version + 1);
    expect(await messagesOf(app)).toMatchObject([
      {
        ...{ type: 'credit', user_id: alice.id, state: 'unsent', at: soon },
        payload: {
          ...{ cid, sid: survey.hash, outcome: 'complete', amount: 500, pending: 0, balance: 500 },
          ...{ currency_name: 'Coins', reason: 'Survey completed', test: false, reverses: null },
          subid: { campaign: 'spring' },
        },
      },
    ]);
  });

  it('SV-04 that is upgraded and taken back leaves new entries, never changed ones', async () => {
    const cid = await aClick();
    const compensated = says(cid, 'screen_out', { payout_micros: 50_000n });
    const complete = says(cid, 'complete');
    const reversal = says(cid, 'quality', { reverses: complete.transaction });
    for (const report of [compensated, complete, reversal]) await settle(report);
    expect(await entriesOf(cid)).toMatchObject([
      { kind: 'survey_reward', reason: 'Compensation for a survey that ended early' },
      { kind: 'adjustment', reason: 'Counted later: Survey completed' },
      { kind: 'reversal', reason: 'Reduced by the survey’s supplier' },
    ]);
    const messages = await messagesOf(app);
    expect(messages.map(({ type, payload }) => [type, payload.amount, payload.balance])).toEqual([
      ['screen_out', 25, 25],
      ['upgrade', 475, 500],
      ['correction', -475, 25],
    ]);
    const ids = messages.map(({ transaction_id }) => transaction_id);
    expect(messages.map(({ payload }) => payload.reverses)).toEqual([null, ids[0], ids[1]]);
    expect(await clickOf(cid)).toMatchObject({ state: 'screen_out', credited: 25n, settled_version: 3 });
    expect(await balanceOf(alice)).toBe(25n);
  });

  it('SV-04 takes back what was spent already: a balance may go below nothing', async () => {
    const cid = await aClick();
    const complete = says(cid, 'complete');
    await settle(complete);
    await spend(alice, 300n);
    await settle(says(cid, 'quality', { reverses: complete.transaction }));
    expect(await balanceOf(alice)).toBe(-300n);
    const [credit, spent, reversal] = await messagesOf(app);
    expect([credit?.type, spent?.type, reversal?.type]).toEqual(['credit', 'correction', 'reversal']);
    expect(reversal?.payload).toMatchObject({
      amount: -500,
      balance: -300,
      reverses: credit?.transaction_id,
    });
  });

  it('PB-01 of a survey that was done in part is told as such', async () => {
    await settle(says(await aClick(), 'partial', { payout_micros: 400_000n }));
    expect(await messagesOf(app)).toMatchObject([{ type: 'partial', payload: { amount: 200 } }]);
  });

  it('PB-01 of several clicks of one user, settled together, has each the balance after it', async () => {
    const { db } = test.database;
    const reports: ReturnType<typeof says>[] = [];
    for (let count = 0; count < 4; count += 1)
      reports.push(says(await aStartedClick(db, alice, await aSurvey(db)), 'complete'));
    await Promise.all(reports.map((report) => settle(report)));
    expect((await messagesOf(app)).map(({ payload }) => payload.balance)).toEqual([500, 1000, 1500, 2000]);
  });

  it('ID-10 in test mode moves to the test account, and its message says so', async () => {
    const cid = await aClick({ test_mode: true });
    await settle(says(cid, 'complete'));
    expect([await balanceOf(alice), await balanceOf(alice, 'user_test')]).toEqual([0n, 500n]);
    expect(await messagesOf(app)).toMatchObject([{ payload: { test: true, amount: 500 } }]);
  });

  it('SV-04 after the cut-off is stored for review', async () => {
    const cid = await aClick();
    const tooLate = new Date(start.getTime() + 46 * 86_400_000);
    expect(await settle(says(cid, 'complete'), tooLate)).toMatchObject({ effect: 'review', amount: 0n });
    expect(await clickOf(cid)).toMatchObject({ state: 'started', ended_at: null });
  });

  it('SV-04 counts though the clock of its node is behind that of the start', async () => {
    const cid = await aClick();
    const early = new Date(start.getTime() - 2_000);
    expect(await settle(says(cid, 'complete'), early)).toMatchObject({ effect: 'credited' });
    expect((await clickOf(cid))?.ended_at).toEqual(start);
  });

  it('SV-06 of no click, or about the click of another supplier, changes nothing', async () => {
    const cid = await aClick();
    expect(await settle(says('no-such-click', 'complete'))).toEqual({ kind: 'unknown-click' });
    expect(await settlements.settle('another', says(cid, 'complete'), soon)).toEqual({
      kind: 'unknown-click',
    });
    expect(await clickOf(cid)).toMatchObject({ state: 'started', settled_version: 0 });
  });

  it('SV-04 cannot be changed or removed afterwards', async () => {
    await settle(says(await aClick(), 'complete'));
    const { db } = test.database;
    await expect(db.update(supplier_reports).set({ amount: 9n })).rejects.toThrow('only grows');
    await expect(db.delete(supplier_reports)).rejects.toThrow('only grows');
  });
});

describe('reports at once', () => {
  it('SV-04 fifty of one report on two nodes: one is settled, the others are answered as duplicates', async () => {
    const cid = await aClick();
    const report = says(cid, 'complete');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => (n % 2 ? settlements : elsewhere).settle(aSupplier, report, soon)),
    );
    expect(answers.filter(({ kind }) => kind === 'settled')).toHaveLength(1);
    expect(answers.filter(({ kind }) => kind === 'duplicate')).toHaveLength(49);
    expect(await balanceOf(alice)).toBe(500n);
  });

  it('SV-04 many about one click on two nodes come to the same end as one by one', async () => {
    const cid = await aClick();
    const payouts = Array.from({ length: 30 }, (_, n) => BigInt(n) * 10_000n);
    const report = payouts.map((payout_micros) => says(cid, 'partial', { payout_micros }));
    await Promise.all(report.map((one, n) => (n % 2 ? settlements : elsewhere).settle(aSupplier, one, soon)));
    expect(await clickOf(cid)).toMatchObject({ state: 'partial', credited: 145n, settled_version: 30 });
    expect(
      await findMissingReports(
        test.database.db,
        aSupplier,
        report.map(({ transaction }) => transaction),
      ),
    ).toEqual([]);
  });

  it('SV-04 one transaction about two clicks counts for one of them', async () => {
    const [one, other] = [
      await aClick(),
      await aStartedClick(test.database.db, alice, await aSurvey(test.database.db)),
    ];
    const report = says(one, 'complete');
    const answers = await Promise.all([
      settlements.settle(aSupplier, report, soon),
      elsewhere.settle(aSupplier, { ...report, cid: other }, soon),
      settlements.settle(aSupplier, { ...report, cid: other }, soon),
    ]);
    const kinds = answers.map(({ kind }) => kind);
    if (kinds[0] === 'settled') expect(kinds).toEqual(['settled', 'conflict', 'conflict']);
    else expect([kinds[0], ...kinds.slice(1).sort()]).toEqual(['conflict', 'duplicate', 'settled']);
    expect(await balanceOf(alice)).toBe(500n);
  });

  it('SV-04 of clicks that name one transaction on one node the first to come has it, however many come at once', async () => {
    const wanted = await Promise.all(Array.from({ length: 40 }, () => aSurvey(test.database.db)));
    const cids = await Promise.all(wanted.map((one) => aStartedClick(test.database.db, alice, one)));
    const told = Array.from({ length: 20 }, (_, n) => {
      const pair = cids.slice(2 * n, 2 * n + 2);
      // Which of them was clicked first makes no difference.
      const [first = '', second = ''] = n % 2 ? pair : pair.reverse();
      const report = says(first, 'complete');
      return [report, { ...report, cid: second }];
    }).flat();
    const answers = await Promise.all(told.map((one) => settlements.settle(aSupplier, one, soon)));
    expect(answers.map(({ kind }, n) => [n % 2 ? 'second' : 'first', kind])).toEqual(
      told.map((_, n) => (n % 2 ? ['second', 'conflict'] : ['first', 'settled'])),
    );
  });

  it('SV-04 two hundred clicks of a few people, first credits of all of them, on two nodes', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => aUser(test.database.db, app)));
    const cids = await Promise.all(
      Array.from({ length: 40 }, () => aSurvey(test.database.db)).flatMap((wanted) =>
        people.map(async (person) => aStartedClick(test.database.db, person, await wanted)),
      ),
    );
    await Promise.all(
      cids.map((cid, n) => (n % 2 ? settlements : elsewhere).settle(aSupplier, says(cid, 'complete'), soon)),
    );
    for (const person of people) expect(await balanceOf(person)).toBe(40n * 500n);
  });

  it('SV-04 one that cannot be written fails alone', async () => {
    // PostgreSQL has no text with such a character in it.
    const broken = says(await aClick(), 'complete', { rawCode: '\u0000' });
    const others = await Promise.all(
      Array.from({ length: 8 }, async () =>
        says(await aStartedClick(test.database.db, alice, await aSurvey(test.database.db)), 'complete'),
      ),
    );
    const answers = await Promise.allSettled([broken, ...others].map((report) => settle(report)));
    expect(answers.map(({ status }) => status)).toEqual(['rejected', ...others.map(() => 'fulfilled')]);
    expect(await clickOf(broken.cid)).toMatchObject({ state: 'started', settled_version: 0, credited: 0n });
  });

  it('SV-04 waits for whoever holds the person, and decides on what they left', async () => {
    const cid = await aClick();
    let answer: Promise<unknown> = Promise.resolve();
    await test.database.transaction(async (tx) => {
      await lockUser(tx, alice);
      answer = elsewhere.settle(aSupplier, says(cid, 'complete'), soon);
      await untilSomebodyWaits();
      const late = { state: 'timeout', raw_code: 'expired', ended_at: soon, settled_version: 1 } as const;
      await tx.update(clicks).set(late).where(eq(clicks.cid, cid));
    });
    expect(await answer).toMatchObject({ kind: 'settled', effect: 'credited' });
    expect(await clickOf(cid)).toMatchObject({ state: 'complete', settled_version: 2, ended_at: soon });
  });
});

describe('what was committed', () => {
  it('RL-01 is announced, and what has changed nothing is not', async () => {
    const heard: string[] = [];
    const realtime = { publish: (channel: string, event: string) => void heard.push(`${channel} ${event}`) };
    const { db } = test.database;
    const announcing = createSettlements(db, announcer(realtime, { wake: () => {} }));
    const settleTwice = async (
      outcome: 'complete' | 'closed' | 'quality',
      reverses: string | null = null,
    ) => {
      const cid = await aStartedClick(db, alice, await aSurvey(db));
      const report = says(cid, outcome, { reverses });
      for (const _ of ['once', 'twice']) await announcing.settle(aSupplier, report, soon);
      return cid;
    };
    const [paid, unpaid] = [await settleTwice('complete'), await settleTwice('closed')];
    await settleTwice('quality', 'something unknown');
    expect(heard).toEqual([
      `result-${paid} result-ready`,
      `notifications-${alice.uhash} earnings-changed`,
      `result-${unpaid} result-ready`,
    ]);
  });
});

/** An entry of another kind, such as a payout to come. */
async function spend(user: UserRecord, amount: bigint): Promise<void> {
  await test.database.transaction((tx) =>
    postMovement(
      tx,
      withPostback(
        {
          ...{
            app_id: user.app_id,
            user_id: user.id,
            kind: 'adjustment',
            reason: 'Spent',
            cid: null,
            at: soon,
          },
          ...{ source: 'tests', transaction: `spent-${user.id}` },
          lines: [
            { account: 'user', currency: 'app', amount: -amount },
            { account: 'house', currency: 'app', amount },
          ],
        },
        { sid: null, outcome: null, price: app, subid: {} },
      ),
    ),
  );
}

async function untilSomebodyWaits(): Promise<void> {
  await expect.poll(() => countWaiting(secondNode.database)).toBeGreaterThan(0);
}
