// My profile: what is known of its owner, what is not answered yet, and deleting it (decision 0109).
import type { AnswerOf } from '@earnwall/contract/call-types';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { securityHash } from '#accounts/security-hash.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { profile_answers } from '#store/schema/profile.ts';
import { anApp } from '#testing/apps.ts';
import { changeUser, usersOf } from '#testing/people.ts';
import { anAnswer } from '#testing/questions.ts';
import { aTargetedSurvey, changeSurvey } from '#testing/surveys.ts';
import { listedIn } from './support/listed.ts';
import { aPerson, type Person } from './support/qualification.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let app: AppRecord;
let bob: Person;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  app = await anApp(server.database.db);
  bob = await aPerson(server, app, 'bob');
});

type Profile = AnswerOf<'profile/get-profile'>;

const daysAgo = (days: number) => new Date(server.clock.now.getTime() - days * 86_400_000);
const knows = (question: string, answers: string[], days = 10, person: Person = bob) =>
  anAnswer(server.database.db, person.user, { id: question }, answers, daysAgo(days));

const profileOf = async (as = bob.uhash) =>
  (await server.call('profile/get-profile', { as })).body as unknown as Profile;
const question = (id: string, as = bob.uhash) =>
  server.call('profile/get-profile-question', { as, params: { question: id } });
const answer = (id: string, answers: string[], as = bob.uhash) =>
  server.call('profile/put-profile-question', { as, params: { question: id }, body: { answers } });
const deleteOne = (id: string, as = bob.uhash) =>
  server.call('profile/delete-profile-question', { as, params: { question: id } });
const deleteAll = (as = bob.uhash) => server.call('profile/delete-profile', { as });

const hashes = (rows: readonly { hash: string }[]) => rows.map(({ hash }) => hash);

const listed = async () => {
  const { body } = await server.call('surveys/get-surveys', { as: bob.uhash });
  return listedIn(body).map(({ hash }) => hash);
};

const onboarding = [
  ...['gender', 'birthday', 'zip', 'education', 'employment'],
  ...['household_income', 'marital_status', 'children_at_home', 'devices'],
];

describe('GET /profile', () => {
  it('has somebody new answer what the onboarding survey asks, and says why', async () => {
    const profile = await profileOf();
    expect(profile).toMatchObject({ answered: 0, total: onboarding.length, known: [], country: 'US' });
    expect(new Set(hashes(profile.open))).toEqual(new Set(onboarding));
    expect(profile.open[0]).toMatchObject({ question_text: 'What is your gender?', why: 'people' });
  });

  it('says what is known in words, why and since when, and counts the same everywhere', async () => {
    await knows('gender', ['female']);
    await knows('pets', ['dog', 'cat']);
    await knows('household_income', ['60k_80k'], 400);
    const { known, open, answered, total } = await profileOf();
    expect(known).toContainEqual({
      ...{ hash: 'pets', question_text: 'Which pets live in your household?', answers: ['Dog', 'Cat'] },
      ...{ answered_at: daysAgo(10).toISOString(), is_outdated: false, is_stale: false },
      ...{ given_by: 'user', why: 'pets' },
    });
    expect(known).toContainEqual(
      expect.objectContaining({ hash: 'household_income', is_stale: true, why: 'money' }),
    );
    expect([answered, total]).toEqual([3, 3 + open.length]);
    expect(hashes(open)).not.toContain('gender');
  });

  it('counts the open surveys of the country that ask a question, the most asked first', async () => {
    const { db } = server.database;
    const before = await profileOf();
    expect(hashes(before.open)).not.toContain('cars');
    const surveys = [
      await aTargetedSurvey(db, { cars: ['one'] }),
      await aTargetedSurvey(db, { cars: ['two'], smoking: ['never'] }),
      await aTargetedSurvey(db, { streaming: ['netflix'] }, { country: 'DE' }),
    ];
    await listed();
    const { open, open_surveys } = await profileOf();
    expect(open_surveys).toBe(before.open_surveys + 2);
    expect(open[0]).toMatchObject({ hash: 'cars', asked_by: 2, why: 'cars' });
    expect(open[1]).toMatchObject({ hash: 'smoking', asked_by: 1 });
    expect(hashes(open)).not.toContain('streaming');

    for (const survey of surveys) await changeSurvey(db, survey, { status: 'closed' });
    await listed();
    expect(hashes((await profileOf()).open)).not.toContain('cars');
  });

  it('shows a birthday that the publisher has told, as theirs', async () => {
    await changeUser(server.database.db, bob.user, { birthday: '1990-05-17' });
    const { known, open } = await profileOf();
    expect(known).toMatchObject([
      { hash: 'birthday', answers: ['May 17, 1990'], given_by: 'publisher', answered_at: null },
    ]);
    expect(hashes(open)).not.toContain('birthday');
    expect((await question('birthday')).status).toBe(404);
    expect((await answer('birthday', ['1991-05-17'])).status).toBe(404);
  });

  it('is refused to an account that is not proven, whatever it asks', async () => {
    const free = await anApp(server.database.db, { requires_security_hash: false });
    const carol = await aPerson(server, free, 'carol');
    await knows('pets', ['dog'], 10, carol);
    for (const refused of [
      await server.call('profile/get-profile', { as: carol.uhash }),
      await question('pets', carol.uhash),
      await answer('pets', ['cat'], carol.uhash),
      await deleteOne('pets', carol.uhash),
      await deleteAll(carol.uhash),
    ]) {
      expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    expect(await carol.answers()).toEqual({ pets: ['dog'] });
    const hasProfile = async (as: string) => (await server.call('app/get-app', { as })).body.has_profile;
    const proven = `carol:${free.id}:${securityHash(free.secret, 'carol')}`;
    expect(await hasProfile(carol.uhash)).toBe(false);
    expect(await hasProfile(proven)).toBe(true);
    expect((await profileOf(proven)).answered).toBe(1);
  });

  it('is not offered in a panel for a single survey', async () => {
    const single = await anApp(server.database.db, { single_survey: true });
    const erin = await aPerson(server, single, 'erin');
    expect((await server.call('app/get-app', { as: erin.uhash })).body.has_profile).toBe(false);
  });
});

describe('answering', () => {
  it('takes a first answer and a change, and another user knows nothing of it', async () => {
    expect((await question('gender')).body).toMatchObject({ id: 'gender', user_answers: [] });
    const first = await answer('gender', ['female']);
    expect(first.body).toMatchObject({ answered: 1, known: [{ hash: 'gender', answers: ['Woman'] }] });
    expect((await question('gender')).body).toMatchObject({ user_answers: ['female'] });
    await answer('gender', ['other']);
    expect(await bob.answers()).toEqual({ gender: ['other'] });

    const dana = await aPerson(server, app, 'dana');
    expect((await profileOf(dana.uhash)).answered).toBe(0);
    expect((await question('gender', dana.uhash)).body).toMatchObject({ user_answers: [] });
    await deleteAll(dana.uhash);
    expect(await bob.answers()).toEqual({ gender: ['other'] });
  });

  it('makes a stale answer count again, though it is the same', async () => {
    await knows('zip', ['60614'], 400);
    expect((await profileOf()).known).toMatchObject([{ hash: 'zip', is_stale: true }]);
    expect((await answer('zip', ['60614'])).body).toMatchObject({
      known: [{ hash: 'zip', is_stale: false, answered_at: server.clock.now.toISOString() }],
    });
  });

  it('refuses what does not fit, and questions that the profile does not have', async () => {
    expect(await answer('gender', ['nonsense'])).toMatchObject({ status: 422 });
    expect(await answer('birthday', ['2020-01-01'])).toMatchObject({ status: 422 });
    expect(await answer('job_title', ['Gardener'])).toMatchObject({ status: 404 });
    expect(await bob.answers()).toEqual({});
  });

  it('searches the answers of a question that surveys ask, before there is one', async () => {
    const search = () =>
      server.call('qualification/get-question-answers', {
        ...{ as: bob.uhash, params: { questionId: 'city' }, query: { q: 'ber' } },
      });
    expect((await search()).status).toBe(404);
    const survey = await aTargetedSurvey(server.database.db, { city: ['de-33'] });
    await listed();
    expect(JSON.stringify((await search()).body)).toContain('Berlin');
    await changeSurvey(server.database.db, survey, { status: 'closed' });
    await listed();
  });
});

describe('deleting', () => {
  it('one answer: it is gone, the survey that needs it asks again, and a repeated request does no harm', async () => {
    const { db } = server.database;
    const dogs = await aTargetedSurvey(db, { pets: ['dog'] });
    await knows('pets', ['cat']);
    await knows('gender', ['female']);
    expect(await listed()).not.toContain(dogs.hash);
    for (const deleted of [await deleteOne('pets'), await deleteOne('pets')]) {
      expect(deleted).toMatchObject({ status: 200, body: { answered: 1, known: [{ hash: 'gender' }] } });
    }
    expect(await bob.answers()).toEqual({ gender: ['female'] });
    expect(await listed()).toContain(dogs.hash);
    expect(await bob.begin(dogs)).toMatchObject({
      body: { status: 'accepted', questions: { current: { id: 'pets', user_answers: [] } } },
    });
    await changeSurvey(db, dogs, { status: 'closed' });
  });

  it('all answers, with the birthday they gave the account; the audit says that the user did it', async () => {
    await answer('birthday', ['1990-05-17']);
    await answer('gender', ['male']);
    const dana = await aPerson(server, app, 'dana');
    await knows('gender', ['female'], 3, dana);
    const { body } = await deleteAll();
    expect(body).toMatchObject({ answered: 0, known: [] });
    expect(await bob.answers()).toEqual({});
    expect(await dana.answers()).toEqual({ gender: ['female'] });
    const [user] = (await usersOf(server.database.db, app)).filter(({ uuid }) => uuid === 'bob');
    expect(user?.birthday).toBeNull();
    await deleteAll();
    const { rows } = await server.database.db.execute(
      sql`select "by", user_id::int from audit_events where app_id = ${app.id} and what = 'profile answers deleted'`,
    );
    expect(rows).toEqual([{ by: 'the user', user_id: bob.user.id }]);
  });

  it('leaves what the publisher has told', async () => {
    const { db } = server.database;
    await changeUser(db, bob.user, { birthday: '1990-05-17' });
    await knows('pets', ['dog']);
    await knows('zip', ['60614']);
    await db
      .update(profile_answers)
      .set({ source: 'publisher' })
      .where(and(eq(profile_answers.app_id, app.id), eq(profile_answers.question_id, 'zip')));
    await deleteOne('zip');
    const { body } = await deleteAll();
    expect(body).toMatchObject({
      known: [
        { hash: 'birthday', given_by: 'publisher' },
        { hash: 'zip', given_by: 'publisher' },
      ],
    });
  });
});
