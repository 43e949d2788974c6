// The money rules that the database itself keeps, whatever program talks to it.

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withPostback } from '#publishers/postback.ts';
import { type NewMovement, postMovement } from '#store/money/ledger.ts';
import type { UserRecord } from '#store/people/users.ts';
import { apps } from '#store/schema/apps.ts';
import { accounts, balances, lines, movements } from '#store/schema/ledger.ts';
import { anApp } from '#testing/apps.ts';
import { aClick } from '#testing/clicks.ts';
import { anOfferClick } from '#testing/offer-clicks.ts';
import { anOfferOfMilestones } from '#testing/offers.ts';
import { aUser } from '#testing/people.ts';
import { randomHash } from '#testing/random-hash.ts';
import { aSurvey } from '#testing/surveys.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { earningsOf } from './support/earnings.ts';

let test: TestDatabase;
let alice: UserRecord;

beforeAll(async () => {
  test = await createTestDatabase();
  alice = await aUser(test.database.db, await anApp(test.database.db), 'alice');
});
afterAll(() => test.drop());

describe('a movement', () => {
  it('is posted once when 20 connections post it at the same time', async () => {
    const movement = rewardOf(120n);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => test.database.transaction((tx) => postMovement(tx, movement))),
    );
    expect(answers.filter((isNew) => isNew)).toHaveLength(1);
    expect(await linesOf(movement)).toEqual([-120n, 120n]);
  });

  it('changes nothing when its transaction is posted again with another amount', async () => {
    const movement = rewardOf(5n);
    await post(movement);
    expect(await post({ ...movement, lines: rewardOf(500n).lines })).toBe(false);
    expect(await linesOf(movement)).toEqual([-5n, 5n]);
  });

  it.each([
    { name: 'does not sum to zero', lines: [line('user', 10n), line('publisher', -9n)] },
    { name: 'sums to zero only across currencies', lines: [line('user', 10n), line('house', -10n, 'usd')] },
    { name: 'has no lines', lines: [] },
  ])('is refused whole when it $name', async ({ lines: broken }) => {
    const movement = { ...rewardOf(1n), lines: broken };
    await expect(post(movement)).rejects.toThrow('does not stand');
    expect(await find(movement)).toEqual([]);
  });

  it('is refused when a line names an account of another app', async () => {
    const stranger = await aUser(test.database.db, await anApp(test.database.db));
    for (const { app_id, id: user_id } of [alice, stranger]) await post({ ...rewardOf(1n), app_id, user_id });
    const [[mine], [theirs]] = await Promise.all([accountsOf(alice), accountsOf(stranger)]);
    const { lines: _, ...movement } = rewardOf(7n);
    const crossing = test.database.transaction(async (tx) => {
      const [{ id: movement_id } = { id: 0 }] = await tx.insert(movements).values(movement).returning();
      await tx.insert(lines).values([
        { movement_id, account_id: mine?.id ?? 0, amount: 7n, at: noon },
        { movement_id, account_id: theirs?.id ?? 0, amount: -7n, at: noon },
      ]);
    });
    await expect(crossing).rejects.toThrow('does not stand');
  });

  it('cannot be changed or removed, nor can its lines', async () => {
    await post(rewardOf(3n));
    const { db } = test.database;
    await expect(db.update(lines).set({ amount: 4n })).rejects.toThrow('lines only grows');
    await expect(db.delete(lines)).rejects.toThrow('lines only grows');
    await expect(db.update(movements).set({ reason: '' })).rejects.toThrow('movements only grows');
    await expect(db.delete(movements)).rejects.toThrow('movements only grows');
    await expect(db.execute(sql`truncate movements, lines`)).rejects.toThrow('only grows');
  });
});

describe('the unit of an app', () => {
  const changeDecimals = (app: { id: string }, decimals: number) =>
    test.database.db.update(apps).set({ decimals }).where(eq(apps.id, app.id));

  it('SV-04 can change until something was moved or promised in it', async () => {
    const app = await anApp(test.database.db);
    await aUser(test.database.db, app);
    await changeDecimals(app, 2);
    const [changed] = await test.database.db.select().from(apps).where(eq(apps.id, app.id));
    expect(changed?.decimals).toBe(2);
  });

  it.each<[string, (user: UserRecord) => Promise<unknown>]>([
    ['a movement of a user', ({ app_id, id }) => post({ ...rewardOf(1n), app_id, user_id: id })],
    [
      'a movement of the publisher alone',
      ({ app_id }) =>
        post({
          ...{ ...rewardOf(1n), app_id, user_id: null },
          lines: [line('publisher', 1n), line('house', -1n)],
        }),
    ],
    ['a click at a price', async (user) => aClick(test.database.db, user, await aSurvey(test.database.db))],
    [
      'an opened offer',
      async (user) => anOfferClick(test.database.db, user, await anOfferOfMilestones(test.database.db, 1)),
    ],
  ])('SV-04 cannot change after %s, while everything else of the app can', async (_what, happen) => {
    const app = await anApp(test.database.db, { decimals: 1 });
    await happen(await aUser(test.database.db, app));
    await expect(changeDecimals(app, 2)).rejects.toThrow(/decimals of app .* cannot change/);
    await test.database.db
      .update(apps)
      .set({ name: 'Renamed', decimals: 1, exchange_rate_micros: 5n })
      .where(eq(apps.id, app.id));
    const [kept] = await test.database.db.select().from(apps).where(eq(apps.id, app.id));
    expect(kept).toMatchObject({ name: 'Renamed', decimals: 1 });
  });
});

describe('balances', () => {
  it('equal the sums of the lines after many movements at once', async () => {
    const bob = await aUser(test.database.db, await anApp(test.database.db), 'bob');
    const amounts = Array.from({ length: 30 }, (_, index) => BigInt(index * 7 - 40));
    await Promise.all(
      amounts.map((amount) => post({ ...rewardOf(amount), app_id: bob.app_id, user_id: bob.id })),
    );
    const [account] = await accountsOf(bob);
    const [balance] = await test.database.db
      .select()
      .from(balances)
      .where(eq(balances.account_id, account?.id ?? 0));
    expect(balance?.amount).toBe(amounts.reduce((sum, amount) => sum + amount));
  });
});

describe('earnings', () => {
  it('count the UTC day and the 29 before it, on the real account only', async () => {
    const carol = await aUser(test.database.db, await anApp(test.database.db), 'carol');
    const now = new Date('2025-03-31T23:59:59.999Z');
    const credits: [at: string, amount: bigint, account: 'user' | 'user_test' | 'user_pending'][] = [
      ['2025-03-31T00:00:00.000Z', 1n, 'user'],
      ['2025-03-30T23:59:59.999Z', 10n, 'user'],
      ['2025-03-02T00:00:00.000Z', 100n, 'user'],
      ['2025-03-01T23:59:59.999Z', 1_000n, 'user'],
      ['2025-03-31T12:00:00.000Z', 10_000n, 'user_test'],
      ['2025-03-31T12:00:00.000Z', 100_000n, 'user_pending'],
    ];
    for (const [at, amount, account] of credits) {
      await post({
        ...rewardOf(amount),
        ...{ app_id: carol.app_id, user_id: carol.id, at: new Date(at) },
        lines: [line(account, amount), line('publisher', -amount)],
      });
    }
    expect(await earningsOf(test.database, carol, now)).toEqual({
      earned_today: 1n,
      earned_thirtydays: 111n,
    });
  });

  it('are zero for somebody who has none', async () => {
    const dana = await aUser(test.database.db, await anApp(test.database.db), 'dana');
    expect(await earningsOf(test.database, dana, noon)).toEqual({
      earned_today: 0n,
      earned_thirtydays: 0n,
    });
  });
});

const noon = new Date('2025-03-31T12:00:00.000Z');

function line(
  account: NewMovement['lines'][number]['account'],
  amount: bigint,
  currency: 'app' | 'usd' = 'app',
) {
  return { account, amount, currency };
}

function rewardOf(amount: bigint): NewMovement {
  return withPostback(
    {
      ...{
        app_id: alice.app_id,
        user_id: alice.id,
        kind: 'survey_reward',
        reason: 'Survey completed',
        cid: null,
      },
      ...{ source: 'supplier', transaction: randomHash(), at: noon },
      lines: [line('user', amount), line('publisher', -amount)],
    },
    {
      sid: null,
      outcome: null,
      price: { currency_name: 'Coins', decimals: 0, exchange_rate_micros: 1_000_000_000n },
      subid: {},
    },
  );
}

const post = (movement: NewMovement) => test.database.transaction((tx) => postMovement(tx, movement));

const find = (movement: NewMovement) =>
  test.database.db.select().from(movements).where(eq(movements.transaction, movement.transaction));

const accountsOf = (user: UserRecord) =>
  test.database.db.select().from(accounts).where(eq(accounts.user_id, user.id));

async function linesOf(movement: NewMovement): Promise<bigint[]> {
  const found = await test.database.db
    .select({ amount: lines.amount })
    .from(lines)
    .innerJoin(movements, eq(movements.id, lines.movement_id))
    .where(eq(movements.transaction, movement.transaction))
    .orderBy(lines.amount);
  return found.map(({ amount }) => amount);
}
