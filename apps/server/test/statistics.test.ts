// Statistics follow clicks and ledger in the same transaction: what is folded plus what is not yet is what the rows say,
// whatever is written, folded or killed meanwhile.

import { seeded } from '@earnwall/domain/chance/seeded';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { foldStatisticsJob } from '#jobs/fold-statistics.ts';
import { readTogether } from '#store/engine/readings.ts';
import { inSnapshot } from '#store/money/statement-snapshot.ts';
import { user_days } from '#store/schema/statistics.ts';
import { lastDays } from '#store/statistics/check.ts';
import { foldStatistics, foldUserDays } from '#store/statistics/fold.ts';
import { type AskedPeople, peopleReading } from '#store/statistics/people.ts';
import { type AppRecord, anApp } from '#testing/apps.ts';
import { statisticsProblems } from '#testing/books.ts';
import { aClick, changeClick } from '#testing/clicks.ts';
import { creditByOperator } from '#testing/ledger.ts';
import { aUser, type UserRecord } from '#testing/people.ts';
import { aStartedClick, aSupplier, says, settlementsOn, soon, start } from '#testing/settling.ts';
import { aSurvey } from '#testing/surveys.ts';
import { createTestDatabase, joinTestDatabase, type TestDatabase } from './support/database.ts';

let test: TestDatabase;
let secondNode: TestDatabase;
let app: AppRecord;
let user: UserRecord;
const on = () => test.database.db;

beforeAll(async () => {
  test = await createTestDatabase();
  secondNode = joinTestDatabase(test.connectionString);
  app = await anApp(on());
  user = await aUser(on(), app);
});
afterAll(async () => {
  await secondNode.drop();
  await test.drop();
});
afterEach(async () => expect(await statisticsProblems(on())).toEqual([]));

const foldAll = async () => {
  while ((await foldStatistics(on(), 1000)) > 0);
};

/** The deltas since the last fold, without what is zero. */
async function deltas(): Promise<Record<string, unknown>[]> {
  const { rows } = await on().execute<Record<string, unknown>>(sql`select * from stat_deltas order by id`);
  await foldAll();
  return rows.map(({ id, app_id, ...row }) =>
    Object.fromEntries(Object.entries(row).filter(([, value]) => value !== 0 && value !== '0')),
  );
}

const key = { kind: 'survey', supplier: aSupplier, country: '', test: false };
const timeOf = (at: string) => `2026-03-10 ${at}+00`;

describe('CO-09 deltas', () => {
  it('a click counts at the quarter in which it was opened, its money when it moves, and a late reversal takes both back', async () => {
    const survey = await aSurvey(on());
    const opened_at = new Date('2026-03-10T11:59:59.999Z');
    const cid = await aClick(on(), user, survey, { opened_at, country: 'DE' });
    const inGermany = { ...key, country: 'DE', time: timeOf('11:45:00') };
    expect(await deltas()).toEqual([{ ...inGermany, clicks: 1 }]);

    await changeClick(on(), cid, { asked: ['age'] });
    expect(await deltas()).toEqual([]);
    await changeClick(on(), cid, { state: 'started', started_at: start });
    expect(await deltas()).toEqual([{ ...inGermany, starts: 1 }]);

    const settlements = settlementsOn(on());
    await settlements.settle(aSupplier, says(cid, 'complete', { transaction: 'paid' }), soon);
    const money = { ...key, country: 'DE', points: '500', payout_micros: '1000000', reward_micros: '500000' };
    expect(await deltas()).toEqual([
      { ...inGermany, complete: 1, seconds: '60' },
      { ...money, time: timeOf('12:00:00') },
    ]);

    const late = new Date('2026-03-25T17:44:00Z');
    await settlements.settle(aSupplier, says(cid, 'quality', { reverses: 'paid', rawCode: '30' }), late);
    expect(await deltas()).toEqual([
      { ...inGermany, complete: -1, quality: 1, seconds: '-60' },
      {
        ...{ ...key, country: 'DE', time: '2026-03-25 17:30:00+00' },
        ...{ points: '-500', payout_micros: '-1000000', reward_micros: '-500000' },
      },
    ]);
  });

  it('of many clicks in one statement there is one row for each key', async () => {
    const surveys = await Promise.all(Array.from({ length: 4 }, () => aSurvey(on())));
    const [first, second, third, fourth] = surveys;
    if (!first || !second || !third || !fourth) throw new Error('There are too few surveys');
    const cids = [
      await aStartedClick(on(), user, first, { country: 'US' }),
      await aStartedClick(on(), user, second, { country: 'US' }),
      await aStartedClick(on(), user, third, { country: 'FR' }),
      await aStartedClick(on(), user, fourth, { country: 'FR', test_mode: true }),
    ];
    await foldAll();
    const list = sql.join(
      cids.map((cid) => sql`${cid}`),
      sql`, `,
    );
    await on().execute(sql`update clicks set state = 'timeout', ended_at = opened_at where cid in (${list})`);
    const time = timeOf('12:00:00');
    const found = await deltas();
    expect(found).toHaveLength(3);
    expect(found).toEqual(
      expect.arrayContaining([
        { ...key, time, country: 'US', timeout: 2 },
        { ...key, time, country: 'FR', timeout: 1 },
        { ...key, time, country: 'FR', test: true, timeout: 1 },
      ]),
    );
  });

  it('what comes from no click is a bonus or a credit, without supplier, country and dollars', async () => {
    const about = { reason: 'Thanks', at: start, amount: 7n };
    await creditByOperator(test.database, app, user, { ...about, kind: 'bonus' });
    await creditByOperator(test.database, app, user, { ...about, kind: 'adjustment' });
    const nobody = { supplier: '', country: '', test: false, time: timeOf('12:00:00'), points: '7' };
    expect(await deltas()).toEqual([
      { ...nobody, kind: 'bonus' },
      { ...nobody, kind: 'credit' },
    ]);
  });

  it('a transaction that is rolled back leaves nothing', async () => {
    const survey = await aSurvey(on());
    const failing = test.database.transaction(async (tx) => {
      await aClick(tx, user, survey);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await deltas()).toEqual([]);
  });
});

describe('CO-09 folding', () => {
  it('while reports are settled on two nodes, each snapshot is exact, and two folds at once count once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => aUser(on(), app)));
    const surveys = await Promise.all(Array.from({ length: 10 }, () => aSurvey(on())));
    const cids: string[] = [];
    for (const person of people)
      for (const survey of surveys) cids.push(await aStartedClick(on(), person, survey, { country: 'US' }));
    const nodes = [settlementsOn(on()), settlementsOn(secondNode.database.db)];
    let isSettling = true;
    const found: string[] = [];
    const watching = (async () => {
      while (isSettling) {
        found.push(...(await statisticsProblems(secondNode.database.db)));
        await Promise.all([foldStatistics(on(), 20), foldStatistics(secondNode.database.db, 20)]);
      }
    })();
    await Promise.all(
      cids.map((cid, index) =>
        nodes[index % 2]?.settle(aSupplier, says(cid, index % 3 === 0 ? 'screen_out' : 'complete'), soon),
      ),
    );
    isSettling = false;
    await watching;
    expect(found).toEqual([]);
    await foldStatisticsJob(test).run(new AbortController().signal);
    const { rows } = await on().execute(sql`select from stat_deltas`);
    expect(rows).toHaveLength(0);
  });

  it('a fold whose node is killed before its commit has folded nothing, and the next one does it', async () => {
    await aClick(on(), user, await aSurvey(on()));
    const { rows: before } = await on().execute(sql`select id from stat_deltas`);
    expect(before.length).toBeGreaterThan(0);
    const dying = new pg.Client({ connectionString: test.connectionString });
    dying.on('error', () => {});
    await dying.connect();
    await dying.query('begin');
    const { rows } = await dying.query('select fold_statistics(1000) as folded, pg_backend_pid() as pid');
    expect(rows[0]?.folded).toBe(before.length);
    expect(await statisticsProblems(on())).toEqual([]);
    await on().execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`);
    expect((await on().execute(sql`select id from stat_deltas`)).rows).toEqual(before);
    expect(await foldStatistics(on(), 1000)).toBe(before.length);
    await dying.end().catch(() => {});
  });
});

class RolledBack extends Error {}

describe('CO-09 O8', () => {
  it('looks at the last days in windows that follow each other: one where little happens, more where much does', async () => {
    const [whole, ...others] = await lastDays(on(), 60);
    expect([whole?.to, others]).toEqual(['infinity', []]);
    const busy = sql`insert into stats_day (time, app_id, kind, supplier, country, test, clicks)
      select date_trunc('day', now(), 'UTC') - ago * interval '24 hours', 'busy', 'survey', '', '', false, 30000
      from generate_series(0, 3) as ago`;
    const work = test.database.transaction(async (tx) => {
      await tx.execute(busy);
      const windows = await lastDays(tx, 60);
      expect(windows).toHaveLength(4);
      expect(windows[0]?.from).toBe(whole?.from);
      expect(windows.map(({ to }) => to)).toEqual([...windows.slice(1).map(({ from }) => from), 'infinity']);
      throw new RolledBack();
    });
    await expect(work).rejects.toThrow(RolledBack);
  });

  it.each([
    [
      'the quarters are not what the rows say',
      'update stats_quarter set starts = starts + 1 where starts > 0',
    ],
    [
      'the quarters are not what the rows say',
      `update stats_quarter set country = 'XX' where country = 'DE'`,
    ],
    [
      'the quarters are not what the rows say',
      'update stats_quarter set points = points + 1 where points > 0',
    ],
    ['the quarters are not what the rows say', 'delete from stats_quarter where payout_micros <> 0'],
    [
      'the days are not the sum of their quarters',
      'update stats_day set seconds = seconds + 1 where seconds > 0',
    ],
    [
      'the totals are not the sum of their quarters',
      `update stat_totals set starts = starts + 1 where grain = 'quarter' and country <> '*'`,
    ],
    [
      'the totals are not the sum of their days',
      `delete from stat_totals where grain = 'day' and supplier <> '*'`,
    ],
    ['the people are not those of the days', `update user_returns set people = people + 1`],
    [
      'the quarters are not what the rows say',
      `insert into stat_deltas (time, app_id, kind, supplier, country, test, clicks)
        select time, app_id, kind, supplier, country, test, 1 from stats_quarter limit 1`,
    ],
  ])('finds that %s: %s', async (rule, fault) => {
    await foldAll();
    await test.database.db
      .insert(user_days)
      .values(dayOf(user, '2026-03-10', 'DE'))
      .onConflictDoNothing();
    await foldUserDays(on(), 1000);
    let found: string[] = [];
    const work = test.database.transaction(async (tx) => {
      const { rowCount } = await tx.execute(fault);
      expect(rowCount).toBeGreaterThan(0);
      found = await statisticsProblems(tx);
      throw new RolledBack();
    });
    await expect(work).rejects.toThrow(RolledBack);
    expect(found.join('\n')).toContain(`O8 ${rule}`);
  });
});

const dayOf = (person: UserRecord, day: string, country: string, isTest = false) => ({
  ...{ app_id: person.app_id, user_id: person.id, day, country, test: isTest },
});

describe('CO-09 people of any period', () => {
  it('are those of its days, in whatever order they come, counted or not, and after erasures', async () => {
    const chance = seeded(20_261_117);
    const [one, two] = [await anApp(on()), await anApp(on())];
    const people: [UserRecord, ...UserRecord[]] = [await aUser(on(), one)];
    for (let n = 1; n < 12; n += 1) people.push(await aUser(on(), n % 3 === 0 ? two : one));
    const dayAt = (n: number) => new Date(Date.UTC(2026, 2, 1 + n)).toISOString().slice(0, 10);
    for (let round = 0; round < 20; round += 1) {
      const added = Array.from({ length: chance.between(1, 12) }, () =>
        dayOf(
          chance.pick(people),
          dayAt(chance.between(0, 20)),
          chance.pick(['', 'DE', 'FR']),
          chance.percent(20),
        ),
      );
      await on().insert(user_days).values(added).onConflictDoNothing();
      if (chance.percent(40))
        await Promise.all([
          foldUserDays(on(), chance.between(1, 20)),
          foldUserDays(secondNode.database.db, chance.between(1, 20)),
        ]);
      if (chance.percent(15)) await erase(chance.pick(people));
      if (chance.percent(10))
        await on().execute(sql`delete from user_days where day = ${dayAt(chance.between(0, 20))}`);
      expect(await statisticsProblems(on())).toEqual([]);
      const from = chance.between(0, 20);
      const spans = [
        { id: 0, from: dayAt(from), to: dayAt(from + chance.between(0, 9)) },
        { id: 1, from: dayAt(from), to: dayAt(from) },
      ];
      const split = chance.pick([null, 'app_id', 'country'] as const);
      const country = chance.pick([undefined, undefined, '', 'DE'] as const);
      const filter = { app_ids: [one.id, two.id], test: chance.percent(20), country };
      const asked = [
        { spans, split },
        { spans: spans.slice(1), split: null },
      ];
      const found = await inSnapshot(test.database, (tx) =>
        readTogether(
          tx,
          asked.map((one) => peopleReading(filter, one)),
        ),
      );
      for (const [index, one] of asked.entries()) {
        const shown = found[index]?.map(({ span, key, people: count }) => `${span} ${key} ${count}`);
        expect(shown?.sort()).toEqual(await plainly(filter, one));
      }
    }
  });

  const erase = (person: UserRecord) =>
    on().execute(sql`delete from user_days where app_id = ${person.app_id} and user_id = ${person.id}`);

  async function plainly(
    { app_ids, test: isTest, country }: Parameters<typeof peopleReading>[0],
    { spans, split }: AskedPeople,
  ): Promise<string[]> {
    const found: string[] = [];
    for (const { id, from, to } of spans) {
      const { rows } = await on().execute<{ found: string }>(sql`
        select ${id} || ' ' || ${split ? sql.raw(split) : sql`''`} || ' ' || count(distinct (app_id, user_id)) as found
        from user_days where app_id = any(${sql.param([...app_ids])}::text[]) and day between ${from} and ${to}
          and test = ${isTest} and ${country === undefined ? sql`true` : sql`country = ${country}`}
        ${split ? sql`group by ${sql.raw(split)}` : sql`having count(*) > 0`}`);
      found.push(...rows.map((row) => row.found));
    }
    return found.sort();
  }
});
