// Back and forth through the questions of a click (decision 0105).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppRecord } from '#store/publishers/apps.ts';
import { survey_quotas } from '#store/schema/surveys.ts';
import { anApp } from '#testing/apps.ts';
import { aSurvey, type SurveyRecord } from '#testing/surveys.ts';
import { aPerson, type Person, questionOf } from './support/qualification.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let app: AppRecord;
let bob: Person;
let survey: SurveyRecord;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  app = await anApp(server.database.db);
  bob = await aPerson(server, app);
  // Asked by how many answers decide: pets, cars, devices.
  survey = await asksFor(['pets', 'dog', 'cat'], ['cars', 'one', 'two', 'none'], ['devices', 'laptop']);
});

const asksFor = (...questions: [string, ...string[]][]) =>
  aSurvey(server.database.db, {
    targeting: { clauses: questions.map(([question, ...answers]) => ({ question, answers })) },
  });
const changed = { change: true };
/** Through pets and cars, up to devices. */
async function answerTwo(who = bob) {
  await who.begin(survey);
  await who.answer(survey, 'pets', ['dog']);
  return who.answer(survey, 'cars', ['one']);
}

describe('steps', () => {
  it('each question says where it stands, and how many there are at most', async () => {
    const first = await bob.begin(survey);
    expect(first.body.round).toEqual({ number: 1, at_most: 3, can_go_back: false });
    const second = await bob.answer(survey, 'pets', ['dog']);
    expect(second.body.round).toEqual({ number: 2, at_most: 3, can_go_back: true });
    expect((await bob.begin(survey)).body.round).toEqual(second.body.round);
  });

  it('what is known already is not counted', async () => {
    const other = await asksFor(['pets', 'dog'], ['smoking', 'never']);
    await bob.begin(await asksFor(['pets', 'dog']));
    const [click] = await bob.clicks();
    expect(click?.asked).toEqual(['pets']);
    await answerTwo();
    expect((await bob.begin(other)).body.round).toEqual({ number: 1, at_most: 1, can_go_back: false });
  });

  it('the onboarding survey counts its own', async () => {
    const onboarding = await aSurvey(server.database.db, { onboarding: true });
    expect((await bob.begin(onboarding)).body.round).toMatchObject({ number: 1, at_most: 9 });
    const second = await bob.answer(onboarding, 'gender', ['male']);
    expect(second.body.round).toMatchObject({ number: 2, at_most: 9, can_go_back: true });
    const back = await bob.back(onboarding, 'birthday');
    expect(questionOf(back)).toMatchObject({ id: 'gender', user_answers: ['male'] });
  });
});

describe('Back', () => {
  it('gives the question before, with the answer and where it stands', async () => {
    expect(questionOf(await answerTwo()).id).toBe('devices');
    const back = await bob.back(survey, 'devices');
    expect(questionOf(back)).toMatchObject({ id: 'cars', user_answers: ['one'] });
    expect(back.body.round).toEqual({ number: 2, at_most: 3, can_go_back: true });
    const first = await bob.back(survey, 'cars');
    expect(questionOf(first)).toMatchObject({ id: 'pets', user_answers: ['dog'] });
    expect(first.body.round).toEqual({ number: 1, at_most: 3, can_go_back: false });
  });

  it('changes nothing by itself', async () => {
    const open = await answerTwo();
    await bob.back(survey, 'devices');
    expect(questionOf(await bob.begin(survey))).toEqual(questionOf(open));
    expect(await bob.answers()).toEqual({ pets: ['dog'], cars: ['one'] });
  });

  it('passes over what was skipped, which cannot be taken back', async () => {
    const onboarding = await aSurvey(server.database.db, { onboarding: true });
    const answers = { gender: ['male'], birthday: ['1990-05-17'], zip: ['94103'], education: ['master'] };
    await bob.begin(onboarding);
    for (const [id, answer] of Object.entries(answers)) await bob.answer(onboarding, id, answer);
    await bob.answer(onboarding, 'employment', ['student']);
    const after = await bob.skip(onboarding, 'household_income');
    expect(questionOf(after).id).toBe('marital_status');
    expect(questionOf(await bob.back(onboarding, 'marital_status')).id).toBe('employment');
    const on = await bob.answer(onboarding, 'employment', ['retired'], changed);
    expect(questionOf(on).id).toBe('marital_status');
    expect(on.body.round).toMatchObject({ number: 7, at_most: 9 });
  });

  it('an answered question can be changed, but not skipped any more', async () => {
    const income = await asksFor(['household_income', '40k_60k'], ['devices', 'laptop']);
    expect(questionOf(await bob.begin(income)).is_skippable).toBe(true);
    await bob.answer(income, 'household_income', ['40k_60k']);
    expect(questionOf(await bob.back(income, 'devices')).is_skippable).toBe(false);
  });

  it('where accounts are not proven, the answer is not read back', async () => {
    const open = await anApp(server.database.db, { requires_security_hash: false });
    const carl = await aPerson(server, open);
    await answerTwo(carl);
    expect(questionOf(await carl.back(survey, 'devices'))).toMatchObject({ id: 'cars', user_answers: [] });
  });

  it.each([
    ['from the first question', 'pets', 409],
    ['from one that was not asked', 'smoking', 404],
  ])('is refused %s', async (_name, question, status) => {
    await answerTwo();
    expect((await bob.back(survey, question)).status).toBe(status);
  });
});

describe('an earlier answer', () => {
  it('is replaced, and the round goes on from there with the later ones filled in', async () => {
    await answerTwo();
    const on = await bob.answer(survey, 'pets', ['cat'], changed);
    expect(questionOf(on)).toMatchObject({ id: 'cars', user_answers: ['one'] });
    expect(on.body.round).toEqual({ number: 2, at_most: 3, can_go_back: true });
    expect(await bob.answers()).toEqual({ pets: ['cat'], cars: ['one'] });
    expect(questionOf(await bob.answer(survey, 'cars', ['one'], changed)).id).toBe('devices');
    expect((await bob.answer(survey, 'devices', ['laptop'], changed)).body.status).toBe('qualified');
  });

  it('sent twice gives the same question twice', async () => {
    await answerTwo();
    const both = [
      await bob.answer(survey, 'pets', ['cat'], changed),
      await bob.answer(survey, 'pets', ['cat'], changed),
    ];
    expect(both[0]?.body).toEqual(both[1]?.body);
  });

  it('is a birthday too, which comes again on the way forward', async () => {
    const adults = await aSurvey(server.database.db, {
      targeting: {
        min_age: 20,
        genders: ['female', 'male'],
        clauses: [{ question: 'city', answers: ['de-33'] }],
      },
    });
    await bob.begin(adults);
    await bob.answer(adults, 'gender', ['male']);
    expect(questionOf(await bob.answer(adults, 'birthday', ['1990-05-17'])).id).toBe('city');
    const on = await bob.answer(adults, 'gender', ['female'], changed);
    expect(questionOf(on)).toMatchObject({ id: 'birthday', user_answers: ['1990-05-17'] });
  });

  it('may end the qualification', async () => {
    await answerTwo();
    expect((await bob.answer(survey, 'pets', ['fish'], changed)).body.status).toBe('disqualified');
    expect(await bob.clicks()).toMatchObject([{ state: 'screen_out', raw_code: 'pets' }]);
  });

  it('drops from the round what is no longer asked', async () => {
    const quotas = await aSurvey(server.database.db, {
      targeting: {
        clauses: [
          { question: 'smoking', answers: ['never', 'daily'] },
          { question: 'city', answers: ['de-33'] },
        ],
      },
    });
    await server.database.db.insert(survey_quotas).values({
      ...{ survey_id: quotas.id, supplier_ref: 'full', remaining: 0 },
      targeting: {
        clauses: [
          { question: 'smoking', answers: ['daily'] },
          { question: 'grocery_role', answers: ['shared', 'mostly_me'] },
        ],
      },
    });
    await bob.begin(quotas);
    const [{ asked = [] } = {}] = await bob.clicks();
    expect(asked).toEqual(['smoking']);
    expect(questionOf(await bob.answer(quotas, 'smoking', ['daily'])).id).toBe('grocery_role');
    const third = await bob.answer(quotas, 'grocery_role', ['somebody_else']);
    expect([questionOf(third).id, third.body.round]).toMatchObject(['city', { number: 3, at_most: 3 }]);
    const on = await bob.answer(quotas, 'smoking', ['never'], changed);
    expect([questionOf(on).id, on.body.round]).toMatchObject(['city', { number: 2 }]);
    expect((await bob.answer(quotas, 'city', ['de-33'], changed)).body.status).toBe('qualified');
    // What somebody has said about themselves stays true.
    expect(await bob.answers()).toMatchObject({ grocery_role: ['somebody_else'], smoking: ['never'] });
  });

  it('is refused after the end, whichever it was', async () => {
    const short = await asksFor(['pets', 'dog', 'cat'], ['cars', 'one', 'two', 'none']);
    await bob.begin(short);
    await bob.answer(short, 'pets', ['dog']);
    expect((await bob.answer(short, 'cars', ['one'])).body.status).toBe('qualified');
    expect((await bob.back(short, 'cars')).status).toBe(409);
    expect((await bob.answer(short, 'pets', ['cat'], changed)).status).toBe(409);
    // The answer that was lost on its way gives the outcome again.
    expect((await bob.answer(short, 'cars', ['one'], changed)).body.status).toBe('qualified');

    const ann = await aPerson(server, app);
    await answerTwo(ann);
    expect((await ann.answer(survey, 'devices', ['tablet'])).body.status).toBe('disqualified');
    expect((await ann.back(survey, 'devices')).body.status).toBe('disqualified');
    expect((await ann.answer(survey, 'pets', ['cat'], changed)).body.status).toBe('disqualified');
    expect([await bob.answers(), await ann.answers()]).toMatchObject([{ pets: ['dog'] }, { pets: ['dog'] }]);
  });
});
