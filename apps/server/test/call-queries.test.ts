// How many statements the calls send to the database that people make most (decision 0150).
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AppRecord } from '#store/publishers/apps.ts';
import { anApp } from '#testing/apps.ts';
import { aTargetedSurvey, type SurveyRecord } from '#testing/surveys.ts';
import { type CountedServer, startCounted } from './support/asked-queries.ts';
import { aPerson, type Person } from './support/qualification.ts';

let counted: CountedServer;
let app: AppRecord;
let survey: SurveyRecord;

beforeAll(async () => {
  counted = await startCounted();
  app = await anApp(counted.first.database.db);
  survey = await aTargetedSurvey(counted.first.database.db, { pets: ['dog'] });
  await counted.server.inventory.catchUp();
});
afterAll(() => counted.stop());

async function askForList({ uhash }: Person): Promise<void> {
  const { body } = await counted.server.call('surveys/get-surveys', { as: uhash });
  expect(body.result).toBe('success');
}

/** What a node does by itself comes between: the fewest of three people. */
async function fewest(
  prepare: (person: Person) => Promise<unknown>,
  act: (person: Person) => Promise<unknown>,
): Promise<string[]> {
  const seen: string[][] = [];
  for (let nth = 0; nth < 3; nth += 1) {
    const person = await aPerson(counted.server, app);
    await prepare(person);
    seen.push(await counted.during(() => act(person)));
  }
  return seen.sort((a, b) => a.length - b.length)[0] ?? [];
}

it('a list of somebody known asks whether they are the same', async () => {
  const known = async (person: Person) => {
    await askForList(person);
    await askForList(person);
  };
  expect(await fewest(known, askForList)).toEqual(['changed_identity_stamps']);
});

it('a list of a stranger reads the person, the app, and what the list depends on', async () => {
  expect(await fewest(async () => {}, askForList)).toEqual([
    ...['user_by_hash', 'app_at_source', 'bonuses_of_user', 'announcements_of_app'],
    ...['answers_of_user', 'spent_surveys', 'own_attempts'],
  ]);
});

/** Those without a name are planned anew by the database each time. */
const unnamed = (queries: readonly string[]) =>
  queries.filter((query) => query.includes(' ') && !/^(begin|commit)/.test(query));

it('a survey is opened by at most 21 statements, and a question answered by 25, most of them prepared', async () => {
  const open = async (person: Person) => {
    const { body } = await person.begin(survey);
    expect(body.status).toBe('accepted');
  };
  const opening = await fewest(askForList, open);
  expect(opening.length).toBeLessThanOrEqual(21);
  expect(unnamed(opening).length).toBeLessThanOrEqual(4);
  const answer = async (person: Person) => {
    const { body } = await person.answer(survey, 'pets', ['dog']);
    expect(body.status).toBe('qualified');
  };
  const answering = await fewest(open, answer);
  expect(answering.length).toBeLessThanOrEqual(25);
  expect(unnamed(answering).length).toBeLessThanOrEqual(2);
});
