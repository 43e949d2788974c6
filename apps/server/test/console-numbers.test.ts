// Numbers over HTTP: what they say is what the rows say, in every zone and to the last commit; publishers see their own
// apps, and nothing of suppliers.
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { seeded } from '@earnwall/domain/chance/seeded';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDaysOfClicks } from '#store/people/user-days.ts';
import { audit_events } from '#store/schema/audit-events.ts';
import { user_days } from '#store/schema/statistics.ts';
import { foldStatistics } from '#store/statistics/fold.ts';
import { anApiKey } from '#testing/api-keys.ts';
import { type AppRecord, anApp } from '#testing/apps.ts';
import { statisticsProblems } from '#testing/books.ts';
import { aClick } from '#testing/clicks.ts';
import { aUser, changeUser, type UserRecord } from '#testing/people.ts';
import { aSupplier, says } from '#testing/settling.ts';
import { aSurvey } from '#testing/surveys.ts';
import { makeWorld, type World } from './support/console-samples.ts';
import { makeTeam, type Team, type TeamMember } from './support/console-team.ts';
import { startServer, type TestServer } from './support/server.ts';

type Numbers = ConsoleAnswerOf<'console/numbers/get-numbers'>;
type Figures = Numbers['total']['now'];

const seed = 20_261_025;
const now = new Date('2026-10-29T08:00:00Z');
let server: TestServer;
let own: World;
let other: World;
let team: Team;
let second: AppRecord;
const on = () => server.database.db;

beforeAll(async () => {
  server = await startServer();
  server.clock.now = now;
  own = await makeWorld(on(), 'ours');
  other = await makeWorld(on(), 'theirs');
  second = await anApp(on(), { publisher_id: own.publisher_id, id: 'app-second', name: 'Second' });
  team = await makeTeam(on(), own, other, now);
  await plant();
}, 120_000);
afterAll(async () => {
  expect(await statisticsProblems(on())).toEqual([]);
  await server.stop();
});

/** Clicks of three weeks around the end of summer time, some paid, some of these taken back; half of it is folded. */
async function plant(): Promise<void> {
  const chance = seeded(seed);
  const surveys = await Promise.all(Array.from({ length: 60 }, () => aSurvey(on())));
  const people: UserRecord[] = [
    await aUser(on(), own.app),
    await aUser(on(), second),
    await aUser(on(), other.app),
  ];
  for (const [index, survey] of surveys.entries())
    for (const user of people) {
      const opened_at = new Date(Date.UTC(2026, 9, 8) + chance.between(0, 20 * 96) * 15 * 60_000 + 1000);
      const started = chance.percent(80) ? { state: 'started' as const, started_at: opened_at } : {};
      const country = chance.pick(['US', 'DE', 'IN', null]);
      const cid = await aClick(on(), user, survey, {
        opened_at,
        country,
        ...started,
        test_mode: index % 20 === 0,
      });
      if (!started.state || chance.percent(40)) continue;
      const transaction = `t-${index}-${user.id}`;
      const paidAt = new Date(opened_at.getTime() + chance.between(1, 300) * 60_000);
      await server.settlements.settle(aSupplier, says(cid, 'complete', { transaction }), paidAt);
      if (chance.percent(75)) continue;
      const takenBackAt = new Date(paidAt.getTime() + chance.between(1, 6) * 24 * 3_600_000);
      await server.settlements.settle(
        aSupplier,
        says(cid, 'quality', { reverses: transaction }),
        takenBackAt,
      );
    }
  await foldStatistics(on(), 150);
}

const ask = (who: TeamMember, query: Record<string, string> = {}) =>
  server.operate('console/numbers/get-numbers', { headers: { ...team[who].headers }, query });

async function numbers(who: TeamMember, query: Record<string, string> = {}): Promise<Numbers> {
  const answer = await ask(who, query);
  expect(answer.status).toBe(200);
  return answer.body as Numbers;
}

interface Raw extends Record<string, unknown> {
  date: string;
  clicks: number;
  starts: number;
  completes: number;
  payout: number;
  reward: number;
  points: number;
}

/** Straight from the rows, by dates of the zone as PostgreSQL knows it. */
async function raw(zone: string, apps: readonly string[]): Promise<Map<string, Raw>> {
  const ids = sql`${sql.param([...apps])}::text[]`;
  const { rows } = await on().execute<Raw>(sql`
    select date::text, sum(clicks)::integer as clicks, sum(starts)::integer as starts, sum(completes)::integer as completes,
      sum(payout)::integer as payout, sum(reward)::integer as reward, sum(points)::integer as points
    from (
      select (opened_at at time zone ${zone})::date as date, count(*) as clicks, count(started_at) as starts,
        count(*) filter (where state = 'complete') as completes, 0 as payout, 0 as reward, 0 as points
      from clicks where app_id = any(${ids}) and not test_mode group by 1
      union all
      select (lines.at at time zone ${zone})::date, 0, 0, 0,
        coalesce(-sum(amount) filter (where currency = 'usd' and kind = 'supplier'), 0),
        coalesce(sum(amount) filter (where currency = 'usd' and kind = 'publisher'), 0),
        coalesce(sum(amount) filter (where currency = 'app' and kind = 'user'), 0)
      from lines join accounts on accounts.id = account_id where app_id = any(${ids}) group by 1
    ) as counted group by 1`);
  return new Map(rows.map((row) => [row.date, row]));
}

const nothing = { clicks: 0, starts: 0, completes: 0, payout: 0, reward: 0, points: 0 };
const shownOf = ({ clicks, starts, completes, payout_micros, reward_micros, points }: Figures) => ({
  ...{ clicks, starts, completes, payout: payout_micros, reward: reward_micros, points },
});
const sumOf = (all: readonly Figures[]) =>
  all.map(shownOf).reduce((sum, each) => ({
    clicks: sum.clicks + each.clicks,
    starts: sum.starts + each.starts,
    completes: sum.completes + each.completes,
    payout: (sum.payout ?? 0) + (each.payout ?? 0),
    reward: sum.reward + each.reward,
    points: each.points === null ? null : (sum.points ?? 0) + each.points,
  }));
const rawOf = (row: Raw | undefined) => {
  const { clicks, starts, completes, payout, reward, points } = row ?? nothing;
  return { clicks, starts, completes, payout, reward, points };
};

const zones = [
  'UTC',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
];

describe('CO-09 numbers are what the rows say', () => {
  it.each(zones)('by day over the end of summer time in %s', async (zone) => {
    const asked = { zone, from: '2026-10-10', to: '2026-10-28', app: own.app.id, compare: 'previous' };
    const expected = await raw(zone, [own.app.id]);
    for (const split of ['country', 'day', 'supplier', 'kind', 'app']) {
      const { series, total, rows, grain } = await numbers('dana', { ...asked, split });
      expect(grain).toBe('day');
      expect(series).toHaveLength(19);
      for (const { date, before_date, now, before } of series) {
        expect({ date, ...shownOf(now) }).toEqual({ date, ...rawOf(expected.get(date)) });
        expect(before && shownOf(before)).toEqual(rawOf(expected.get(before_date ?? '')));
      }
      expect(sumOf(series.map(({ now }) => now))).toEqual(shownOf(total.now));
      expect(sumOf(rows.map(({ now }) => now))).toEqual(shownOf(total.now));
      const befores = rows.flatMap(({ before }) => before ?? []);
      expect(total.before && sumOf(befores)).toEqual(total.before && shownOf(total.before));
    }
  });

  it.each(zones)('by hour on the day on which the clock is put back in %s', async (zone) => {
    const from = '2026-10-25';
    const { series, total, rows, grain } = await numbers('dana', {
      zone,
      from,
      to: from,
      app: own.app.id,
      split: 'hour',
    });
    expect(grain).toBe('hour');
    expect(series).toHaveLength(zone === 'Europe/Berlin' ? 25 : 24);
    expect(shownOf(total.now)).toEqual(rawOf((await raw(zone, [own.app.id])).get(from)));
    expect(sumOf(series.map(({ now }) => now))).toEqual(shownOf(total.now));
    expect(rows.map(({ now }) => now)).toEqual(series.map(({ now }) => now));
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  it('exact to the last commit, folded or not, and a late reversal takes money back on its own day', async () => {
    const asked = {
      from: '2026-10-28',
      to: '2026-10-28',
      app: own.app.id,
      zone: 'Asia/Kolkata',
      split: 'kind',
    };
    const before = await numbers('dana', asked);
    const user = await aUser(on(), own.app);
    const opened_at = new Date('2026-10-28T18:29:59Z');
    const click = { state: 'started' as const, opened_at, started_at: opened_at, country: 'IN' };
    const cid = await aClick(on(), user, await aSurvey(on()), click);
    await server.settlements.settle(aSupplier, says(cid, 'complete', { transaction: 'late' }), opened_at);
    const paid = await numbers('dana', asked);
    expect(shownOf(paid.total.now)).toEqual(
      sumOf([
        before.total.now,
        {
          ...before.total.now,
          clicks: 1,
          starts: 1,
          completes: 1,
          payout_micros: 1_000_000,
          reward_micros: 500_000,
          points: 500,
        },
      ]),
    );
    const takenBackAt = new Date('2026-10-28T18:30:00Z');
    await server.settlements.settle(aSupplier, says(cid, 'quality', { reverses: 'late' }), takenBackAt);
    const reversed = await numbers('dana', asked);
    expect(reversed.total.now.completes).toBe(before.total.now.completes);
    expect(reversed.total.now.payout_micros).toBe(paid.total.now.payout_micros);
    while ((await foldStatistics(on(), 1000)) > 0);
    expect(await numbers('dana', asked)).toEqual(reversed);
    const next = await numbers('dana', { ...asked, from: '2026-10-29', to: '2026-10-29' });
    expect(next.total.now).toMatchObject({ completes: 0, payout_micros: -1_000_000, points: -500 });
  });

  it('filters are the keys of rows, and narrow all parts alike', async () => {
    const asked = { from: '2026-10-08', to: '2026-10-28' };
    for (const split of ['country', 'supplier', 'kind', 'app'] as const) {
      const { rows } = await numbers('dana', { ...asked, split });
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) {
        const narrowed = await numbers('dana', { ...asked, split, [split]: row.key });
        const { points, ...others } = shownOf(row.now);
        expect(shownOf(narrowed.total.now)).toMatchObject(others);
      }
    }
  });

  it('test mode is apart', async () => {
    const asked = { from: '2026-10-08', to: '2026-10-28', app: own.app.id };
    const { rows } = await on().execute<{ clicks: number }>(
      sql`select count(*)::integer as clicks from clicks where app_id = ${own.app.id} and test_mode`,
    );
    const { total } = await numbers('dana', { ...asked, test: '1' });
    expect(total.now).toMatchObject({ clicks: rows[0]?.clicks, payout_micros: 0, reward_micros: 0 });
    expect(total.now.clicks).toBeGreaterThan(0);
  });
});

describe('CO-09 people', () => {
  it('are counted once, by day, country and app', async () => {
    const [one, two] = [await aUser(on(), own.app), await aUser(on(), own.app)];
    const seen = (user: UserRecord, day: string, country: string, test = false) => ({
      ...{ app_id: user.app_id, user_id: user.id, day, country, test },
    });
    await on()
      .insert(user_days)
      .values([
        seen(one, '2026-09-01', 'DE'),
        seen(one, '2026-09-01', 'FR'),
        seen(one, '2026-09-03', 'DE'),
        seen(two, '2026-09-03', 'DE'),
        seen(two, '2026-09-04', 'DE', true),
      ]);
    const { total, series, rows } = await numbers('ana', { from: '2026-09-01', to: '2026-09-04' });
    expect(total.now.people).toBe(2);
    expect(total.before?.people).toBe(0);
    expect(series.map(({ now }) => now.people)).toEqual([1, 0, 2, 0]);
    expect(rows).toEqual([]);
    const german = await numbers('ana', { from: '2026-09-01', to: '2026-09-02', country: 'DE' });
    expect(german.total.now.people).toBe(1);
    const surveys = await numbers('ana', { from: '2026-09-01', to: '2026-09-04', kind: 'survey' });
    expect(surveys.total.now.people).toBeNull();
  });
});

describe('CO-09 who was there', () => {
  afterAll(() => {
    server.clock.now = now;
  });

  it('is written once a day, country and app, by whatever call, and is gone with the person', async () => {
    server.clock.now = new Date('2026-10-28T23:59:00Z');
    const uuid = 'visitor-of-numbers';
    const { uhash } = await aUser(on(), own.app, uuid);
    const visit = () => server.call('app/get-app', { as: uhash });
    for (let times = 0; times < 3; times += 1) expect((await visit()).status).toBe(200);
    server.clock.now = new Date('2026-10-29T00:01:00Z');
    expect((await server.call('surveys/get-surveys', { as: uhash })).status).toBe(200);
    await server.seenPeople.write();
    await server.seenPeople.write();
    const { total, series } = await numbers('ana', { from: '2026-10-27', to: '2026-10-29', app: own.app.id });
    expect(total.now.people).toBe(1);
    expect(series.map(({ now }) => now.people)).toEqual([0, 1, 1]);
    const erased = await server.publish('publisher/users/post-user-erasure', {
      ...{ as: await anApiKey(on(), own.app), params: { user_id: uuid } },
    });
    expect(erased.status).toBe(200);
    expect((await numbers('ana', { from: '2026-10-27', to: '2026-10-29' })).total.now.people).toBe(0);
  });
});

describe('CO-09 who sees what', () => {
  const asked = { from: '2026-10-08', to: '2026-10-28', split: 'app' };

  it.each(['olive', 'dev', 'ana'] as const)(
    '%s sees the own apps, rewards, and nothing that suppliers pay',
    async (who) => {
      const { total, rows, suppliers, series, definitions, currency } = await numbers(who, asked);
      expect(rows.map(({ key }) => key).sort()).toEqual([own.app.id, second.id].sort());
      expect(suppliers).toBeNull();
      for (const figures of [total.now, ...rows.map(({ now }) => now), ...series.map(({ now }) => now)])
        expect(figures).toMatchObject({ payout_micros: null, margin_micros: null });
      expect(total.now.reward_micros).toBeGreaterThan(0);
      expect(definitions.map(({ figure }) => figure)).not.toContain('margin');
      // Points of two apps do not add up.
      expect([currency, total.now.points]).toEqual([null, null]);
    },
  );

  it.each([{ split: 'supplier' }, { supplier: aSupplier }])(
    'a publisher may not ask for %j',
    async (query) => {
      expect((await ask('olive', query)).status).toBe(403);
      expect((await ask('sam', query)).status).toBe(200);
    },
  );

  it('another publisher’s app does not exist', async () => {
    expect((await ask('olive', { app: other.app.id })).status).toBe(404);
    expect((await ask('otto', { app: own.app.id, format: 'csv' })).status).toBe(404);
    expect((await numbers('otto', asked)).rows.map(({ key }) => key)).toEqual([other.app.id]);
  });

  it('CO-05 payouts and margin are for operators who may see payouts: support sees suppliers without them', async () => {
    const { total, rows, series, suppliers, definitions } = await numbers('sam', asked);
    expect(suppliers).not.toBeNull();
    for (const { now } of [total, ...rows, ...series])
      expect(now).toMatchObject({ payout_micros: null, margin_micros: null });
    expect(total.now.reward_micros).not.toBe(0);
    expect(definitions.map(({ figure }) => figure)).not.toContain('payout');
  });

  it('operators see all, with the margin', async () => {
    const { total, suppliers } = await numbers('dana', asked);
    const { payout_micros, reward_micros, margin_micros } = total.now;
    expect(margin_micros).toBe((payout_micros ?? 0) - reward_micros);
    expect(suppliers).toContainEqual({ id: aSupplier, name: 'A supplier' });
  });

  it.each([
    [{ zone: 'Moon/Base' }, 'zone'],
    [{ from: '2026-10-08' }, 'to'],
    [{ from: '2026-10-08', to: '2026-10-07' }, 'to'],
    [{ from: '2024-10-08', to: '2026-10-07' }, 'from'],
    [{ from: '2026-10-01', to: '2026-10-09', split: 'hour' }, 'split'],
  ])('%j is refused at %s', async (query, field) => {
    const { status, body } = await ask('ana', query);
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
  });
});

describe('CO-09 periods by name', () => {
  it.each([
    ['yesterday', '2026-10-28', '2026-10-28'],
    ['7d', '2026-10-22', '2026-10-28'],
    ['month', '2026-10-01', '2026-10-29'],
  ])('%s', async (period, from, to) => {
    expect(await numbers('ana', { period })).toMatchObject({ from, to, zone: 'UTC', split: 'country' });
  });

  it('are of the zone, and compared with the same days of the week', async () => {
    const { from, compared } = await numbers('ana', { period: 'today', zone: 'Pacific/Kiritimati' });
    expect([from, compared]).toEqual(['2026-10-29', { from: '2026-10-22', to: '2026-10-22' }]);
    expect((await numbers('ana', { period: 'today', zone: 'Pacific/Pago_Pago' })).from).toBe('2026-10-28');
  });
});

describe('CO-02 CSV', () => {
  const file = async (who: TeamMember, query: Record<string, string>) => {
    const search = new URLSearchParams({ ...query, format: 'csv' });
    const answer = await fetch(`${server.url}/api/console/numbers?${search}`, {
      headers: { ...team[who].headers },
    });
    expect(answer.status).toBe(200);
    return {
      name: answer.headers.get('content-disposition'),
      lines: (await answer.text()).trim().split('\r\n'),
    };
  };

  it('has the rows, what they are compared with and the total, and is in the audit', async () => {
    const asked = { from: '2026-10-08', to: '2026-10-28', split: 'country' };
    const { rows, total } = await numbers('dana', asked);
    const { name, lines } = await file('dana', asked);
    expect(name).toContain('numbers-country-2026-10-08-2026-10-28.csv');
    const [head, ...cells] = lines.map((line) => line.split(','));
    expect(head?.slice(0, 10)).toEqual(
      'country name people people_before clicks clicks_before starts starts_before completes completes_before'.split(
        ' ',
      ),
    );
    expect(head).toContain('margin_usd');
    expect(cells.map(([key]) => key)).toEqual([...rows.map(({ key }) => key), 'total']);
    expect(cells.at(-1)?.[8]).toBe(`${total.now.completes}`);
    const [last] = await on().select().from(audit_events).orderBy(sql`id desc`).limit(1);
    expect(last).toMatchObject({ kind: 'view', what: 'console/numbers/get-numbers', by: 'dana' });
  });

  it('CO-05 has no payouts for support', async () => {
    const { lines } = await file('sam', { from: '2026-10-08', to: '2026-10-28', split: 'supplier' });
    expect(lines[0]).toContain('share_usd');
    expect(lines[0]).not.toMatch(/payout|margin/);
  });

  it('shows publishers no payouts', async () => {
    const { lines } = await file('ana', {
      from: '2026-10-08',
      to: '2026-10-28',
      compare: 'none',
      app: own.app.id,
    });
    expect(lines[0]).not.toMatch(/payout|margin|before/);
    expect(lines[0]).toMatch(/share_usd,points/);
  });
});

it('CO-09 days that clicks tell of are not those of people who were erased', async () => {
  const [stays, erased] = [await aUser(on(), second), await aUser(on(), second)];
  for (const user of [stays, erased])
    await aClick(on(), user, await aSurvey(on()), { opened_at: new Date('2026-08-01T12:00:00Z') });
  await changeUser(on(), erased, { state: 'closed' });
  await addDaysOfClicks(on());
  const { rows } = await on().execute(
    sql`select user_id::integer from user_days where app_id = ${second.id} and day = '2026-08-01'`,
  );
  expect(rows).toEqual([{ user_id: stays.id }]);
});
