import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppRecord } from '#store/publishers/apps.ts';
import { clicks } from '#store/schema/clicks.ts';
import { single_survey_links } from '#store/schema/links.ts';
import { surveys } from '#store/schema/surveys.ts';
import { anApp, aSource, changeApp } from '#testing/apps.ts';
import { changeUser, usersOf } from '#testing/people.ts';
import { randomHash } from '#testing/random-hash.ts';
import { aSurvey, type SurveyRecord } from '#testing/surveys.ts';
import { aPerson } from './support/qualification.ts';
import { type Asked, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let app: AppRecord;
let survey: SurveyRecord;
let link: string;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  app = await anApp(server.database.db, { panel_enabled: false, single_survey: true });
  survey = await aSurvey(server.database.db, {
    targeting: { clauses: [{ question: 'pets', answers: ['dog'] }] },
  });
  link = await aLink();
});

async function aLink(given: Partial<typeof single_survey_links.$inferInsert> = {}): Promise<string> {
  const hash = randomHash();
  await server.database.db
    .insert(single_survey_links)
    .values({ hash, app_id: app.id, survey_id: survey.id, ...given });
  return hash;
}
const open = (asked: Asked & { hash?: string; subid?: object } = {}) =>
  server.call('surveys/post-single-survey', {
    body: { hash: asked.hash ?? link, subid: asked.subid ?? {} },
    ...asked,
  });
const clicksOf = () => server.database.db.select().from(clicks).where(eq(clicks.app_id, app.id));

describe('SS-03 with the panel disabled a link is enough', () => {
  it('EM-01 a framed link is framed by the pages of its own app, without naming the app', async () => {
    await changeApp(server.database.db, app, { allowed_origins: ['https://publisher.example'] });
    const policyOf = async (hash: string) => {
      const answer = await fetch(`${server.url}/single-survey?sslh=${hash}`, {
        headers: { accept: 'text/html' },
      });
      return answer.headers.get('content-security-policy');
    };
    expect(await policyOf(link)).toMatch(/frame-ancestors 'self' https:\/\/publisher\.example($|;)/);
    expect(await policyOf(randomHash())).toMatch(/frame-ancestors 'self'($|;)/);
  });

  it('GET /app answers the app and no user', async () => {
    const { status, body } = await server.call('app/get-app', { query: { sslh: link } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ uhash: null, app: app.id, is_surveys_panel_enabled: false, is_single_survey: true },
      ...{ ubirthday: null, earned_today: 0, policy_optin: 0, update_profile: false },
    });
    expect(await usersOf(server.database.db, app)).toEqual([]);
  });

  it('a stranger becomes a user, and goes the whole way with the survey’s hash', async () => {
    const { body } = await open({ subid: { subid1: 'campaign' } });
    expect(body).toMatchObject({ status: 'accepted', redirect_url: null, survey_hash: survey.hash });
    const as = String(body.uhash);
    expect(await usersOf(server.database.db, app)).toMatchObject([{ uhash: as, country: 'US' }]);
    const begun = await server.call('qualification/post-qualification', {
      as,
      body: { survey: survey.hash, policy_optin: 1 },
    });
    expect(begun.body).toMatchObject({ status: 'accepted', questions: { current: { id: 'pets' } } });
    const ended = await server.call('qualification/post-answers', {
      as,
      body: { survey: survey.hash, question: 'pets', answer: ['dog'], uhash: as, skip_question: false },
    });
    expect(ended.body).toMatchObject({ status: 'qualified', redirect_type: 'same_window' });
    expect(await clicksOf()).toMatchObject([{ subid: { subid1: 'campaign' }, survey_id: survey.id }]);
  });

  it('a user of the app needs no link: the survey’s hash opens it', async () => {
    const bob = await aPerson(server, app);
    expect((await bob.begin(survey)).body.status).toBe('accepted');
  });

  it('whoever has an account keeps it', async () => {
    const bob = await aPerson(server, app);
    expect((await open({ as: bob.uhash })).body).toMatchObject({ status: 'accepted', uhash: bob.uhash });
    expect((await open({ as: bob.uhash })).body.status).toBe('accepted');
    expect(await usersOf(server.database.db, app)).toHaveLength(1);
    expect(await bob.clicks()).toHaveLength(1);
  });

  it('two strangers are two people', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    expect(one.body.uhash).not.toBe(other.body.uhash);
    expect(await usersOf(server.database.db, app)).toHaveLength(2);
  });
});

describe('SS-03 with the panel disabled the hash of a survey is enough', () => {
  const named = () => ({ headers: { 'x-account-id': app.id } });
  const byHash = (asked: Parameters<typeof open>[0] = {}) =>
    open({ hash: survey.hash, ...named(), ...asked });
  const look = (asked: Asked = {}) =>
    server.call('app/get-app', { query: { sslh: survey.hash }, ...named(), ...asked });

  it('SS-03 GET /app answers the app that is named, and no user', async () => {
    expect((await look()).body).toMatchObject({
      ...{ uhash: null, app: app.id, is_surveys_panel_enabled: false },
      ...{ ubirthday: null, earned_today: 0, policy_optin: 0 },
    });
    expect(await usersOf(server.database.db, app)).toEqual([]);
  });

  it('SS-03 a stranger becomes a user, and goes the whole way', async () => {
    const { body } = await byHash();
    expect(body).toMatchObject({ status: 'accepted', survey_hash: survey.hash });
    const as = String(body.uhash);
    expect(await usersOf(server.database.db, app)).toMatchObject([{ uhash: as }]);
    await server.call('qualification/post-qualification', {
      as,
      body: { survey: survey.hash, policy_optin: 1 },
    });
    const ended = await server.call('qualification/post-answers', {
      as,
      body: { survey: survey.hash, question: 'pets', answer: ['dog'], uhash: as, skip_question: false },
    });
    expect(ended.body).toMatchObject({ status: 'qualified', profile: [{ hash: 'pets', answers: ['Dog'] }] });
  });

  it('SS-03 it names nobody: whoever brings it is somebody new, without what others answered', async () => {
    const bob = await aPerson(server, app);
    await bob.begin(survey);
    await bob.answer(survey, 'pets', ['dog']);
    const [one, other] = await Promise.all([byHash(), byHash()]);
    expect(new Set([bob.uhash, one.body.uhash, other.body.uhash]).size).toBe(3);
    const begun = await server.call('qualification/post-qualification', {
      as: String(one.body.uhash),
      body: { survey: survey.hash, policy_optin: 1 },
    });
    expect(begun.body).toMatchObject({ status: 'accepted', questions: { current: { user_answers: [] } } });
  });

  it('SS-03 opens nothing but the way in', async () => {
    for (const name of ['surveys/get-surveys', 'qualification/post-qualification'] as const) {
      const body = name === 'surveys/get-surveys' ? {} : { body: { survey: survey.hash, policy_optin: 1 } };
      const { status, body: refused } = await server.call(name, { ...named(), ...body });
      expect([status, refused.code]).toEqual([401, 1]);
    }
  });

  it('SS-03 whoever has an account keeps it', async () => {
    const bob = await aPerson(server, app);
    expect((await byHash({ as: bob.uhash })).body).toMatchObject({ status: 'accepted', uhash: bob.uhash });
  });

  it('SS-03 makes nobody a user where the app shows its panel', async () => {
    await changeApp(server.database.db, app, { panel_enabled: true });
    expect((await look()).body).toMatchObject({ uhash: null, is_surveys_panel_enabled: true });
    expect((await byHash()).status).toBe(404);
    expect(await usersOf(server.database.db, app)).toEqual([]);
  });

  it('SS-03 opens no onboarding survey, which would pay each newcomer', async () => {
    const { hash } = await aSurvey(server.database.db, { onboarding: true });
    expect((await byHash({ hash })).status).toBe(404);
    expect(await usersOf(server.database.db, app)).toEqual([]);
  });

  it('SS-03 nor does whoever has come in by another survey get into it', async () => {
    const { hash } = await aSurvey(server.database.db, { onboarding: true });
    const as = String((await byHash()).body.uhash);
    const { status } = await server.call('qualification/post-qualification', {
      as,
      body: { survey: hash, policy_optin: 1, subid: { subid: 'me' } },
    });
    expect(status).toBe(404);
    expect(await clicksOf()).toMatchObject([{ survey_id: survey.id }]);
  });

  const refusal = async (asked: Parameters<typeof open>[0] = {}) => {
    const { status, body } = await byHash(asked);
    expect(await usersOf(server.database.db, app)).toEqual([]);
    return [status, body.code];
  };

  it('SS-03 ID-04 stands in for nothing without its app, or where either is unknown', async () => {
    expect(await refusal({ headers: {} })).toEqual([401, 1]);
    expect(await refusal({ headers: { 'x-account-id': 'no-such-app' } })).toEqual([401, 1]);
    expect(await refusal({ hash: 'no-such-survey' })).toEqual([401, 1]);
  });

  it.each([
    ['an app that is off', { status: 'off' }, 10],
    ['an app that takes nobody new', { status: 'closed_to_new_users' }, 7],
  ] as const)('SS-03 ID-04 opens not %s', async (_name, change, code) => {
    await changeApp(server.database.db, app, change);
    expect(await refusal()).toEqual([401, code]);
  });

  it('SS-03 ID-04 opens no source that is closed to the country', async () => {
    await aSource(server.database.db, app, 'web', ['US']);
    expect(await refusal()).toEqual([401, 8]);
  });
});

describe('SS-01 a survey that cannot be taken leads back to the publisher', () => {
  const url = 'https://publisher.example/thanks';
  beforeEach(() => changeApp(server.database.db, app, { return_url: url }));

  it('closed: and nobody was created', async () => {
    await server.database.db.update(surveys).set({ status: 'closed' }).where(eq(surveys.id, survey.id));
    const message = 'This survey has closed.';
    expect((await open()).body).toEqual({ status: 'disqualified', redirect_url: url, message });
    expect(await usersOf(server.database.db, app)).toEqual([]);
  });

  it('of another country', async () => {
    const { body } = await open({ headers: { 'x-forwarded-for': '91.0.0.1', 'x-user-locale': 'en' } });
    const message = 'This survey is not available in your country or on this device.';
    expect(body).toEqual({ status: 'disqualified', redirect_url: url, message });
    expect(await usersOf(server.database.db, app)).toEqual([]);
  });

  it('no match before: shown in the panel’s own texts', async () => {
    const bob = await aPerson(server, app);
    await bob.begin(survey);
    await bob.answer(survey, 'pets', ['cat']);
    const { body } = await open({ as: bob.uhash });
    expect(body).toEqual({ status: 'disqualified', redirect_url: url, message: null });
  });

  it('a link that is used again after the survey was taken', async () => {
    const { body: first } = await open();
    const ended = { state: 'complete', started_at: new Date(), ended_at: new Date() } as const;
    await server.database.db.update(clicks).set(ended).where(eq(clicks.app_id, app.id));
    const { body } = await open({ as: String(first.uhash) });
    const message = 'You have already taken this survey.';
    expect(body).toEqual({ status: 'disqualified', redirect_url: url, message });
  });

  it('an app without such a page: the panel says it', async () => {
    await changeApp(server.database.db, app, { return_url: null });
    await server.database.db.update(surveys).set({ status: 'closed' }).where(eq(surveys.id, survey.id));
    const message = 'This survey has closed.';
    expect((await open()).body).toEqual({ status: 'disqualified', redirect_url: null, message });
  });
});

describe('refused, and nothing stored', () => {
  const refusal = async (asked: Parameters<typeof open>[0]) => {
    const { status, body } = await open(asked);
    expect(await clicksOf()).toEqual([]);
    return [status, body.code];
  };

  it('an unknown link, and one that was switched off, stand in for nothing', async () => {
    expect(await refusal({ hash: 'no-such-link' })).toEqual([401, 1]);
    expect(await refusal({ hash: await aLink({ enabled: false }) })).toEqual([401, 1]);
    const metadata = await server.call('app/get-app', { query: { sslh: 'no-such-link' } });
    expect([metadata.status, metadata.body.code]).toEqual([401, 1]);
    expect(await usersOf(server.database.db, app)).toEqual([]);
  });

  it('a link of another app is none for this user', async () => {
    const elsewhere = await anApp(server.database.db);
    const ann = await aPerson(server, elsewhere);
    expect(await refusal({ as: ann.uhash })).toEqual([404, 'not-found']);
    const bob = await aPerson(server, app);
    expect(await refusal({ as: bob.uhash, hash: 'no-such-link' })).toEqual([404, 'not-found']);
  });

  it.each([
    ['an app that is off', { status: 'off' }, 10],
    ['an app that takes nobody new', { status: 'closed_to_new_users' }, 7],
  ] as const)('ID-04 %s', async (_name, change, code) => {
    await changeApp(server.database.db, app, change);
    expect(await refusal({})).toEqual([401, code]);
    expect(await usersOf(server.database.db, app)).toEqual([]);
  });

  it('ID-04 a source that is closed to the country', async () => {
    await aSource(server.database.db, app, 'web', ['US']);
    expect(await refusal({})).toEqual([401, 8]);
  });

  it('a bearer that is no good is not replaced by the link', async () => {
    expect(await refusal({ as: 'nobody-has-this' })).toEqual([401, 2]);
  });

  it('NO-02 somebody who is banned', async () => {
    const bob = await aPerson(server, app);
    await changeUser(server.database.db, bob.user, { state: 'banned' });
    expect(await refusal({ as: bob.uhash })).toEqual([403, 'forbidden']);
  });

  it.each([
    ['no link', { subid: {} }],
    ['no markers', { hash: 'x' }],
    ['a field nobody knows', { hash: 'x', subid: {}, uuid: 'alice' }],
  ])('AP-05 %s', async (_name, body) => {
    const { status } = await server.call('surveys/post-single-survey', { body });
    expect(status).toBe(400);
  });
});
