// What a supplier learns of a person who enters one of its surveys (decision 0115).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { disclosures } from '#ports/disclosed.ts';
import type { Supplier } from '#ports/supplier.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { survey_quotas } from '#store/schema/surveys.ts';
import { anApp, changeApp } from '#testing/apps.ts';
import { anAnswer } from '#testing/questions.ts';
import { aTargetedSurvey, type NewSurvey, type SurveyRecord } from '#testing/surveys.ts';
import { noon } from './support/clock.ts';
import { aPerson, type Person } from './support/qualification.ts';
import { startServer, type TestServer } from './support/server.ts';
import { go, qualify } from './support/survey-clicks.ts';
import { storeSuppliers, tellingSupplier, toldIn } from './support/telling-supplier.ts';

const curious = tellingSupplier('curious', { discloses: disclosures });
const modest = tellingSupplier('modest', { discloses: ['age', 'gender'] });
const silent = tellingSupplier('silent', { discloses: [] });
const known = new Map<string, Supplier>([curious, modest, silent].map((one) => [one.id, one]));
const dayMs = 86_400_000;

let server: TestServer;
let app: AppRecord;
let alice: Person;
beforeAll(async () => {
  server = await startServer({ suppliers: known });
  await storeSuppliers(server, [...known.values()]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.now = noon;
  app = await anApp(server.database.db, { requires_security_hash: false, policy_required: false });
  alice = await aPerson(server, app);
  const answers = {
    ...{ gender: ['female'], birthday: ['1990-05-17'], zip: ['94103'] },
    ...{ pets: ['cat'], smoking: ['no'], education: ['master'] },
  };
  for (const [id, given] of Object.entries(answers))
    await anAnswer(server.database.db, alice.user, { id }, given, noon);
});

/** It asks about pets, and one of its quotas about education. */
async function surveyOf({ id }: Supplier, given: NewSurvey = {}): Promise<SurveyRecord> {
  const { db } = server.database;
  const survey = await aTargetedSurvey(db, { pets: ['cat', 'dog'] }, { supplier_id: id, ...given });
  const targeting = { clauses: [{ question: 'education', answers: ['bachelor'] }] };
  await db.insert(survey_quotas).values({ survey_id: survey.id, supplier_ref: 'q', targeting, remaining: 5 });
  return survey;
}
const toldTo = async (supplier: Supplier, person = alice, given: NewSurvey = {}) =>
  toldIn((await go(server, await qualify(person, await surveyOf(supplier, given)))).location).disclosed;

describe('SV-01 a supplier is told', () => {
  it('what its account lists, and of the answers only those that the survey asks about', async () => {
    expect(await toldTo(curious)).toEqual({
      ...{ birth_date: '1990-05-17', age: 35, gender: 'female', postal_code: '94103' },
      answers: { pets: ['cat'], education: ['master'] },
    });
    expect(await toldTo(modest)).toEqual({ age: 35, gender: 'female' });
  });

  it('nothing, where its account lists nothing', async () => {
    expect(await toldTo(silent)).toEqual({});
  });

  it('nothing about somebody who has not agreed to the policy', async () => {
    const survey = await surveyOf(curious);
    const { body } = await alice.begin(survey, { policy_optin: 0 });
    expect(toldIn((await go(server, String(body.cid))).location).disclosed).toEqual({});
  });

  it('nothing about those who try an app in test mode', async () => {
    const cid = await qualify(alice, await surveyOf(curious));
    await changeApp(server.database.db, app, { test_mode: true });
    expect(toldIn((await go(server, cid)).location).disclosed).toEqual({});
  });

  it('nothing that has grown old', async () => {
    const bob = await aPerson(server, app);
    const longAgo = new Date(noon.getTime() - 2_000 * dayMs);
    await anAnswer(server.database.db, bob.user, { id: 'birthday' }, ['1980-01-01'], longAgo);
    await anAnswer(server.database.db, bob.user, { id: 'zip' }, ['10001'], longAgo);
    const told = await toldTo(curious, bob, { targeting: { clauses: [] } });
    expect(told).toEqual({ birth_date: '1980-01-01', age: 46 });
  });
});
