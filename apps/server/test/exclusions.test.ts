// Surveys that are not for everybody whom they fit: shut by the entry into another one, or for invited people only.
import { noExclusions } from '@earnwall/domain/surveys/exclusions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppRecord } from '#store/publishers/apps.ts';
import { supplier_people } from '#store/schema/supplier-people.ts';
import { surveys } from '#store/schema/surveys.ts';
import { closedTo } from '#surveys/qualify/closed-to.ts';
import { anApp } from '#testing/apps.ts';
import { aClick, ageClicksByDays } from '#testing/clicks.ts';
import { changeUser } from '#testing/people.ts';
import { aSurvey, changeSurvey, type NewSurvey, type SurveyRecord } from '#testing/surveys.ts';
import { listedIn } from './support/listed.ts';
import { aPerson, type Person } from './support/qualification.ts';
import type { TestServer } from './support/server.ts';
import { anExchangeSurvey, enter, startSupplierServer, supplierId } from './support/survey-clicks.ts';

let server: TestServer;
let app: AppRecord;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  server = await startSupplierServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.db.update(surveys).set({ status: 'closed' });
  app = await anApp(server.database.db, { requires_security_hash: false });
  alice = await aPerson(server, app, 'alice');
  bob = await aPerson(server, app, 'bob');
});

const survey = (given: NewSurvey = {}) => anExchangeSurvey(server, given);
const inGroup = (group: string, more: NewSurvey = {}, days: number | null = null) =>
  survey({ exclusions: { ...noExclusions, groups: [group], days }, ...more });
const listOf = async ({ uhash }: Person): Promise<string[]> => {
  const { body } = await server.call('surveys/get-surveys', { as: uhash });
  return listedIn(body).map(({ hash }) => hash);
};
const closedFor = (person: Person, which: SurveyRecord) =>
  closedTo(server.database.db, person.user, which, server.clock.now);
const statusOf = async (person: Person, which: SurveyRecord) => (await person.begin(which)).body.status;
const invite = (person: Person, id: string, revoked_at: Date | null = null) =>
  server.database.db.insert(supplier_people).values({
    ...{ supplier_id: supplierId, person: id, app_id: app.id, user_id: person.user.id, revoked_at },
  });

describe('surveys that shut each other', () => {
  it('SV-02 whoever entered one of a group sees the others no more, either way round; others do', async () => {
    const first = await inGroup('cars', { rank: 1 });
    const second = await inGroup('cars', { rank: 2 });
    const other = await inGroup('travel', { rank: 3 });
    expect(await listOf(alice)).toEqual([first.hash, second.hash, other.hash]);
    await enter(server, alice, first);
    await enter(server, bob, second);
    expect(await listOf(alice)).toEqual([first.hash, other.hash]);
    expect(await listOf(bob)).toEqual([second.hash, other.hash]);
    const carol = await aPerson(server, app, 'carol');
    expect(await listOf(carol)).toHaveLength(3);
  });

  it('SV-02 a survey that names another is shut by it, and not the other way round', async () => {
    const named = await survey({ rank: 1 });
    const naming = await survey({
      rank: 2,
      exclusions: { ...noExclusions, refs: [named.supplier_ref] },
    });
    await enter(server, alice, named);
    await enter(server, bob, naming);
    expect(await listOf(alice)).toEqual([named.hash]);
    expect(await listOf(bob)).toEqual([named.hash, naming.hash]);
  });

  it('SV-02 neither another supplier’s survey nor test mode shuts any', async () => {
    const shut = await inGroup('cars');
    const { groups } = shut.exclusions ?? noExclusions;
    const elsewhere = await aSurvey(server.database.db, { exclusions: { ...noExclusions, groups } });
    const tried = await inGroup('cars');
    const started = { state: 'started' as const, started_at: server.clock.now };
    await aClick(server.database.db, alice.user, elsewhere, started);
    await aClick(server.database.db, alice.user, tried, { ...started, test_mode: true });
    expect(await listOf(alice)).toContain(shut.hash);
    expect(await closedFor(alice, shut)).toBeNull();
  });

  it('QU-01 cannot be qualified for, and nothing is used up by trying', async () => {
    const entered = await inGroup('cars');
    const shut = await inGroup('cars');
    await enter(server, alice, entered);
    expect((await alice.begin(shut)).body).toMatchObject({ status: 'disqualified' });
    expect(await closedFor(alice, shut)).toBe('duplicate');
    expect((await alice.clicks()).map(({ survey_id }) => survey_id)).toEqual([entered.id]);
    expect(await statusOf(bob, shut)).toBe('qualified');
  });

  it('QU-01 a click that was opened before ends as a duplicate', async () => {
    const opened = await inGroup('cars', {
      targeting: { clauses: [{ question: 'pets', answers: ['dog'] }] },
    });
    const entered = await inGroup('cars');
    expect(await statusOf(alice, opened)).toBe('accepted');
    await enter(server, alice, entered);
    expect(await statusOf(alice, opened)).toBe('disqualified');
    const ended = (await alice.clicks()).find(({ survey_id }) => survey_id === opened.id);
    expect(ended).toMatchObject({ state: 'duplicate', raw_code: 'duplicate' });
  });

  it('SV-03 the entered survey itself may be continued', async () => {
    const entered = await inGroup('cars');
    const cid = await enter(server, alice, entered);
    expect(await listOf(alice)).toEqual([entered.hash]);
    expect((await alice.begin(entered)).body).toMatchObject({ status: 'qualified', cid });
  });

  it('SV-02 after its days a survey is there again', async () => {
    const entered = await inGroup('cars', { rank: 1 });
    const shut = await inGroup('cars', { rank: 2 }, 30);
    const forEver = await inGroup('cars', { rank: 3 });
    await enter(server, alice, entered);
    await ageClicksByDays(server.database.db, app, 30);
    await forget(alice);
    expect(await listOf(alice)).toEqual([entered.hash]);
    await ageClicksByDays(server.database.db, app, 1);
    await forget(alice);
    expect(await listOf(alice)).toEqual([entered.hash, shut.hash]);
    expect(await closedFor(alice, shut)).toBeNull();
    expect(await closedFor(alice, forEver)).toBe('duplicate');
  });

  it('SV-02 a list follows when a supplier begins to exclude, and when it ends', async () => {
    const [entered, other] = [await survey({ rank: 1 }), await survey({ rank: 2 })];
    await enter(server, alice, entered);
    const both = [entered.hash, other.hash];
    expect(await listOf(alice)).toEqual(both);
    const exclusions = { ...noExclusions, refs: [entered.supplier_ref] };
    await changeSurvey(server.database.db, other, { exclusions });
    expect(await listOf(alice)).toEqual([entered.hash]);
    await changeSurvey(server.database.db, other, { exclusions: null });
    expect(await listOf(alice)).toEqual(both);
  });

  it('SV-02 a cached list stays current while nothing is entered', async () => {
    const entered = await inGroup('cars');
    await inGroup('cars');
    const { headers } = await server.call('surveys/get-surveys', { as: alice.uhash });
    const kept = { as: alice.uhash, headers: { 'if-none-match': headers.get('etag') ?? '' } };
    expect((await server.call('surveys/get-surveys', kept)).status).toBe(304);
    await enter(server, alice, entered);
    expect((await server.call('surveys/get-surveys', kept)).status).toBe(200);
  });

  /** As if the day were another: what is known of a person is read again. */
  async function forget({ user }: Person) {
    user.version += 10;
    await changeUser(server.database.db, user, { version: user.version });
  }
});

describe('surveys for invited people only', () => {
  it('SV-02 are in the lists of those alone, by the ids that the supplier knows them by', async () => {
    await invite(alice, 'id-of-alice');
    await invite(bob, 'id-of-bob');
    const open = await survey({ rank: 1 });
    const closed = await survey({ rank: 2, invited: ['id-of-alice', 'id-of-nobody'] });
    expect(await listOf(alice)).toEqual([open.hash, closed.hash]);
    expect(await listOf(bob)).toEqual([open.hash]);
    expect(await closedFor(alice, closed)).toBeNull();
    expect(await closedFor(bob, closed)).toBe('not_invited');
  });

  it('SV-02 an id that was revoked still invites, the same id of another supplier does not', async () => {
    await invite(alice, 'old-id', server.clock.now);
    const invited = await survey({ invited: ['old-id'] });
    const elsewhere = await aSurvey(server.database.db, { invited: ['old-id'] });
    expect(await listOf(alice)).toEqual([invited.hash]);
    expect(await closedFor(alice, elsewhere)).toBe('not_invited');
  });

  it('QU-11 whoever is not invited continues with another survey, without a click here', async () => {
    const closed = await survey({ rank: 1, invited: ['somebody'] });
    const open = await survey({ rank: 2 });
    await server.call('surveys/get-surveys', { as: bob.uhash });
    const { body } = await bob.begin(closed);
    expect(body).toMatchObject({ status: 'qualified', redirect_survey_hash: open.hash });
    expect((await bob.clicks()).map(({ survey_id }) => survey_id)).toEqual([open.id]);
  });

  it('QU-11 who is redirected does not come to what they are shut out of', async () => {
    const entered = await inGroup('cars', { rank: 9 });
    await enter(server, alice, entered);
    const closed = await survey({ rank: 1, invited: ['somebody'] });
    await Promise.all(Array.from({ length: 6 }, (_, rank) => inGroup('cars', { rank })));
    const open = await survey({ rank: 20 });
    await changeSurvey(server.database.db, entered, { status: 'closed' });
    await server.call('surveys/get-surveys', { as: alice.uhash });
    expect((await alice.begin(closed)).body).toMatchObject({ redirect_survey_hash: open.hash });
  });
});
