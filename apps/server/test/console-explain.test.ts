// Why somebody has the list that they have, over HTTP: what is explained is what GET /surveys lists.
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit_events } from '#store/schema/audit-events.ts';
import { suppliers, survey_quotas } from '#store/schema/surveys.ts';
import { addDuplicates } from '#store/surveys/duplicates.ts';
import { type AppRecord, anApp, aSource, changeApp } from '#testing/apps.ts';
import { aClick } from '#testing/clicks.ts';
import { aUser, changeUser, type UserRecord } from '#testing/people.ts';
import { anAnswer, aQuestion } from '#testing/questions.ts';
import { aSurvey, type NewSurvey, type SurveyRecord } from '#testing/surveys.ts';
import { noon } from './support/clock.ts';
import { makeWorld } from './support/console-samples.ts';
import { makeTeam, type Team, type TeamMember } from './support/console-team.ts';
import { listedIn } from './support/listed.ts';
import { startServer, type TestServer } from './support/server.ts';

type Explanation = ConsoleAnswerOf<'console/inventory/get-users-explain'>;
type Verdict = ConsoleAnswerOf<'console/inventory/get-inventory-surveys-explain'>;

let server: TestServer;
let team: Team;
let app: AppRecord;
let bob: UserRecord;
let takenClick: string;
const on = () => server.database.db;
const german = { 'x-forwarded-for': '91.0.0.1' };
const surveys = new Map<string, SurveyRecord>();

/** By a name of the test's own; all of them are for Germany, where nobody else lives. */
async function given(name: string, survey: NewSurvey = {}): Promise<SurveyRecord> {
  const made = await aSurvey(on(), { country: 'DE', language: 'de', rank: surveys.size + 1, ...survey });
  surveys.set(name, made);
  return made;
}
const hashOf = (name: string) => surveys.get(name)?.hash ?? expect.fail(`no survey ${name}`);

beforeAll(async () => {
  server = await startServer();
  const [own, other] = [await makeWorld(on(), 'ours'), await makeWorld(on(), 'theirs')];
  team = await makeTeam(on(), own, other, noon);
  app = await anApp(on(), { publisher_id: own.publisher_id, requires_security_hash: false, name: 'Pixel' });
  bob = await aUser(on(), app, 'bob-20417');
  await changeUser(on(), bob, { country: 'DE', birthday: '1979-01-01' });
  await aQuestion(on(), { id: 'car', text: 'Do you own a car?', options: ['yes', 'no'] });
  await aQuestion(on(), { id: 'ferret', text: 'Do you have a ferret?', options: ['yes'] });
  await anAnswer(on(), bob, { id: 'car' }, ['no'], noon);

  await given('plain', { loi_seconds: 180 });
  await given('long', { loi_seconds: 720, payout_micros: 2_000_000n });
  await given('ferret', { targeting: { clauses: [{ question: 'ferret', answers: ['yes'] }] } });
  await given('young', { targeting: { min_age: 18, max_age: 34, clauses: [] } });
  await given('young too', { targeting: { min_age: 18, max_age: 34, clauses: [] } });
  await given('phone', { devices: ['mobile'] });
  await given('car', { targeting: { clauses: [{ question: 'car', answers: ['yes'] }] } });
  await given('taken');
  takenClick = await aClick(on(), bob, surveys.get('taken') as SurveyRecord, {
    ...{ state: 'screen_out', ended_at: noon },
  });
  const duplicate = await given('duplicate');
  await server.database.transaction((tx) => addDuplicates(tx, bob, 'respondents', [duplicate.id]));
  const full = await given('full');
  await on()
    .insert(survey_quotas)
    .values({ survey_id: full.id, supplier_ref: 'q', targeting: { min_age: 40, clauses: [] }, remaining: 0 });
  await given('invited', { invited: ['somebody-else'] });
  await given('paused', { status: 'paused' });
  const quiet = { id: 'quiet', name: 'Quiet Ltd', status: 'paused' as const, entry_url: 'https://q.example' };
  await on().insert(suppliers).values(quiet);
  await given('supplier', { supplier_id: 'quiet' });
  await given('gone', { status: 'closed' });
  await server.inventory.catchUp();
});
afterAll(() => server.stop());

async function explain(who: TeamMember = 'sam', query: Record<string, string> = {}): Promise<Explanation> {
  const asked = { headers: { ...team[who].headers }, params: { app: app.id, uhash: bob.uhash }, query };
  const { status, body } = await server.operate('console/inventory/get-users-explain', asked);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as Explanation;
}
const listed = async (): Promise<string[]> => {
  const { body } = await server.call('surveys/get-surveys', { as: bob.uhash, headers: german });
  return listedIn(body).map(({ hash }) => hash);
};
const rule = ({ rules }: Explanation, name: string) => rules.find((one) => one.rule === name);

describe('CO-07 why no surveys', () => {
  it('counts every survey of the country once, by the matcher’s own reason', async () => {
    const { total, shown, reasons, range, unanswered, person } = await explain();
    expect(
      reasons.map(({ reason, question, surveys: count, says }) => [reason, question, count, says]),
    ).toEqual(
      expect.arrayContaining([
        ['age', null, 2, 'asks 18–34, answered 47'],
        ['device', null, 1, 'not for desktop'],
        ['answer', 'car', 1, '“Do you own a car?”: answered no'],
        ['taken', null, 1, 'or screened out before'],
        ['duplicate', null, 1, 'taken under another account or on this device'],
        ['quota', null, 1, 'full for people like this'],
        ['not_invited', null, 1, 'for invited people only'],
        ['paused', null, 1, 'by an operator'],
        ['supplier_paused', null, 1, 'the whole supplier'],
      ]),
    );
    expect(shown).toBe(3);
    expect(total).toBe(13);
    expect(shown + reasons.reduce((sum, { surveys: count }) => sum + count, 0)).toBe(total);
    expect(range).toEqual({ minutes: { from: 3, to: 12 }, reward: { from: 500, to: 1_000 } });
    expect(unanswered).toEqual([{ question: 'ferret', text: 'Do you have a ferret?', surveys: 1 }]);
    expect(person).toMatchObject({ country: 'DE', device: 'desktop', answered: 2, questions: 11 });
    expect(await listed()).toEqual(['plain', 'long', 'ferret'].map(hashOf));
  });

  it('another device and another country are asked about without being there', async () => {
    expect(await explain('sam', { device: 'mobile' })).toMatchObject({ shown: 4, total: 13 });
    const elsewhere = await explain('sam', { country: 'NZ' });
    expect(elsewhere).toMatchObject({ shown: 0, total: 0 });
    expect(rule(elsewhere, 'country')).toMatchObject({ verdict: 'blocks' });
  });

  it('no rule blocks Bob, until one does', async () => {
    const blocking = (explained: Explanation) =>
      explained.rules.flatMap((one) => (one.verdict === 'blocks' ? [one.says] : []));
    expect(blocking(await explain())).toEqual([]);
    await changeUser(on(), bob, { state: 'banned', state_scope: 'surveys', source: 'partner' });
    await changeApp(on(), app, { requires_phone: true, maintenance: true });
    await aSource(on(), app, 'partner', ['DE']);
    expect(blocking(await explain())).toEqual([
      'The app is in maintenance',
      'Banned for good',
      'The source they came from is closed here',
      'The phone is not verified',
    ]);
    await changeUser(on(), bob, { state: 'active', state_scope: 'all', source: null });
    await changeApp(on(), app, { requires_phone: false, maintenance: false });
    expect(blocking(await explain())).toEqual([]);
  });

  it('is a view of the person, and not an analyst’s nor another publisher’s', async () => {
    const viewed = async () =>
      (
        await on()
          .select()
          .from(audit_events)
          .where(
            and(
              eq(audit_events.what, 'console/inventory/get-users-explain'),
              eq(audit_events.user_id, bob.id),
            ),
          )
      ).length;
    const before = await viewed();
    await explain('olive');
    expect(await viewed()).toBe(before + 1);
    const ask = async (who: TeamMember) =>
      (
        await server.operate('console/inventory/get-users-explain', {
          headers: { ...team[who].headers },
          params: { app: app.id, uhash: bob.uhash },
        })
      ).status;
    expect([await ask('ana'), await ask('otto')]).toEqual([403, 404]);
  });

  it('the list of surveys tells the reason of each, and filters by it', async () => {
    const read = async (query: Record<string, string>, who: TeamMember = 'sam') =>
      await server.operate('console/inventory/get-inventory-surveys', {
        headers: { ...team[who].headers },
        query: { user: `${app.id}:${bob.uhash}`, ...query },
      });
    const { body } = await read({});
    const rows = (body as ConsoleAnswerOf<'console/inventory/get-inventory-surveys'>).surveys;
    expect(rows.length).toBe(13);
    const verdictOf = (name: string) => rows.find(({ hash }) => hash === hashOf(name))?.verdict;
    expect(verdictOf('plain')).toEqual({ shown: true, reason: null, question: null });
    expect(verdictOf('car')).toEqual({ shown: false, reason: 'answer', question: 'car' });
    expect(verdictOf('paused')).toEqual({ shown: false, reason: 'paused', question: null });
    const hashes = async (query: Record<string, string>) =>
      ((await read(query)).body as typeof body & { surveys: { hash: string }[] }).surveys.map(
        ({ hash }) => hash,
      );
    expect(await hashes({ reason: 'age' })).toEqual(['young', 'young too'].map(hashOf));
    expect(await hashes({ reason: 'answer', question: 'car' })).toEqual([hashOf('car')]);
    expect(await hashes({ reason: 'answer', question: 'ferret' })).toEqual([]);
    expect(await hashes({ reason: 'shown' })).toEqual(await listed());
    expect((await read({}, 'ana')).status).toBe(403);
    expect((await read({}, 'otto')).status).toBe(404);
  });
});

describe('CO-07 would this person see it?', () => {
  async function verdict(name: string, user = 'bob-20417', who: TeamMember = 'sam') {
    return await server.operate('console/inventory/get-inventory-surveys-explain', {
      headers: { ...team[who].headers },
      params: { survey: hashOf(name) },
      query: { user },
    });
  }
  const viewsIn = (app_id: string) =>
    on().$count(
      audit_events,
      and(
        eq(audit_events.app_id, app_id),
        eq(audit_events.what, 'console/inventory/get-inventory-surveys-explain'),
      ),
    );
  const clausesOf = async (name: string) => {
    const { body } = await verdict(name);
    const found = (body as Verdict).verdict ?? expect.fail('no verdict');
    return {
      shown: found.shown,
      failed: found.clauses.filter(({ fit }) => fit === 'fails'),
      all: found.clauses,
    };
  };

  it.each([
    ['young', 'Aged 18–34', '47'],
    ['phone', 'Mobile only', 'Desktop'],
    ['car', '“Do you own a car?”: yes', 'no'],
    ['taken', 'Not taken before', 'Taken or screened out before'],
    ['duplicate', 'Not taken before', 'Taken under another account or on this device'],
    ['full', 'Not people aged 40 or older: that quota is full', 'aged 47'],
    ['invited', 'Invited by the supplier', 'Not invited'],
    ['paused', 'The survey and its supplier are open', 'An operator has paused it'],
    ['supplier', 'The survey and its supplier are open', 'Quiet Ltd is paused'],
    ['gone', 'The survey and its supplier are open', 'The supplier has closed it'],
  ])('%s: %s', async (name, asks, has) => {
    const { shown, failed } = await clausesOf(name);
    expect({ shown, failed }).toEqual({ shown: false, failed: [{ asks, has, fit: 'fails' }] });
  });

  it('agrees with the list about every survey, and says what is not known', async () => {
    const shown = await listed();
    for (const name of surveys.keys()) {
      expect([name, (await clausesOf(name)).shown]).toEqual([name, shown.includes(hashOf(name))]);
    }
    const { all } = await clausesOf('ferret');
    expect(all).toContainEqual({ asks: '“Do you have a ferret?”: yes', has: null, fit: 'unknown' });
  });

  it('finds a person by any id, asks which one where several apps know it, and nobody else’s', async () => {
    for (const id of [bob.uhash, takenClick])
      expect((await verdict('plain', id)).body).toMatchObject({
        verdict: { shown: true, uuid: 'bob-20417' },
      });
    const second = await anApp(on(), { publisher_id: app.publisher_id, name: 'Second' });
    await aUser(on(), second, 'bob-20417');
    const { body } = await verdict('plain');
    expect(body).toMatchObject({ verdict: null });
    expect((body as Verdict).people.map(({ app_name }) => app_name).sort()).toEqual(['Pixel', 'Second']);
    expect(await viewsIn(second.id)).toBe(1);
    expect((await verdict('plain', 'nobody')).status).toBe(404);
    expect((await verdict('plain', bob.uhash, 'otto')).status).toBe(404);
    expect((await verdict('plain', bob.uhash, 'ana')).status).toBe(403);
  });
});

describe('CO-07 with ten thousand surveys', () => {
  it('is answered within a second', async () => {
    const rows = 10_000;
    await on().execute(`
      insert into surveys (hash, supplier_id, supplier_ref, country, language, loi_seconds, payout_micros, rank, targeting)
      select 'many-' || n, 'a-supplier', 'many-' || n, 'SE', 'sv', 300 + n % 900, 100000 * (1 + n % 30), 1000 + n,
        jsonb_build_object('min_age', 16 + n % 40, 'max_age', 30 + n % 60,
          'clauses', jsonb_build_array(jsonb_build_object('question', 'car', 'answers', jsonb_build_array('yes', 'no'))))
      from generate_series(1, ${rows}) as n`);
    await server.inventory.load();
    await explain('sam', { country: 'SE' });
    const began = performance.now();
    const { total, shown, reasons } = await explain('sam', { country: 'SE' });
    const tookMs = performance.now() - began;
    expect(total).toBe(rows);
    expect(shown).toBeGreaterThan(1_000);
    expect(shown + reasons.reduce((sum, { surveys: count }) => sum + count, 0)).toBe(rows);
    expect(tookMs).toBeLessThan(1_000);
  }, 60_000);
});
