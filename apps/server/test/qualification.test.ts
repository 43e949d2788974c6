import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppRecord } from '#store/publishers/apps.ts';
import { clicks } from '#store/schema/clicks.ts';
import { survey_duplicates } from '#store/schema/duplicates.ts';
import { survey_quotas, surveys } from '#store/schema/surveys.ts';
import { users } from '#store/schema/users.ts';
import { anApp, changeApp } from '#testing/apps.ts';
import { aBonus } from '#testing/bonuses.ts';
import { changeUser } from '#testing/people.ts';
import { anAnswer } from '#testing/questions.ts';
import { aSurvey } from '#testing/surveys.ts';
import { noon } from './support/clock.ts';
import { aPerson, type Person, questionOf } from './support/qualification.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let app: AppRecord;
let bob: Person;
const daysLater = (days: number) => new Date(noon.getTime() + days * 86_400_000);

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.now = noon;
  app = await anApp(server.database.db);
  bob = await aPerson(server, app);
});

const wants = (question: string, ...answers: string[]) => ({ clauses: [{ question, answers }] });
const dogOwners = () => aSurvey(server.database.db, { targeting: wants('pets', 'dog') });
const forEverybody = () => aSurvey(server.database.db);
const aQuota = (survey: { id: number }, targeting: object, remaining: number) =>
  server.database.db.insert(survey_quotas).values({
    ...{ survey_id: survey.id, supplier_ref: `${Math.random()}`, remaining },
    targeting: { clauses: [], ...targeting },
  });
const close = (survey: { id: number }) =>
  server.database.db.update(surveys).set({ status: 'closed' }).where(eq(surveys.id, survey.id));
const versionOf = async ({ user }: Person) =>
  (await server.database.db.select().from(users).where(eq(users.uhash, user.uhash)))[0]?.version;

describe('SV-01 a click is opened', () => {
  it('bound to user, app, survey and supplier, at the price of this moment, for a day', async () => {
    const survey = await forEverybody();
    const { status, body } = await bob.begin(survey, { subid: { subid1: 'x' } });
    expect([status, body.status]).toEqual([200, 'qualified']);
    await changeApp(server.database.db, app, { exchange_rate_micros: 1n });
    const [click] = await bob.clicks();
    expect(click).toMatchObject({
      ...{ app_id: app.id, user_id: bob.user.id, survey_id: survey.id, supplier_id: 'a-supplier' },
      ...{ payout_micros: 1_000_000n, exchange_rate_micros: 1_000_000_000n, user_reward: 500n },
      ...{ state: 'opened', subid: { subid1: 'x' }, expires_at: daysLater(1), test_mode: false },
    });
    expect(click?.cid).toMatch(/^[\w-]{43}$/);
    expect(body).toMatchObject({ url: `${server.url}/go/${click?.cid}`, sid: survey.hash, cid: click?.cid });
  });

  it('once, however often it is asked for', async () => {
    const survey = await dogOwners();
    const answers = await Promise.all(Array.from({ length: 20 }, () => bob.begin(survey)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await bob.clicks()).toHaveLength(1);
  });

  it('again after it lapsed, at the price of the new day', async () => {
    const survey = await forEverybody();
    const first = await bob.begin(survey);
    server.clock.now = daysLater(2);
    await changeApp(server.database.db, app, { revenue_share_bp: 2500 });
    const second = await bob.begin(survey);
    expect(second.body.cid).toBe(first.body.cid);
    expect(await bob.clicks()).toMatchObject([{ user_reward: 250n, expires_at: daysLater(3) }]);
  });

  it('whoever is inside may go back in, even when the survey has closed since', async () => {
    const survey = await forEverybody();
    const { body } = await bob.begin(survey);
    await server.database.db
      .update(clicks)
      .set({ state: 'started', started_at: noon })
      .where(eq(clicks.cid, String(body.cid)));
    await close(survey);
    expect((await bob.begin(survey)).body).toMatchObject({ status: 'qualified', url: body.url });
    server.clock.now = daysLater(2);
    expect((await bob.begin(survey)).body).toMatchObject({ status: 'disqualified' });
    expect(await bob.clicks()).toMatchObject([{ state: 'timeout' }]);
  });

  it('QF-01 the qualified answer says how long it takes and what this very click pays', async () => {
    await aBonus(server.database, app, noon, { percentage: 20 });
    const survey = await aSurvey(server.database.db, { loi_seconds: 720 });
    const facts = { loi: 720, user_reward: 600, user_reward_without_bonus: 500, bonus: 20 };
    expect((await bob.begin(survey)).body.survey).toMatchObject(facts);
    // What was promised holds, and is what a later visit shows.
    await changeApp(server.database.db, app, { revenue_share_bp: 2500 });
    expect((await bob.begin(survey)).body.survey).toMatchObject(facts);
  });

  it('never twice for a survey that was taken', async () => {
    const survey = await dogOwners();
    await bob.begin(survey);
    await bob.answer(survey, 'pets', ['cat']);
    expect((await bob.begin(survey)).body).toMatchObject({ status: 'disqualified', message: null });
    expect(await bob.clicks()).toHaveLength(1);
  });
});

describe('SV-03 nobody is asked twice', () => {
  it('a newcomer is asked what the survey wants to know, and qualifies', async () => {
    const survey = await aSurvey(server.database.db, {
      targeting: { genders: ['female'], min_age: 25, ...wants('pets', 'dog', 'cat') },
    });
    const first = await bob.begin(survey);
    expect(questionOf(first)).toMatchObject({
      ...{ id: 'gender', question: 'What is your gender?', type: 'single_choice', user_answers: [] },
      answers: [
        { id: 'male', text: 'Man', pre_selected: false },
        { id: 'female', text: 'Woman', pre_selected: false },
        { id: 'other', text: 'Another gender', pre_selected: false },
      ],
    });
    expect(questionOf(await bob.answer(survey, 'gender', ['female'])).id).toBe('pets');
    expect(questionOf(await bob.answer(survey, 'pets', ['cat'])).id).toBe('birthday');
    const last = await bob.answer(survey, 'birthday', ['1990-05-17']);
    expect(last.body).toMatchObject({
      status: 'qualified',
      advice: null,
      profile: expect.arrayContaining([
        { hash: 'pets', question_text: 'Which pets live in your household?', answers: ['Cat'] },
        { hash: 'birthday', question_text: 'When were you born?', answers: ['May 17, 1990'] },
      ]),
    });
    const { body: metadata } = await server.call('app/get-app', { as: bob.uhash });
    expect(metadata.ubirthday).toBe('1990-05-17');
  });

  it('ID-11 a birth date in the metadata is asked by no survey, and counts as the answer', async () => {
    const survey = await aSurvey(server.database.db, { targeting: { min_age: 25, clauses: [] } });
    const onboarding = await aSurvey(server.database.db, { onboarding: true });
    expect(questionOf(await bob.begin(survey)).id).toBe('birthday');
    await changeUser(server.database.db, bob.user, { birthday: '1990-05-17' });
    const { body: metadata } = await server.call('app/get-app', { as: bob.uhash });
    expect(metadata.ubirthday).toBe('1990-05-17');
    expect((await bob.begin(survey)).body.status).toBe('qualified');
    expect(questionOf(await bob.begin(onboarding)).id).toBe('gender');
    expect(questionOf(await bob.answer(onboarding, 'gender', ['female'])).id).toBe('zip');
    await close(onboarding);
  });

  it('not by another survey either', async () => {
    const first = await dogOwners();
    await bob.begin(first);
    await bob.answer(first, 'pets', ['dog']);
    expect((await bob.begin(await dogOwners())).body.status).toBe('qualified');
  });

  it('what somebody else has answered is asked', async () => {
    const [survey, ann] = [await dogOwners(), await aPerson(server, app)];
    await bob.begin(survey);
    await bob.answer(survey, 'pets', ['dog']);
    expect((await ann.begin(survey)).body.status).toBe('accepted');
  });

  it('until the answer is stale: then it comes back chosen, and confirming it keeps it', async () => {
    const [first, second, third] = [await dogOwners(), await dogOwners(), await dogOwners()];
    await bob.begin(first);
    await bob.answer(first, 'pets', ['dog', 'fish']);
    server.clock.now = daysLater(365);
    const again = questionOf(await bob.begin(second));
    expect(again.user_answers).toEqual(['dog', 'fish']);
    expect(again.answers.filter(({ pre_selected }) => pre_selected).map(({ id }) => id)).toEqual([
      'dog',
      'fish',
    ]);
    expect((await bob.answer(second, 'pets', ['dog', 'fish'])).body.status).toBe('qualified');
    expect((await bob.begin(third)).body.status).toBe('qualified');
  });

  it('where accounts are not proven, an earlier answer is not read back', async () => {
    const open = await anApp(server.database.db, { requires_security_hash: false });
    const carl = await aPerson(server, open);
    const [first, second] = [await dogOwners(), await dogOwners()];
    await carl.begin(first);
    expect((await carl.answer(first, 'pets', ['dog'])).body.profile).toEqual([]);
    server.clock.now = daysLater(365);
    expect(questionOf(await carl.begin(second)).user_answers).toEqual([]);
  });

  it('a reload in the middle goes on where it was', async () => {
    const survey = await aSurvey(server.database.db, {
      targeting: { clauses: [...wants('pets', 'dog').clauses, ...wants('cars', 'one').clauses] },
    });
    await bob.begin(survey);
    const before = questionOf(await bob.answer(survey, 'cars', ['one']));
    expect(questionOf(await bob.begin(survey))).toEqual(before);
  });

  it.each([
    ['de', 'Welches Geschlecht hast du?', 'Welche Haustiere leben in deinem Haushalt?'],
    ['ko', '성별을 알려 주세요.', '집에서 어떤 반려동물을 키우나요?'],
    ['tlh', 'What is your gender?', 'Which pets live in your household?'],
  ])('LO-01 reads in the language of the panel: %s', async (language, gender, pets) => {
    const headers = { 'x-user-locale': language };
    const survey = await aSurvey(server.database.db, {
      targeting: { genders: ['female'], ...wants('pets', 'dog') },
    });
    expect(questionOf(await bob.begin(survey, { headers })).question).toBe(gender);
    await bob.answer(survey, 'gender', ['female']);
    expect(questionOf(await bob.begin(survey, { headers })).question).toBe(pets);
  });
});

describe('QU-01 a survey that does not fit', () => {
  it('ends, is stored with its reason, and leaves the list', async () => {
    const survey = await dogOwners();
    await bob.begin(survey);
    const before = await versionOf(bob);
    const { body } = await bob.answer(survey, 'pets', ['none']);
    expect(body).toEqual({ status: 'disqualified', message: null, redirect_url: null });
    expect(await bob.clicks()).toMatchObject([{ state: 'screen_out', raw_code: 'pets', ended_at: noon }]);
    expect(await versionOf(bob)).toBeGreaterThan(Number(before));
  });

  it('of another country or for another device opens no click', async () => {
    const japanese = await aSurvey(server.database.db, { country: 'JP' });
    const phones = await aSurvey(server.database.db, { devices: ['mobile'] });
    for (const survey of [japanese, phones]) {
      const { body } = await bob.begin(survey);
      expect(body).toMatchObject({
        ...{
          status: 'disqualified',
          message: 'This survey is not available in your country or on this device.',
        },
      });
    }
    expect(await bob.clicks()).toEqual([]);
  });

  it('is one that a duplicate check has named', async () => {
    const survey = await forEverybody();
    await server.database.db.insert(survey_duplicates).values({
      ...{ app_id: app.id, user_id: bob.user.id, survey_id: survey.id, source: 'respondents' },
    });
    expect((await bob.begin(survey)).body).toMatchObject({
      ...{ status: 'disqualified', message: 'You have already taken this survey.' },
    });
    expect(await bob.clicks()).toEqual([]);
  });

  it('sends people without a panel back to the publisher', async () => {
    await changeApp(server.database.db, app, {
      panel_enabled: false,
      return_url: 'https://publisher.example/end',
    });
    const survey = await dogOwners();
    await bob.begin(survey);
    const { body } = await bob.answer(survey, 'pets', ['none']);
    expect(body.redirect_url).toBe('https://publisher.example/end');
  });
});

describe('SV-02 quotas', () => {
  it('an answer that leads into a full one ends it, with its reason', async () => {
    const survey = await forEverybody();
    await aQuota(survey, wants('pets', 'dog'), 0);
    await forEverybody();
    expect(questionOf(await bob.begin(survey)).id).toBe('pets');
    const { body } = await bob.answer(survey, 'pets', ['dog']);
    expect(body).toMatchObject({ status: 'disqualified', message: 'This survey has just filled up.' });
    expect(await bob.clicks()).toMatchObject([{ state: 'quota_full', raw_code: 'pets' }]);
  });

  it('one with places left asks nothing', async () => {
    const survey = await forEverybody();
    await aQuota(survey, wants('pets', 'dog'), 3);
    expect((await bob.begin(survey)).body.status).toBe('qualified');
  });
});

describe('QU-11 the survey is gone in the meantime', () => {
  /** Two questions, so that there is a middle. */
  const longSurvey = () =>
    aSurvey(server.database.db, {
      targeting: { clauses: [...wants('pets', 'dog').clauses, ...wants('cars', 'one').clauses] },
    });
  /** The best other one, in a country of its own so that no other test's survey is in the way. */
  beforeEach(async () => {
    await server.database.db.update(surveys).set({ status: 'paused' });
  });

  it('closed: goes on with the best other one, what was answered is kept', async () => {
    const survey = await longSurvey();
    const other = await aSurvey(server.database.db, {
      ...{ rank: 5, loi_seconds: 900, payout_micros: 2_000_000n },
      targeting: wants('cars', 'one'),
    });
    await aSurvey(server.database.db, { rank: 9 });
    await bob.begin(survey);
    await close(survey);
    const { body } = await bob.answer(survey, 'cars', ['one']);
    expect(body).toMatchObject({ status: 'qualified', redirect_survey_hash: other.hash, sid: other.hash });
    expect(body.survey).toMatchObject({ loi: 900, user_reward: 1000 });
    const [first, second] = await bob.clicks().then((all) => all.sort((a) => (a.ended_at ? -1 : 1)));
    expect(first).toMatchObject({ survey_id: survey.id, state: 'closed', redirected_to: second?.cid });
    expect(second).toMatchObject({ survey_id: other.id, state: 'opened' });

    const again = await bob.answer(survey, 'cars', ['one']);
    expect(again.body).toEqual(body);
    expect((await bob.begin(survey)).body).toMatchObject({
      redirect_survey_hash: other.hash,
      cid: second?.cid,
    });
    expect(await bob.clicks()).toHaveLength(2);
  });

  it('full for this person: goes on with another one', async () => {
    const survey = await longSurvey();
    const other = await aSurvey(server.database.db, { rank: 5, targeting: wants('streaming', 'netflix') });
    await bob.begin(survey);
    await bob.answer(survey, 'cars', ['one']);
    await aQuota(survey, wants('cars', 'one'), 0);
    const { body } = await bob.answer(survey, 'pets', ['dog']);
    expect(body).toMatchObject({ status: 'accepted', redirect_survey_hash: other.hash });
    expect(questionOf({ body }).id).toBe('streaming');
    expect(await bob.answers()).toMatchObject({ pets: ['dog'], cars: ['one'] });
    expect((await bob.answer(other, 'streaming', ['netflix'])).body.status).toBe('qualified');
  });

  it('the other one may be under way already: it goes on there', async () => {
    const survey = await longSurvey();
    const other = await aSurvey(server.database.db, { rank: 5, targeting: wants('cars', 'one') });
    const begun = await bob.begin(other);
    expect(begun.body.status).toBe('accepted');
    await bob.begin(survey);
    await close(survey);
    const { body } = await bob.answer(survey, 'cars', ['one']);
    expect(body).toMatchObject({ status: 'qualified', redirect_survey_hash: other.hash });
    expect(await bob.clicks()).toHaveLength(2);
  });

  it('SV-03 in many tabs at once: nobody waits for somebody who waits for them', async () => {
    const [survey, other] = [await longSurvey(), await aSurvey(server.database.db, { rank: 5 })];
    await bob.begin(survey);
    await close(survey);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 2 ? bob.answer(survey, 'cars', ['one']) : bob.begin(other),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.status} ${body.sid}`))).toEqual(
      new Set([`200 qualified ${other.hash}`]),
    );
    expect(await bob.clicks()).toHaveLength(2);
  });

  it('closed before it began: the other one opens at once, and there is advice for newcomers', async () => {
    const survey = await longSurvey();
    const other = await aSurvey(server.database.db, { rank: 5 });
    await close(survey);
    const { body } = await bob.begin(survey);
    expect(body).toMatchObject({ status: 'qualified', redirect_survey_hash: other.hash });
    expect(body.advice).toHaveLength(3);
    expect(await bob.clicks()).toMatchObject([{ survey_id: other.id }]);
  });

  it('with nothing else to take, that is said', async () => {
    const survey = await longSurvey();
    await bob.begin(survey);
    await close(survey);
    const { body } = await bob.answer(survey, 'cars', ['one']);
    expect(body).toMatchObject({ status: 'disqualified', message: 'This survey has closed.' });
  });

  it('whoever came for one survey alone is sent to no other', async () => {
    await changeApp(server.database.db, app, { panel_enabled: false });
    const survey = await longSurvey();
    await aSurvey(server.database.db, { rank: 5 });
    await bob.begin(survey);
    await close(survey);
    expect((await bob.answer(survey, 'cars', ['one'])).body.status).toBe('disqualified');
  });
});

describe('what comes with an answer', () => {
  it('QU-10 advice, in the reader’s language, for somebody’s first qualification only', async () => {
    const survey = await aSurvey(server.database.db, {
      targeting: { clauses: [...wants('pets', 'dog').clauses, ...wants('cars', 'one').clauses] },
    });
    const first = await bob.begin(survey);
    expect(first.body.advice).toHaveLength(3);
    const german = await bob.begin(survey, { headers: { 'x-user-locale': 'de' } });
    expect(german.body.advice).toContain('Nimm dir Zeit. Wer durch eine Umfrage hetzt, wird aussortiert.');
    expect((await bob.answer(survey, 'cars', ['one'])).body.advice).toBeNull();
    expect((await bob.begin(survey)).body.advice).toBeNull();
    expect((await bob.begin(await forEverybody())).body.advice).toBeNull();
  });

  it('QU-14 the profile review, when nobody has looked at the profile for half a year', async () => {
    const { db } = server.database;
    const survey = await dogOwners();
    await changeUser(db, bob.user, { created_at: daysLater(-200) });
    await anAnswer(db, bob.user, { id: 'pets' }, ['dog'], daysLater(-190));
    expect((await bob.begin(survey)).body.profiling_review).toBe(true);
    await changeUser(db, bob.user, { profile_reviewed_at: daysLater(-3) });
    expect((await bob.begin(survey)).body.profiling_review).toBe(false);
    await changeUser(db, bob.user, { update_profile: true });
    expect((await bob.begin(survey)).body.profiling_review).toBe(true);
  });

  it.each([
    ['a new tab beside a panel', { panel_enabled: true }, 'new_tab'],
    ['the same window without one', { panel_enabled: false }, 'same_window'],
    ['whatever the app has chosen', { redirect_type: 'same_window' }, 'same_window'],
  ] as const)('QF-03 the survey opens in %s', async (_name, change, redirect_type) => {
    await changeApp(server.database.db, app, change);
    expect((await bob.begin(await forEverybody())).body.redirect_type).toBe(redirect_type);
  });

  it('PO-03 the policy is accepted once and stored', async () => {
    const survey = await forEverybody();
    const refused = await bob.begin(survey, { policy_optin: 0 });
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    expect(await bob.clicks()).toEqual([]);
    await bob.begin(survey);
    const { body } = await server.call('app/get-app', { as: bob.uhash });
    expect(body.policy_optin).toBe(1);
    expect((await bob.begin(survey, { policy_optin: 0 })).body.status).toBe('qualified');
  });

  it('an app without a policy asks for none', async () => {
    await changeApp(server.database.db, app, { policy_required: false });
    expect((await bob.begin(await forEverybody(), { policy_optin: 0 })).body.status).toBe('qualified');
  });

  it('new markers of the publisher are added to the click', async () => {
    const survey = await dogOwners();
    await bob.begin(survey, { subid: { subid1: 'a', subid2: 'b' } });
    await bob.begin(survey, { subid: { subid2: 'c', 'subid-x': 'd' } });
    expect((await bob.clicks())[0]?.subid).toEqual({ subid1: 'a', subid2: 'c', 'subid-x': 'd' });
  });

  it('ID-05 however often somebody comes back, a click keeps 50 markers', async () => {
    const survey = await dogOwners();
    for (const round of [1, 2]) {
      const subid = Object.fromEntries(
        Array.from({ length: 30 }, (_, i) => [`subid${round}.${i}`, `${round}`]),
      );
      expect((await bob.begin(survey, { subid })).status).toBe(200);
    }
    const names = Object.keys((await bob.clicks())[0]?.subid ?? {});
    expect([names.length, names.filter((name) => name.startsWith('subid1.')).length]).toEqual([50, 30]);
  });
});

describe('refused, and nothing stored', () => {
  it.each([
    ['banned', { state: 'banned' }],
    ['on hold', { state: 'on_hold' }],
    ['under review', { state: 'on_review' }],
  ] as const)('NO-02 an account that is %s', async (_name, change) => {
    await changeUser(server.database.db, bob.user, change);
    const { status, body } = await bob.begin(await forEverybody());
    expect([status, body.code]).toEqual([403, 'forbidden']);
    expect(await bob.clicks()).toEqual([]);
  });

  it.each([
    ['an unknown survey', { survey: 'no-such-survey', policy_optin: 1 }, 404],
    ['no survey', { policy_optin: 1 }, 400],
    ['an empty survey', { survey: '', policy_optin: 1 }, 400],
    ['an endless survey', { survey: 'x'.repeat(129), policy_optin: 1 }, 400],
    ['no word about the policy', { survey: 'x' }, 400],
    ['another word about the policy', { survey: 'x', policy_optin: 2 }, 400],
    ['a field nobody knows', { survey: 'x', policy_optin: 1, price: 1 }, 400],
    ['no object', [], 400],
  ])('AP-05 POST /qualification with %s', async (_name, body, status) => {
    const answer = await server.call('qualification/post-qualification', { as: bob.uhash, body });
    expect(answer.status).toBe(status);
    expect(await bob.clicks()).toEqual([]);
    expect((await server.call('app/get-app', { as: bob.uhash })).body.policy_optin).toBe(0);
  });
});
