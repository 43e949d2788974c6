import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppRecord } from '#store/publishers/apps.ts';
import { accounts, balances, movements } from '#store/schema/ledger.ts';
import { surveys } from '#store/schema/surveys.ts';
import { anApp, changeApp } from '#testing/apps.ts';
import { aSurvey, type SurveyRecord } from '#testing/surveys.ts';
import { listedIn } from './support/listed.ts';
import { aPerson, type Person, questionOf } from './support/qualification.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let app: AppRecord;
let bob: Person;
let onboarding: SurveyRecord;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.db.update(surveys).set({ status: 'closed' });
  app = await anApp(server.database.db);
  bob = await aPerson(server, app);
  onboarding = await aSurvey(server.database.db, { onboarding: true, rank: 50 });
});

const replies: Record<string, string[]> = {
  gender: ['male'],
  birthday: ['1990-05-17'],
  zip: ['94103'],
  education: ['master'],
  employment: ['full_time'],
  household_income: ['60k_80k'],
  marital_status: ['single'],
  children_at_home: ['none'],
  devices: ['laptop', 'smartphone'],
};

const balanceOf = async (kind: 'user' | 'user_test') => {
  const [row] = await server.database.db
    .select({ amount: balances.amount })
    .from(balances)
    .innerJoin(accounts, eq(accounts.id, balances.account_id))
    .where(and(eq(accounts.app_id, app.id), eq(accounts.user_id, bob.user.id), eq(accounts.kind, kind)));
  return row?.amount ?? 0n;
};
const listed = async () => {
  const { body } = await server.call('surveys/get-surveys', { as: bob.uhash });
  return listedIn(body).map(({ hash }) => hash);
};

/** Answers everything but the last question, and returns its id. */
async function untilTheLastQuestion(): Promise<string> {
  let answer = await bob.begin(onboarding);
  for (const _ of Object.keys(replies).slice(1)) {
    const { id } = questionOf(answer);
    answer = await bob.answer(onboarding, id, replies[id] ?? []);
  }
  return questionOf(answer).id;
}

describe('SV-03 the onboarding survey', () => {
  it('is first until it is done, asks the profile in its order, pays, and leaves the list', async () => {
    const other = await aSurvey(server.database.db, {
      rank: 1,
      targeting: { genders: ['male'], clauses: [] },
    });
    expect(await listed()).toEqual([onboarding.hash, other.hash]);
    const asked: string[] = [];
    let answer = await bob.begin(onboarding);
    while (answer.body.status === 'accepted') {
      const { id } = questionOf(answer);
      asked.push(id);
      answer = await bob.answer(onboarding, id, replies[id] ?? []);
    }
    expect(asked).toEqual(Object.keys(replies));
    expect(answer.body).toMatchObject({
      ...{ status: 'qualified', onboarding: { user_reward: 500 }, profiling_review: false },
      url: expect.stringContaining(`${server.url}/result?cid=`),
    });
    expect(await balanceOf('user')).toBe(500n);
    expect(await bob.answers()).toEqual(replies);
    expect(await bob.clicks()).toMatchObject([{ state: 'complete', ended_at: server.clock.now }]);
    expect(await listed()).toEqual([other.hash]);
    expect((await bob.begin(other)).body.status).toBe('qualified');
    const { body: metadata } = await server.call('app/get-app', { as: bob.uhash });
    expect(metadata.earned_today).toBe(500);
  });

  it('pays once, however often and however fast the last answer arrives', async () => {
    const last = await untilTheLastQuestion();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => bob.answer(onboarding, last, replies[last] ?? [])),
    );
    for (const { body } of answers) expect(body).toMatchObject({ onboarding: { user_reward: 500 } });
    expect((await bob.begin(onboarding)).body).toMatchObject({ onboarding: { user_reward: 500 } });
    expect(await balanceOf('user')).toBe(500n);
    const posted = await server.database.db.select().from(movements).where(eq(movements.app_id, app.id));
    expect(posted).toMatchObject([
      { kind: 'survey_reward', source: 'onboarding', reason: 'Profile completed' },
    ]);
  });

  it('pays once in a life, though there be two of them', async () => {
    const last = await untilTheLastQuestion();
    await bob.answer(onboarding, last, replies[last] ?? []);
    const second = await aSurvey(server.database.db, { onboarding: true });
    expect((await bob.begin(second)).body.status).toBe('qualified');
    expect(await balanceOf('user')).toBe(500n);
  });

  it('in test mode pays to the test account alone', async () => {
    await changeApp(server.database.db, app, { test_mode: true });
    const last = await untilTheLastQuestion();
    expect((await bob.answer(onboarding, last, replies[last] ?? [])).body.status).toBe('qualified');
    expect([await balanceOf('user'), await balanceOf('user_test')]).toEqual([0n, 500n]);
  });

  it('ID-10 done in test mode it is there again once the app is live, and pays', async () => {
    await changeApp(server.database.db, app, { test_mode: true });
    const last = await untilTheLastQuestion();
    await bob.answer(onboarding, last, replies[last] ?? []);
    expect(await listed()).toEqual([]);

    await changeApp(server.database.db, app, { test_mode: false });
    expect(await listed()).toEqual([onboarding.hash]);
    for (let time = 0; time < 2; time += 1)
      expect((await bob.begin(onboarding)).body).toMatchObject({
        ...{ status: 'qualified', onboarding: { user_reward: 500 } },
      });
    expect([await balanceOf('user'), await balanceOf('user_test')]).toEqual([500n, 500n]);
    expect(await listed()).toEqual([]);

    await changeApp(server.database.db, app, { test_mode: true });
    expect(await listed()).toEqual([]);
    expect((await bob.begin(onboarding)).body).toMatchObject({ status: 'qualified' });
    expect([await balanceOf('user'), await balanceOf('user_test')]).toEqual([500n, 500n]);
    expect(await bob.clicks()).toHaveLength(2);
  });

  it('goes past what somebody would not say, but not past what cannot be skipped', async () => {
    let answer = await bob.begin(onboarding);
    const passed: string[] = [];
    while (answer.body.status === 'accepted') {
      const { id, is_skippable } = questionOf(answer);
      if (is_skippable) passed.push(id);
      answer = is_skippable
        ? await bob.skip(onboarding, id)
        : await bob.answer(onboarding, id, replies[id] ?? []);
    }
    expect(passed).toEqual(['household_income', 'marital_status']);
    expect(answer.body.status).toBe('qualified');
    expect(await balanceOf('user')).toBe(500n);
  });

  it('asks only what is not known yet', async () => {
    const survey = await aSurvey(server.database.db, { targeting: { genders: ['male'], clauses: [] } });
    await bob.begin(survey);
    await bob.answer(survey, 'gender', ['male']);
    expect(questionOf(await bob.begin(onboarding)).id).toBe('birthday');
  });
});
