// Odds in the console: what was said against what came of it, what pay for time costs, and who comes back.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureExperimentsJob } from '#jobs/measure-experiments.ts';
import { clicks } from '#store/schema/clicks.ts';
import { fair_pay_days } from '#store/schema/fair-pay-days.ts';
import { odds_said } from '#store/schema/outcomes.ts';
import { stat_totals, user_days } from '#store/schema/statistics.ts';
import { peopleOfArm } from '#testing/experiment-people.ts';
import { aSurvey } from '#testing/surveys.ts';
import { noon } from './support/clock.ts';
import { makeWorld, type World } from './support/console-samples.ts';
import { makeTeam, type Team, type TeamMember } from './support/console-team.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let own: World;
let other: World;
let team: Team;
const on = () => server.database.db;
const day = (ago: number) => new Date(noon.getTime() - ago * 24 * 3_600_000).toISOString().slice(0, 10);

beforeAll(async () => {
  server = await startServer();
  own = await makeWorld(on(), 'ours');
  other = await makeWorld(on(), 'theirs');
  team = await makeTeam(on(), own, other, noon);
  await aSurvey(on());
  const said = (world: World, more: Partial<typeof odds_said.$inferInsert>) => ({
    ...{ day: day(2), app_id: world.app.id, supplier_id: 'a-supplier', country: 'US', device: 'desktop' },
    ...{ said: 60, entrants: 100, completes: 58, ...more },
  });
  await on()
    .insert(odds_said)
    .values([
      said(own, {}),
      said(own, { country: 'DE', entrants: 60, completes: 30 }),
      said(own, { said: 20, entrants: 9, completes: 1, device: 'mobile' }),
      said(own, { said: 0 }),
      said(own, { day: day(40) }),
      said(own, { supplier_id: 'gone', said: 40, entrants: 50, completes: 20 }),
      said(other, { entrants: 1000, completes: 0 }),
    ]);
});
afterAll(() => server.stop());

async function ask(name: 'get-odds' | 'get-fair-pay' | 'get-returns', query = {}, who: TeamMember = 'ana') {
  const headers = { ...team[who].headers };
  const { status, body } = await server.operate(`console/odds/${name}`, { headers, query });
  expect(status).toBe(200);
  return body as {
    rows: Record<string, unknown>[];
    total: unknown;
    experiments: unknown[];
    suppliers: unknown;
    countries: unknown;
  };
}

describe('OD-01 calibration by supplier', () => {
  it('is that of the last 28 days in one’s own apps; few starts say nothing', async () => {
    const { rows, total, experiments, suppliers, countries } = await ask('get-odds');
    expect(rows).toEqual([
      {
        supplier: { id: 'a-supplier', name: 'A supplier' },
        ...{ said: 20, starts: 9, completes: 1, finished: null },
      },
      {
        supplier: { id: 'a-supplier', name: 'A supplier' },
        ...{ said: 60, starts: 160, completes: 88, finished: 55 },
      },
      { supplier: { id: 'gone', name: 'gone' }, said: 40, starts: 50, completes: 20, finished: 40 },
    ]);
    expect(total).toHaveLength(3);
    expect(experiments).toHaveLength(1);
    expect(suppliers).toEqual([
      { id: 'a-supplier', name: 'A supplier' },
      { id: 'gone', name: 'gone' },
    ]);
    expect(countries).toEqual(['DE', 'US']);
  });

  it.each([
    [{ country: 'DE' }, [60]],
    [{ device: 'mobile' }, [9]],
    [{ supplier: 'gone' }, [50]],
    [{ from: day(50), to: day(30) }, [100]],
  ])('of %o', async (query, starts) => {
    const { rows, countries } = await ask('get-odds', query);
    expect(rows.map((row) => row.starts)).toEqual(starts);
    // Whatever is chosen, the others can be chosen next.
    if (!('from' in query)) expect(countries).toEqual(['DE', 'US']);
  });

  it('is a file, too, and another publisher’s app does not exist', async () => {
    const headers = { ...team.ana.headers };
    const file = await fetch(`${server.url}/api/console/odds?format=csv&country=DE`, { headers });
    expect((await file.text()).trim().split(/\r?\n/)).toEqual([
      'supplier,name,said_percent,finished_percent,starts,completes',
      'a-supplier,A supplier,60,50,60,30',
    ]);
    const { status } = await server.operate('console/odds/get-odds', {
      headers,
      query: { app: other.app.id },
    });
    expect(status).toBe(404);
  });
});

describe('OD-03 what pay for time costs', () => {
  it('is its part of rewards by app and day, once the day is over', async () => {
    const paid = { app_id: own.app.id, rate_micros: 2_500_000n };
    await on()
      .insert(fair_pay_days)
      .values([
        { ...paid, day: day(1), fed: 400n, spent: 390n },
        { ...paid, day: day(0) },
        { ...paid, app_id: other.app.id, day: day(1) },
      ]);
    const key = { grain: 'day', kind: 'survey', supplier: '*', country: '*', test: false } as const;
    await on()
      .insert(stat_totals)
      .values({ ...key, app_id: own.app.id, time: new Date(`${day(1)}T00:00:00Z`), points: 10_000 });
    const { rows } = await ask('get-fair-pay');
    expect(rows).toMatchObject([
      { day: day(0), fed: null, spent: null, rewards: 0, percent: null },
      { day: day(1), fed: 400, spent: 390, rewards: 10_000, percent: 3.9, rate_micros: 2_500_000 },
    ]);
  });
});

describe('OD-03 return visits', () => {
  it('are those within seven days of people who were turned away, by arm, with and without pay for time', async () => {
    const survey = await aSurvey(on());
    const opened_at = new Date(noon.getTime() - 10 * 24 * 3_600_000);
    const away = { away: 100, opened_at };
    const value = await peopleOfArm(on(), own.app, survey, { arm: 'value', people: 4, ...away });
    await peopleOfArm(on(), own.app, survey, { arm: 'holdout', people: 2, ...away });
    await peopleOfArm(on(), own.app, survey, { arm: 'value', people: 3, away: 100, opened_at: noon });
    await peopleOfArm(on(), other.app, survey, { arm: 'value', people: 5, ...away });
    const [first, second, third] = value.map(({ id }) => id);
    const came = (user_id: number | undefined, ago: number) => ({
      ...{ app_id: own.app.id, user_id: user_id ?? 0, day: day(ago), test: false, country: 'US' },
    });
    // On the same day, within the week, and too late.
    await on()
      .insert(user_days)
      .values([came(first, 10), came(second, 3), came(third, 2)]);
    await payFor(second);
    const expected = [
      { arm: 'value', paid: true, people: 1, returned: 1 },
      { arm: 'value', paid: false, people: 3, returned: 0 },
      { arm: 'holdout', paid: false, people: 2, returned: 0 },
    ];
    expect((await ask('get-returns')).rows).toEqual(expected);
    // Once an hour what is usually asked for is counted beforehand; other days are still counted when asked for.
    const job = measureExperimentsJob({ database: server.database, now: () => server.clock.now });
    await job.run(new AbortController().signal);
    await peopleOfArm(on(), own.app, survey, { arm: 'holdout', people: 4, ...away });
    const { rows, ...kept } = await ask('get-returns');
    expect(rows).toEqual(expected);
    expect(kept).toMatchObject({ from: day(27), to: day(8) });
    const { rows: live } = await ask('get-returns', { from: day(27) });
    expect(live.at(-1)).toEqual({ arm: 'holdout', paid: false, people: 6, returned: 0 });
    server.clock.forward(4 * 3_600_000);
    expect((await ask('get-returns')).rows).toEqual(live);
  });
});

async function payFor(user_id: number | undefined): Promise<void> {
  await on()
    .update(clicks)
    .set({ credited: 15n })
    .where(eq(clicks.user_id, user_id ?? 0));
}
