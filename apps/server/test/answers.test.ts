import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppRecord } from '#store/publishers/apps.ts';
import { profile_answers } from '#store/schema/profile.ts';
import { anApp } from '#testing/apps.ts';
import { changeUser } from '#testing/people.ts';
import { aSurvey, type SurveyRecord } from '#testing/surveys.ts';
import { aPerson, type Person, questionOf } from './support/qualification.ts';
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

const asksFor = (...questions: [string, ...string[]][]) =>
  aSurvey(server.database.db, {
    targeting: { clauses: questions.map(([question, ...answers]) => ({ question, answers })) },
  });

describe('QU-03 every type of question', () => {
  it.each([
    ['single_choice', 'smoking', ['never']],
    ['multiple_choice', 'devices', ['laptop', 'console']],
    ['input_int', 'household_size', ['4']],
    ['input_text', 'zip', ['10115']],
    ['input_bigtext', 'last_ad', ['It was about shoes.\nI liked it.']],
    ['autocomplete', 'city', ['de-33']],
  ])('%s is asked, answered and kept', async (type, question, answer) => {
    const survey = await asksFor([question, ...answer]);
    const asked = questionOf(await bob.begin(survey));
    expect(asked).toMatchObject({ id: question, type });
    expect(asked.answers.length > 0).toBe(type.endsWith('choice'));
    expect((await bob.answer(survey, question, answer)).body.status).toBe('qualified');
    expect(await bob.answers()).toEqual({ [question]: answer });
  });

  it('an answer that excludes the others says so, and so does a postal code which country it is for', async () => {
    const pets = questionOf(await bob.begin(await asksFor(['pets', 'dog'])));
    expect(pets.answers.filter(({ exclusive }) => exclusive).map(({ id }) => id)).toEqual(['none']);
    const survey = await asksFor(['zip', '94103-1234']);
    expect(questionOf(await bob.begin(survey)).postal_code).toEqual({ country: 'US' });
    await bob.answer(survey, 'zip', [' 941031234']);
    expect(await bob.answers()).toEqual({ zip: ['94103-1234'] });
  });

  it('input_date is asked for an age, and stored as YYYY-MM-DD', async () => {
    const survey = await aSurvey(server.database.db, { targeting: { min_age: 18, clauses: [] } });
    expect(questionOf(await bob.begin(survey))).toMatchObject({ id: 'birthday', type: 'input_date' });
    await bob.answer(survey, 'birthday', ['2008-03-10']);
    expect(await bob.answers()).toEqual({ birthday: ['2008-03-10'] });
  });

  it('QU-12 a list of thousands comes whole and compressed', async () => {
    const answer = await bob.begin(await asksFor(['car_model', 'toyota-corolla-2020']));
    const asked = questionOf(answer);
    expect(answer.headers.get('content-encoding')).toMatch(/br|gzip/);
    expect(asked.answers.length).toBeGreaterThan(5_000);
    expect(asked.answers).toContainEqual({
      ...{ id: 'toyota-corolla-2020', text: 'Toyota Corolla 2020', pre_selected: false },
    });
  });
});

describe('QU-04 an answer that is not taken', () => {
  it.each([
    ['smoking', [], 'Field should not be empty'],
    ['smoking', ['daily', 'never'], 'Please give one answer only'],
    ['smoking', ['often'], 'Please choose one of the answers shown'],
    ['pets', ['dog', 'dragon'], 'Please choose one of the answers shown'],
    ['city', ['Berlin'], 'Please choose one of the answers shown'],
    ['household_size', ['many'], 'Please enter a whole number'],
    ['household_size', ['21'], 'This number is too small or too large'],
    ['zip', ['x'.repeat(13)], 'This answer is too long'],
    ['zip', ['SW1A 1AA'], 'Please enter a postal code such as 94103'],
    ['pets', ['dog', 'none'], 'This answer can only be chosen alone'],
  ])('%s %j says why, and nothing is stored', async (question, answer, message) => {
    const survey = await asksFor([question, 'anything']);
    await bob.begin(survey);
    const { status, body } = await bob.answer(survey, question, answer);
    expect([status, body.status, body.message]).toEqual([200, 'error', message]);
    expect(questionOf({ body }).id).toBe(question);
    expect(await bob.answers()).toEqual({});
    expect(await bob.clicks()).toMatchObject([{ ended_at: null, asked: [question] }]);
  });

  it.each([
    ['2027-01-01', 'Invalid year'],
    ['1899-12-31', 'Invalid year'],
    ['2008-03-11', 'You must be at least 18 years old'],
    ['2000-02-30', 'Please enter a whole date'],
  ])('QU-08 the birthday %s: %s', async (birthday, message) => {
    const survey = await aSurvey(server.database.db, { targeting: { min_age: 18, clauses: [] } });
    await bob.begin(survey);
    expect((await bob.answer(survey, 'birthday', [birthday])).body).toMatchObject({
      status: 'error',
      message,
    });
    expect(await bob.answers()).toEqual({});
  });

  it('comes with what was answered before, and in the reader’s language', async () => {
    const [first, second] = [await asksFor(['pets', 'dog']), await asksFor(['pets', 'dog'])];
    await bob.begin(first);
    await bob.answer(first, 'pets', ['dog']);
    await server.database.db
      .update(profile_answers)
      .set({ answered_at: new Date('2020-01-01') })
      .where(eq(profile_answers.app_id, app.id));
    await bob.begin(second);
    const { body } = await server.call('qualification/post-answers', {
      as: bob.uhash,
      headers: { 'x-user-locale': 'pt_BR' },
      body: { survey: second.hash, question: 'pets', answer: [], uhash: bob.uhash, skip_question: false },
    });
    expect(body.message).toBe('O campo não pode ficar vazio');
    expect(questionOf({ body }).user_answers).toEqual(['dog']);
  });
});

describe('QU-05 skipping', () => {
  it('a targeted question that is skipped ends it', async () => {
    const survey = await asksFor(['household_income', '40k_60k']);
    expect(questionOf(await bob.begin(survey)).is_skippable).toBe(true);
    expect((await bob.skip(survey, 'household_income')).body.status).toBe('disqualified');
    expect(await bob.clicks()).toMatchObject([
      { skipped: ['household_income'], raw_code: 'household_income' },
    ]);
    expect(await bob.answers()).toEqual({});
    const other = await asksFor(['household_income', '40k_60k']);
    expect(questionOf(await bob.begin(other)).id).toBe('household_income');
  });

  it('only where it is allowed', async () => {
    const survey = await asksFor(['pets', 'dog']);
    await bob.begin(survey);
    const { body } = await bob.skip(survey, 'pets');
    expect(body).toMatchObject({ status: 'error', message: 'This question cannot be skipped' });
    expect(await bob.clicks()).toMatchObject([{ skipped: [], ended_at: null }]);
  });
});

describe('SV-03 an answer is stored once', () => {
  it('when Next is pressed twice, or the answer got lost and is sent again', async () => {
    const survey = await asksFor(['pets', 'dog'], ['cars', 'one']);
    await bob.begin(survey);
    const twice = await Promise.all([1, 2, 3].map(() => bob.answer(survey, 'cars', ['one'])));
    const later = await bob.answer(survey, 'cars', ['one']);
    for (const { body } of [...twice, later]) expect(questionOf({ body }).id).toBe('pets');
    const [row] = await server.database.db
      .select()
      .from(profile_answers)
      .where(eq(profile_answers.app_id, app.id));
    expect(row).toMatchObject({
      question_id: 'cars',
      source: 'qualification',
      answered_at: server.clock.now,
    });
  });

  it('the end is answered again to a client that missed it', async () => {
    const survey = await asksFor(['pets', 'dog']);
    await bob.begin(survey);
    const both = await Promise.all([
      bob.answer(survey, 'pets', ['cat']),
      bob.answer(survey, 'pets', ['cat']),
    ]);
    expect(both.map(({ body }) => body.status)).toEqual(['disqualified', 'disqualified']);
    expect(await bob.clicks()).toHaveLength(1);
  });

  it('another answer to a question further back is a conflict', async () => {
    const survey = await asksFor(['pets', 'dog'], ['cars', 'one', 'two']);
    await bob.begin(survey);
    await bob.answer(survey, 'pets', ['dog']);
    const { status, body } = await bob.answer(survey, 'pets', ['cat']);
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(await bob.answers()).toEqual({ pets: ['dog'] });
  });
});

describe('AP-05 POST /answers refuses, and nothing is stored', () => {
  let survey: SurveyRecord;
  beforeEach(async () => {
    survey = await asksFor(['pets', 'dog']);
    await bob.begin(survey);
  });
  const good = () => ({
    ...{ survey: survey.hash, question: 'pets', answer: ['dog'], uhash: bob.uhash, skip_question: false },
  });
  const post = (as: string, body: unknown) => server.call('qualification/post-answers', { as, body });

  it('somebody else’s user hash', async () => {
    const ann = await aPerson(server, app);
    expect((await post(bob.uhash, { ...good(), uhash: ann.uhash })).status).toBe(404);
    expect((await post(ann.uhash, { ...good(), uhash: ann.uhash })).status).toBe(404);
    expect((await post(ann.uhash, good())).status).toBe(404);
    expect([await bob.answers(), await ann.answers()]).toEqual([{}, {}]);
  });

  it.each([
    ['a question that was not asked', { question: 'cars' }, 404],
    ['a question that does not exist', { question: 'shoe_size' }, 404],
    ['a survey that does not exist', { survey: 'no-such' }, 404],
    ['no answer', { answer: undefined }, 400],
    ['an answer that is no list', { answer: 'dog' }, 400],
    ['an answer that is no text', { answer: [1] }, 400],
    ['an answer that no database can keep', { answer: ['a\0b'] }, 400],
    ['a survey that no database can look up', { survey: 'a\0b' }, 400],
    ['an endless answer', { answer: ['x'.repeat(5001)] }, 400],
    ['too many answers', { answer: Array.from({ length: 1001 }, (_, index) => `${index}`) }, 400],
    ['no word about skipping', { skip_question: undefined }, 400],
    ['a field nobody knows', { reward: 1000 }, 400],
  ])('%s', async (_name, change, status) => {
    const answer = await post(bob.uhash, { ...good(), ...change });
    expect(answer.status).toBe(status);
    expect(await bob.answers()).toEqual({});
  });

  it('NO-02 an account that was banned in the meantime', async () => {
    await changeUser(server.database.db, bob.user, { state: 'banned' });
    expect((await post(bob.uhash, good())).status).toBe(403);
    expect(await bob.answers()).toEqual({});
  });
});

describe('QU-07 GET /question/{id}/answers', () => {
  let survey: SurveyRecord;
  beforeEach(async () => {
    survey = await asksFor(['city', 'br-40']);
    await bob.begin(survey);
  });
  const search = async (q: string, asked: { as?: string; s?: string; questionId?: string } = {}) => {
    const { status, body } = await server.call('qualification/get-question-answers', {
      as: asked.as ?? bob.uhash,
      params: { questionId: asked.questionId ?? 'city' },
      query: { q, s: asked.s ?? survey.hash },
    });
    return { status, found: status === 200 ? (body as unknown as { text: string }[]) : [] };
  };

  it.each([
    ['sao', 'São Bernardo do Campo, BR'],
    ['SÃO PAU', 'São Paulo, BR'],
    ['koln', 'Köln, DE'],
    ['lodz', 'Łódź, PL'],
    ['istanbul', 'İstanbul, TR'],
    ['京', '京都市, JP'],
    ['الرياض', 'الرياض, SA'],
  ])('%s finds %s first, whatever the accents', async (q, first) => {
    const { found } = await search(q);
    expect(found[0]?.text).toBe(first);
  });

  it('what begins with it comes before what contains it, and there is an end to it', async () => {
    const { found } = await search('san');
    const begins = found.map(({ text }) => text.startsWith('San'));
    expect(begins).toEqual([...begins].sort((a, b) => Number(b) - Number(a)));
    expect(new Set(begins)).toEqual(new Set([true, false]));
    expect((await search('a')).found).toHaveLength(50);
    expect((await search('%')).found).toEqual([]);
  });

  it.each([
    ['nothing typed', '', {}, 400],
    ['an endless search', 'x'.repeat(201), {}, 400],
    ['a question that was not asked', 'x', { questionId: 'car_model' }, 404],
    ['a survey nobody began', 'x', { s: 'other' }, 404],
  ])('AP-05 refuses %s', async (_name, q, asked, status) => {
    expect((await search(q, asked)).status).toBe(status);
  });

  it('somebody else has not been asked', async () => {
    const ann = await aPerson(server, app);
    expect((await search('sao', { as: ann.uhash })).status).toBe(404);
  });
});
