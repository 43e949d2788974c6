// The profile in its owner's hands: read, changed and confirmed (PR-*).
import type { AnswerOf } from '@earnwall/contract/call-types';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { securityHash } from '#accounts/security-hash.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { profile_answers, question_options } from '#store/schema/profile.ts';
import { users } from '#store/schema/users.ts';
import { anApp } from '#testing/apps.ts';
import { aUser, changeUser } from '#testing/people.ts';
import { anAnswer, aQuestion } from '#testing/questions.ts';
import { aTargetedSurvey } from '#testing/surveys.ts';
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
  bob = await aPerson(server, app);
});

const daysAgo = (days: number) => new Date(server.clock.now.getTime() - days * 86_400_000);

const knows = (question: string, answers: string[], days = 10, person: Person = bob) =>
  anAnswer(server.database.db, person.user, { id: question }, answers, daysAgo(days));

type Items = AnswerOf<'profile/get-profiling-review'>;

async function items(as = bob.uhash, language = 'en'): Promise<Items> {
  const headers = { 'x-user-locale': language };
  return (await server.call('profile/get-profiling-review', { as, headers })).body as unknown as Items;
}

const question = (id: string, as = bob.uhash) =>
  server.call('profile/get-profiling-review-question', { as, params: { question: id } });

const change = (id: string, answers: string[], as = bob.uhash) =>
  server.call('profile/put-profiling-review', { as, body: { question: id, answers } });

const confirm = (seen?: string, as = bob.uhash) =>
  server.call('profile/post-profiling-review-done', { as, ...(seen && { query: { seen } }) });

const updateProfile = async (as = bob.uhash) =>
  (await server.call('app/get-app', { as })).body.update_profile;

async function row() {
  const [user] = await server.database.db
    .select()
    .from(users)
    .where(and(eq(users.app_id, app.id), eq(users.id, bob.user.id)));
  return user ?? expect.fail('bob is gone');
}

describe('PR-01 GET /profiling-review', () => {
  it('PR-01 lists what is known in the reader’s language, personal data first', async () => {
    await knows('pets', ['dog', 'cat'], 12);
    await knows('household_size', ['3'], 400);
    await knows('gender', ['female']);
    expect(await items()).toEqual([
      {
        ...{ hash: 'gender', question_text: 'What is your gender?', answers: ['Woman'] },
        ...{ answered_at: daysAgo(10).toISOString(), is_outdated: false },
      },
      expect.objectContaining({ hash: 'household_size', answers: ['3'], is_outdated: false }),
      expect.objectContaining({ hash: 'pets', answers: ['Dog', 'Cat'] }),
    ]);
    expect((await items(bob.uhash, 'de'))[0]?.answers).toEqual(['Weiblich']);
  });

  it('PR-01 marks what no longer fits its question, and puts it first', async () => {
    await knows('gender', ['female']);
    const { id } = await aQuestion(server.database.db, { options: ['Tea', 'Milk'] });
    await knows(id, ['Milk']);
    await server.database.db
      .delete(question_options)
      .where(and(eq(question_options.question_id, id), eq(question_options.id, 'Milk')));
    const [first] = await items();
    expect(first).toMatchObject({ hash: id, answers: ['Milk'], is_outdated: true });
  });

  it('PR-01 is empty for somebody new, and for an account that is not proven', async () => {
    expect(await items()).toEqual([]);
    const open = await anApp(server.database.db, { requires_security_hash: false });
    const carol = await aPerson(server, open, 'carol');
    await knows('pets', ['dog'], 10, carol);
    expect(await items(carol.uhash)).toEqual([]);
    expect((await question('pets', carol.uhash)).status).toBe(404);
    expect((await change('pets', ['cat'], carol.uhash)).status).toBe(404);
    expect(await carol.answers()).toEqual({ pets: ['dog'] });
    expect(await items(`carol:${open.id}:${securityHash(open.secret, 'carol')}`)).toHaveLength(1);
  });
});

describe('PR-01 one question', () => {
  it('PR-01 comes with all answers and the own one chosen', async () => {
    await knows('pets', ['cat']);
    const { body } = await question('pets');
    expect(body).toMatchObject({ id: 'pets', type: 'multiple_choice', user_answers: ['cat'] });
    expect(body.answers).toContainEqual({ id: 'cat', text: 'Cat', pre_selected: true });
    expect(body.answers).toContainEqual({ id: 'dog', text: 'Dog', pre_selected: false });
    expect(body).not.toHaveProperty('is_skippable');
  });

  it('PR-01 whose answers are searched comes with the own one, and its answers can be searched', async () => {
    await knows('city', ['de-33']);
    expect((await question('city')).body).toMatchObject({ autocomplete: true, answers: [{ id: 'de-33' }] });
    const search = (questionId: string) =>
      server.call('qualification/get-question-answers', {
        ...{ as: bob.uhash, params: { questionId }, query: { q: 'ber' } },
      });
    expect(JSON.stringify((await search('city')).body)).toContain('Berlin');
    expect((await search('car_model')).status).toBe(404);
  });

  it('PR-01 that was never answered is not there, nor is that of somebody else', async () => {
    await knows('pets', ['cat']);
    const dana = await aPerson(server, app);
    for (const answer of [await question('cars'), await question('pets', dana.uhash)]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
  });
});

describe('PR-01 PUT /profiling-review', () => {
  it('PR-01 keeps the answer, and the list follows at once', async () => {
    const { db } = server.database;
    const { id } = await aQuestion(db, { options: ['Tea', 'Coffee'] });
    const [tea, coffee] = await Promise.all(
      ['Tea', 'Coffee'].map((drink) => aTargetedSurvey(db, { [id]: [drink] })),
    );
    await knows(id, ['Tea']);
    const listed = async () => {
      const { body } = await server.call('surveys/get-surveys', { as: bob.uhash });
      return listedIn(body).map(({ hash }) => hash);
    };
    expect(await listed()).toContain(tea?.hash);
    expect(await listed()).not.toContain(coffee?.hash);
    const answer = await change(id, ['Coffee']);
    expect(answer.body).toMatchObject([
      { hash: id, answers: ['Coffee'], answered_at: server.clock.now.toISOString() },
    ]);
    expect(await listed()).toContain(coffee?.hash);
    expect(await listed()).not.toContain(tea?.hash);
    const [kept] = await db.select().from(profile_answers).where(eq(profile_answers.question_id, id));
    expect(kept?.source).toBe('review');
  });

  it('PR-01 the same answer changes nothing, a stale one is confirmed by it', async () => {
    await knows('pets', ['cat', 'dog'], 10);
    await knows('cars', ['one'], 500);
    await change('pets', ['dog', 'cat']);
    expect((await row()).version).toBe(0);
    await change('cars', ['one']);
    expect((await row()).version).toBe(1);
    expect((await items()).map(({ answered_at }) => answered_at)).toEqual([
      server.clock.now.toISOString(),
      daysAgo(10).toISOString(),
    ]);
  });

  it.each([
    ['pets', ['dragon'], 'Please choose one of the answers shown'],
    ['pets', [' '], 'Field should not be empty'],
    ['birthday', ['2015-01-01'], 'You must be at least 18 years old'],
  ])('PR-01 %s %j is refused: %s', async (id, answers, message) => {
    await knows('pets', ['cat']);
    await knows('birthday', ['1990-05-17']);
    expect(await change(id, answers)).toMatchObject({
      status: 422,
      body: { code: 'unprocessable', message, errors: { answers: [message] } },
    });
    expect(await bob.answers()).toEqual({ pets: ['cat'], birthday: ['1990-05-17'] });
  });

  it('PR-01 a date of birth is the account’s too', async () => {
    await knows('birthday', ['1990-05-17']);
    await change('birthday', ['1991-05-17']);
    expect((await row()).birthday).toBe('1991-05-17');
  });

  it('PR-01 adds no answer that nobody gave on the way into a survey', async () => {
    expect((await change('pets', ['dog'])).status).toBe(404);
    expect(await bob.answers()).toEqual({});
  });
});

describe('PR-01 POST /profiling-review/done', () => {
  it('PR-01 confirms every answer: none is old any more, and nobody is asked again', async () => {
    await changeUser(server.database.db, bob.user, { update_profile: true });
    await knows('pets', ['cat'], 500);
    await knows('gender', ['female'], 20);
    expect(await confirm()).toMatchObject({ status: 200, body: { result: true } });
    expect(await row()).toMatchObject({
      update_profile: false,
      profile_reviewed_at: server.clock.now,
      version: 1,
    });
    for (const { answered_at } of await items()) expect(answered_at).toBe(server.clock.now.toISOString());
    expect(await updateProfile()).toBe(false);
  });

  it('PR-01 with nothing to confirm is done as well', async () => {
    await changeUser(server.database.db, bob.user, { update_profile: true });
    expect((await confirm()).status).toBe(200);
    expect(await updateProfile()).toBe(false);
  });

  it('PR-01 waits while an answer no longer fits its question', async () => {
    const { id } = await aQuestion(server.database.db, { options: ['Tea'] });
    await knows(id, ['Milk']);
    expect(await confirm()).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await row()).profile_reviewed_at).toBeNull();
    await change(id, ['Tea']);
    expect((await confirm()).status).toBe(200);
  });

  it('PR-01 refuses what was changed after it was seen, and takes a repeated word', async () => {
    await knows('pets', ['cat'], 10);
    const seen = daysAgo(10).toISOString();
    await change('pets', ['dog']);
    expect(await confirm(seen)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await confirm(server.clock.now.toISOString())).status).toBe(200);
    // The answer to the first word was lost, or a second tab says the same.
    expect((await confirm(seen)).status).toBe(200);
  });

  it('PR-01 confirms nothing for an account that is not proven', async () => {
    const open = await anApp(server.database.db, { requires_security_hash: false });
    const carol = await aPerson(server, open);
    await changeUser(server.database.db, carol.user, { update_profile: true });
    await knows('pets', ['dog'], 500, carol);
    expect((await confirm(undefined, carol.uhash)).status).toBe(200);
    const [kept] = await server.database.db
      .select()
      .from(profile_answers)
      .where(eq(profile_answers.app_id, open.id));
    expect(kept?.answered_at).toEqual(daysAgo(500));
  });
});

describe('PR-02 update_profile', () => {
  it.each([
    ['an operator asks for it', { update_profile: true }, 1, true],
    ['an answer is half a year old', { created_at: new Date('2025-01-01') }, 181, true],
    ['all answers are young', { created_at: new Date('2025-01-01') }, 100, false],
    ['the account is young', {}, 500, false],
  ])('PR-02 %s: %s', async (_case, account, days, wanted) => {
    await changeUser(server.database.db, bob.user, { created_at: daysAgo(5), ...account });
    await knows('pets', ['cat'], days);
    expect(await updateProfile()).toBe(wanted);
  });

  it('PR-02 is not for an account that may not read its profile', async () => {
    const open = await anApp(server.database.db, { requires_security_hash: false });
    const carol = await aUser(server.database.db, open);
    await changeUser(server.database.db, carol, { update_profile: true });
    expect(await updateProfile(carol.uhash)).toBe(false);
  });
});
