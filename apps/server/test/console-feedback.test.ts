// Ratings and feedback in the console: one list of both, filtered and summed up, within one's own apps.
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { survey_feedback } from '#store/schema/survey-feedback.ts';
import { aClick, type NewClick } from '#testing/clicks.ts';
import { aUser } from '#testing/people.ts';
import { aSurvey, type SurveyRecord } from '#testing/surveys.ts';
import { hours, noon } from './support/clock.ts';
import { makeWorld, type World } from './support/console-samples.ts';
import { makeTeam, type Team, type TeamMember } from './support/console-team.ts';
import { startServer, type TestServer } from './support/server.ts';

type Answer = ConsoleAnswerOf<'console/feedback/get-feedback'>;

let server: TestServer;
let own: World;
let other: World;
let team: Team;
let survey: SurveyRecord;
const on = () => server.database.db;

beforeAll(async () => {
  server = await startServer();
  own = await makeWorld(on(), 'ours');
  other = await makeWorld(on(), 'theirs');
  team = await makeTeam(on(), own, other, noon);
  survey = await aSurvey(on());
  await rated(own, 9, -1, { country: 'DE' });
  await rated(own, 10, -2);
  await rated(own, 3, -3, { state: 'screen_out' });
  await rated(own, 2, -4, { test_mode: true });
  await rated(own, 8, -24 * 91);
  await told(own, 'broken_survey', 'The page was =empty', -5);
  await told(own, 'dont_like_survey', '', -6);
  await rated(other, 5, -7);
  await told(other, 'other', 'A secret of theirs', -8);
});
afterAll(() => server.stop());

async function rated({ app }: World, rating_half_stars: number, at: number, given: NewClick = {}) {
  const user = await aUser(on(), app);
  const ended = { state: 'complete', ended_at: hours(at), opened_at: hours(at) } as const;
  await aClick(on(), user, survey, { ...ended, rating_half_stars, rated_at: hours(at), ...given });
}

async function told({ app }: World, option: string, message: string, at: number) {
  const user = await aUser(on(), app);
  const ended = { state: 'error', ended_at: hours(at), opened_at: hours(at), country: 'FR' } as const;
  const cid = await aClick(on(), user, survey, ended);
  const of = { app_id: app.id, user_id: user.id, survey_hash: survey.hash, cid };
  await on()
    .insert(survey_feedback)
    .values({ ...of, option, message, created_at: hours(at) });
}

async function ask(who: TeamMember, query: Record<string, string> = {}): Promise<Answer> {
  const answer = await server.operate('console/feedback/get-feedback', {
    headers: { ...team[who].headers },
    query,
  });
  expect(answer.status).toBe(200);
  return answer.body as Answer;
}

const short = ({ items }: Answer) =>
  items.map(({ stars, option, message }) => (stars === null ? `${option}: ${message}` : `${stars} stars`));

describe('ratings and feedback', () => {
  it('CO-02 are one list, the latest first, of one’s own apps, with a summary of all of it', async () => {
    const seen = await ask('olive');
    expect(short(seen)).toEqual([
      '4.5 stars',
      '5 stars',
      '1.5 stars',
      'broken_survey: The page was =empty',
      'dont_like_survey: null',
    ]);
    expect(seen.items[0]).toMatchObject({
      ...{ kind: 'rating', outcome: 'complete', country: 'DE', survey: survey.hash },
      ...{ app: { id: own.app.id, name: own.app.name }, supplier: { id: 'a-supplier', name: 'A supplier' } },
    });
    expect(seen.summary).toEqual({
      ...{ average: 3.67, ratings: 3, by_stars: [0, 1, 0, 0, 2], feedback: 2, texts: 1 },
    });
    expect(short(await ask('dana'))).toHaveLength(7);
    expect(short(await ask('otto'))).toEqual(['2.5 stars', 'other: A secret of theirs']);
  });

  it.each<[Record<string, string>, string[]]>([
    [{ stars: '5' }, ['4.5 stars', '5 stars']],
    [{ stars: '1' }, []],
    [{ outcome: 'screen_out' }, ['1.5 stars']],
    [{ country: 'DE' }, ['4.5 stars']],
    [{ text: '1' }, ['broken_survey: The page was =empty']],
    [{ option: 'dont_like_survey' }, ['dont_like_survey: null']],
    [{ supplier: 'nobody' }, []],
    [{ survey: 'no-such-survey' }, []],
    [{ test: '1' }, ['1 stars']],
    [{ from: hours(-3).toISOString(), to: hours(-1).toISOString() }, ['5 stars', '1.5 stars']],
    [{ from: hours(-24 * 100).toISOString(), to: hours(-24 * 90).toISOString() }, ['4 stars']],
  ])('CO-02 with %j', async (query, expected) => {
    const seen = await ask('olive', query);
    expect(short(seen)).toEqual(expected);
    const { ratings = 0, feedback = 0 } = seen.summary ?? {};
    expect(ratings + feedback).toBe(expected.length);
  });

  it('CO-02 come by pages that miss nothing and repeat nothing, also of one moment', async () => {
    const { app } = own;
    for (let time = 0; time < 60; time += 1) await rated({ ...own, app }, 7, -200);
    const from = hours(-201).toISOString();
    const to = hours(-199).toISOString();
    const first = await ask('olive', { from, to });
    const second = await ask('olive', { from, to, after: first.next ?? '' });
    expect([first.items.length, second.items.length, second.next]).toEqual([50, 10, null]);
    expect([first.summary?.ratings, second.summary]).toEqual([60, null]);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(60);
    const wrong = await server.operate('console/feedback/get-feedback', {
      headers: { ...team.olive.headers },
      query: { after: 'nothing' },
    });
    expect(wrong.status).toBe(400);
  });

  it('CO-02 leave as a file in which nothing is a formula, and which is in the audit', async () => {
    const user = await aUser(on(), own.app);
    await on()
      .insert(survey_feedback)
      .values({
        ...{ app_id: own.app.id, user_id: user.id, survey_hash: survey.hash, cid: null },
        ...{ option: 'other', message: '=1+1', created_at: hours(-9) },
      });
    const url = `${server.url}/api/console/feedback?format=csv&text=1`;
    const file = await (await fetch(url, { headers: { ...team.olive.headers } })).text();
    expect(file.split('\r\n').map((line) => line.split(',')[4])).toEqual([
      ...['message', 'The page was =empty', "'=1+1", undefined],
    ]);
    const audit = await server.operate('console/audit/get-audit', {
      headers: { ...team.olive.headers },
      query: { kind: 'view' },
    });
    expect((audit.body.events as { what: string }[])[0]?.what).toBe('Ratings and feedback about surveys');
  });

  it('CO-05 are not for analysts', async () => {
    const { headers } = team.ana;
    expect((await server.operate('console/feedback/get-feedback', { headers: { ...headers } })).status).toBe(
      403,
    );
  });
});
