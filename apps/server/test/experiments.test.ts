// Experiments over HTTP: what everybody can read of them comes from exposures, clicks and tickets alone.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { measureExperimentsJob } from '#jobs/measure-experiments.ts';
import { experiment_results } from '#store/schema/experiment-results.ts';
import { odds_said } from '#store/schema/outcomes.ts';
import { type AppRecord, anApp } from '#testing/apps.ts';
import { type ArmPeople, peopleOfArm } from '#testing/experiment-people.ts';
import { aSurvey, type SurveyRecord } from '#testing/surveys.ts';
import { aTicket } from '#testing/tickets.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let app: AppRecord;
let survey: SurveyRecord;
const on = () => server.database.db;
beforeAll(async () => {
  server = await startServer();
  app = await anApp(on());
  survey = await aSurvey(on());
});
afterAll(() => server.stop());
beforeEach(async () => {
  await on().execute(sql`truncate exposures, odds_said, experiment_results, tickets cascade`);
});

const measure = () =>
  measureExperimentsJob({ database: server.database, now: () => server.clock.now }).run(
    new AbortController().signal,
  );
const people = (given: ArmPeople) => peopleOfArm(on(), app, survey, given);

interface Shown {
  decision: string;
  since: string | null;
  lift: { lift: number; low: number; high: number } | null;
  arms: { name: string; people: number }[];
  guards: { name: string; state: string; rates: [number, number] | null }[];
}

async function ranking(): Promise<Shown> {
  const { status, body } = await server.call('experiments/get-experiments');
  expect(status).toBe(200);
  const [first] = body.experiments as Shown[];
  return first ?? expect.fail('There is no experiment');
}

const tripped = ({ guards }: Shown) =>
  guards.filter(({ state }) => state === 'tripped').map(({ name }) => name);

describe('OD-04 what anybody can read of an experiment', () => {
  it('is that it runs, before anything was measured and before anybody has opened anything', async () => {
    const { body } = await server.call('experiments/get-experiments');
    expect(body).toMatchObject({ measured_at: null, calibration: { since: null, steps: [] } });
    expect(await ranking()).toMatchObject({ decision: 'running', since: null, lift: null });
    await measure();
    expect(await ranking()).toMatchObject({
      decision: 'running',
      arms: [
        { name: 'value', people: 0 },
        { name: 'holdout', people: 0 },
      ],
    });
  });

  it('counts exposures of both arms, and says nothing of few', async () => {
    await people({ arm: 'value', people: 190 });
    await people({ arm: 'holdout', people: 10 });
    await measure();
    const shown = await ranking();
    expect(shown).toMatchObject({ decision: 'running', lift: null });
    expect(shown.arms.map(({ people }) => people)).toEqual([190, 10]);
  });

  it('is a gain once it is certain, with an interval that leaves zero out', async () => {
    await people({ arm: 'value', people: 2_850, pays: 150 });
    await people({ arm: 'holdout', people: 150, pays: 100 });
    await measure();
    const { decision, lift, since } = await ranking();
    expect(decision).toBe('better');
    expect(lift?.lift).toBeCloseTo(0.5, 1);
    expect(lift?.low).toBeGreaterThan(0);
    expect(since).not.toBeNull();
  });

  it('is no difference where there is none, and a loss where there is one', async () => {
    await people({ arm: 'value', people: 1_900 });
    await people({ arm: 'holdout', people: 100 });
    await measure();
    expect(await ranking()).toMatchObject({ decision: 'no_difference' });
    await on().execute(sql`update clicks set credited = credited / 2 from exposures
      where exposures.cid = clicks.cid and exposures.arm = 'value'`);
    server.clock.forward(3_600_000);
    await measure();
    expect(await ranking()).toMatchObject({ decision: 'worse' });
  });

  it.each<[string, ArmPeople, string]>([
    ['more turn-aways', { arm: 'value', people: 1_900, pays: 400, away: 90 }, 'screen_outs'],
    ['people that are missing', { arm: 'value', people: 1_000, pays: 150 }, 'sample_ratio'],
  ])('is called no gain with %s', async (_, treated, guard) => {
    await people(treated);
    await people({ arm: 'holdout', people: 100, pays: 100 });
    await measure();
    const shown = await ranking();
    expect(shown.decision).toBe('guard_tripped');
    expect(tripped(shown)).toEqual([guard]);
  });

  it('is called no gain when more is taken back, and when more people write', async () => {
    const treated = await people({ arm: 'value', people: 1_900, pays: 150, away: 0 });
    await people({ arm: 'holdout', people: 100, away: 0 });
    await on().execute(
      sql`update exposures set is_reversed = true where arm = 'value' and counted_as = 'complete'`,
    );
    for (const user of treated.slice(0, 400)) await aTicket(on(), user, 'Where are my points?');
    await measure();
    expect(tripped(await ranking())).toEqual(['reversals', 'tickets']);
  });

  it('can be made again from exposures, clicks and tickets alone', async () => {
    const treated = await people({ arm: 'value', people: 400 });
    await people({ arm: 'holdout', people: 120 });
    await aTicket(on(), treated[0] ?? expect.fail('nobody'), 'Why?');
    await measure();
    const before = await on().select().from(experiment_results);
    await on().execute(sql`truncate experiment_results`);
    await measure();
    expect(await on().select().from(experiment_results)).toEqual(before);
  });
});

describe('OD-01 how the odds hold', () => {
  const said = (given: {
    said: number;
    entrants: number;
    completes: number;
    app_id?: string;
    day?: string;
  }) => ({
    ...{ day: '2026-01-01', app_id: app.id, supplier_id: 'a-supplier', country: 'US', device: 'desktop' },
    ...given,
  });
  const day = (ago: number) =>
    new Date(server.clock.now.getTime() - ago * 24 * 3_600_000).toISOString().slice(0, 10);

  it('is each step against what came of it, over all apps; few starts say nothing, old ones do not count', async () => {
    await on()
      .insert(odds_said)
      .values([
        said({ said: 60, entrants: 150, completes: 90, day: day(3) }),
        said({ said: 60, entrants: 50, completes: 26, day: day(2), app_id: 'another' }),
        said({ said: 20, entrants: 49, completes: 10, day: day(2) }),
        said({ said: 0, entrants: 900, completes: 300, day: day(9) }),
        said({ said: 40, entrants: 900, completes: 300, day: day(91) }),
      ]);
    await measure();
    const { body } = await server.call('experiments/get-experiments');
    expect(body.calibration).toEqual({
      since: day(3),
      steps: [
        { said: 20, starts: 49, finished: null },
        { said: 60, starts: 200, finished: 58 },
      ],
    });
  });

  it('is sent once to who has it', async () => {
    await measure();
    const first = await fetch(`${server.url}/api/experiments`);
    const etag = first.headers.get('etag') ?? expect.fail('no etag');
    const again = await fetch(`${server.url}/api/experiments`, { headers: { 'if-none-match': etag } });
    expect([first.status, again.status]).toEqual([200, 304]);
  });
});
