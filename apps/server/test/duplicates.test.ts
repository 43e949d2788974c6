import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { fingerprint_surveys, survey_duplicates } from '#store/schema/duplicates.ts';
import { ip_logs } from '#store/schema/users.ts';
import { anApp } from '#testing/apps.ts';
import { aUser, takeOnDevice, usersOf } from '#testing/people.ts';
import { aCheckedSurvey, aSurvey, type SurveyRecord } from '#testing/surveys.ts';
import { listedIn } from './support/listed.ts';
import { type Asked, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let app: AppRecord;
let alice: UserRecord;
let bob: UserRecord;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  app = await anApp(server.database.db, { requires_security_hash: false });
  alice = await aUser(server.database.db, app, 'alice');
  bob = await aUser(server.database.db, app, 'bob');
});

const yes = { respondent: { duplicate: true }, surveys: [] };
const no = { respondent: { duplicate: false }, surveys: [] };

const listOf = async (user: UserRecord): Promise<string[]> => {
  const { body } = await server.call('surveys/get-surveys', { as: user.uhash });
  return listedIn(body).map(({ hash }) => hash);
};
const versionOf = async (user: UserRecord) =>
  (await usersOf(server.database.db, app)).find(({ id }) => id === user.id)?.version;
const duplicatesOf = (user: UserRecord) =>
  server.database.db.select().from(survey_duplicates).where(eq(survey_duplicates.user_id, user.id));
const stored = async () => {
  const { rows } = await server.database.db.execute(
    sql`select (select count(*) from survey_duplicates) as duplicates, (select sum(version) from users) as versions`,
  );
  return rows[0];
};

describe('the list', () => {
  const checkIn = async (user: UserRecord, survey: SurveyRecord) => {
    const { body } = await server.call('surveys/get-surveys', { as: user.uhash });
    const listed = listedIn<{ hash: string; respondent_check?: Record<string, unknown> }>(body);
    return listed.find(({ hash }) => hash === survey.hash)?.respondent_check;
  };

  it('AP-03 says what to ask the respondents service, under a name made for it alone', async () => {
    const survey = await aCheckedSurvey(server.database.db, '4711');
    const check = await checkIn(alice, survey);
    expect(check).toEqual({
      rd_supplier_id: expect.stringMatching(/^[\w-]{22}$/),
      survey_session_id: `${check?.rd_supplier_id}.${survey.hash}`,
      rd_sy_nr: '4711',
      rd_destination_platform_id: 'a-platform',
      rd_destination_platform_survey_number: 'p-4711',
      rd_duplication_checked: false,
    });
    expect(alice.uhash).not.toContain(check?.rd_supplier_id);
    expect(await checkIn(alice, survey)).toEqual(check);
    expect(await checkIn(bob, survey)).not.toMatchObject({ rd_supplier_id: check?.rd_supplier_id });
  });

  it('AP-03 says nothing about a service for surveys without one', async () => {
    expect(await checkIn(alice, await aSurvey(server.database.db))).toBeUndefined();
  });

  it('AP-03 a cached list is not current any more once a duplicate has left it', async () => {
    const survey = await aCheckedSurvey(server.database.db, '1');
    const { headers } = await server.call('surveys/get-surveys', { as: alice.uhash });
    const kept = { as: alice.uhash, headers: { 'if-none-match': headers.get('etag') ?? '' } };
    expect((await server.call('surveys/get-surveys', kept)).status).toBe(304);
    const surveys = [{ hash: survey.hash, ...yes }];
    await server.call('duplicates/post-rdds', { as: alice.uhash, body: { surveys } });
    expect((await server.call('surveys/get-surveys', kept)).status).toBe(200);
  });
});

describe('POST /rdds', () => {
  const report = (user: UserRecord, surveys: unknown) =>
    server.call('duplicates/post-rdds', { as: user.uhash, body: { surveys } });

  it('AP-03 SV-02 what the respondents service knows leaves this person’s list, and nobody else’s', async () => {
    const taken = await aCheckedSurvey(server.database.db, '1');
    const fresh = await aCheckedSurvey(server.database.db, '2');
    const { body } = await report(alice, [
      { hash: taken.hash, ...yes },
      { hash: fresh.hash, ...no },
    ]);
    expect(body).toEqual({ duplicate_hashes: [taken.hash] });
    expect(await listOf(alice)).toContain(fresh.hash);
    expect(await listOf(alice)).not.toContain(taken.hash);
    expect(await listOf(bob)).toContain(taken.hash);
  });

  it('AP-03 a report counts for the survey it names', async () => {
    const survey = await aCheckedSurvey(server.database.db, '7');
    const about = (sy_nr: string) => ({ respondent: {}, surveys: [{ sy_nr, duplicate: true }] });
    expect((await report(alice, [{ hash: survey.hash, ...about('8') }])).body.duplicate_hashes).toEqual([]);
    expect((await report(alice, [{ hash: survey.hash, ...about('7') }])).body.duplicate_hashes).toEqual([
      survey.hash,
    ]);
  });

  it('AP-03 counts once: the user’s version grows with the first loss only, and nothing gives a survey back', async () => {
    const survey = await aCheckedSurvey(server.database.db, '1');
    const before = (await versionOf(alice)) ?? 0;
    await Promise.all(Array.from({ length: 5 }, () => report(alice, [{ hash: survey.hash, ...yes }])));
    await report(alice, [{ hash: survey.hash, ...no }]);
    expect(await versionOf(alice)).toBe(before + 1);
    expect(await duplicatesOf(alice)).toMatchObject([{ survey_id: survey.id, source: 'respondents' }]);
    expect(await listOf(alice)).not.toContain(survey.hash);
  });

  it('AP-03 unknown surveys, and those nobody has asked the service about, are passed over', async () => {
    const unasked = await aSurvey(server.database.db);
    const before = await stored();
    const { status, body } = await report(alice, [
      { hash: 'no-such-survey', ...yes },
      { hash: unasked.hash, ...yes },
    ]);
    expect({ status, body }).toEqual({ status: 200, body: { duplicate_hashes: [] } });
    expect(await stored()).toEqual(before);
  });

  const many = Array.from({ length: 6 }, (_, place) => ({ hash: `h${place}`, ...yes }));
  it.each<[string, unknown]>([
    ['no surveys', []],
    ['more than a batch', many],
    ['a report that is none', [{ hash: 'h', respondent: 'yes', surveys: [] }]],
    ['a report with a tree in it', [{ hash: 'h', respondent: { deep: { er: 1 } }, surveys: [] }]],
    ['an unknown field', [{ hash: 'h', ...yes, credit: 100 }]],
  ])('AP-03 refuses %s and stores nothing', async (_what, surveys) => {
    const before = await stored();
    expect(await report(alice, surveys)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    expect(await stored()).toEqual(before);
  });
});

describe('POST /surveys/{hash}/cd', () => {
  const check = (user: UserRecord, hash: string, body: unknown) =>
    server.call('surveys/post-surveys-cd', { as: user.uhash, params: { hash }, body });

  it('AP-03 disqualifies by what the service says, for good', async () => {
    const survey = await aCheckedSurvey(server.database.db, '1');
    expect((await check(alice, survey.hash, no)).body).toEqual({ disqualified: false });
    expect((await check(alice, survey.hash, yes)).body).toEqual({ disqualified: true });
    expect((await check(alice, survey.hash, no)).body).toEqual({ disqualified: true });
    expect(await listOf(alice)).not.toContain(survey.hash);
    expect((await check(bob, survey.hash, no)).body).toEqual({ disqualified: false });
  });

  it('AP-03 SV-03 what was found cannot be started either, whoever forgets to ask', async () => {
    const survey = await aCheckedSurvey(server.database.db, '1');
    await check(alice, survey.hash, yes);
    const begin = { survey: survey.hash, policy_optin: 1 };
    const { body } = await server.call('qualification/post-qualification', { as: alice.uhash, body: begin });
    expect(body).toMatchObject({ status: 'disqualified' });
  });

  it('AP-03 a survey without such a service disqualifies nobody', async () => {
    const survey = await aSurvey(server.database.db);
    expect((await check(alice, survey.hash, yes)).body).toEqual({ disqualified: false });
    expect(await duplicatesOf(alice)).toEqual([]);
  });

  it('AP-03 an unknown survey is 404, bad evidence 400, and neither stores anything', async () => {
    const survey = await aCheckedSurvey(server.database.db, '1');
    const before = await stored();
    expect(await check(alice, 'no-such-survey', yes)).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
    expect(await check(alice, survey.hash, { respondent: {} })).toMatchObject({ status: 400 });
    expect(await check(alice, survey.hash, { ...yes, disqualified: false })).toMatchObject({ status: 400 });
    expect(await stored()).toEqual(before);
  });
});

describe('POST /rdds/rfg', () => {
  const ask = (user: UserRecord, fp: string, surveys: readonly SurveyRecord[], headers = {}) =>
    server.call('duplicates/post-rdds-rfg', {
      as: user.uhash,
      body: { fp, hashes: surveys.map(({ hash }) => hash) },
      headers,
    });

  /** What the panel and, later, the start of the survey do. */
  async function takeOn(fingerprint: string, user: UserRecord, survey: SurveyRecord): Promise<void> {
    const entry = await server.call('app/get-app', { as: user.uhash });
    const id = entry.headers.get('x-ip-log-uuid') ?? '';
    await server.call('telemetry/put-ip-logs-fp', { as: user.uhash, params: { id }, body: { fingerprint } });
    await takeOnDevice(server.database.db, user, survey);
  }

  it('AP-03 SV-02 what somebody else took on this device leaves the list', async () => {
    const taken = await aSurvey(server.database.db, { is_rfg: true });
    const fresh = await aSurvey(server.database.db, { is_rfg: true });
    await takeOn('device-1', alice, taken);
    expect((await ask(bob, 'device-1', [taken, fresh])).body).toEqual({ duplicate_hashes: [taken.hash] });
    expect(await listOf(bob)).not.toContain(taken.hash);
    expect(await listOf(bob)).toContain(fresh.hash);
    expect(await duplicatesOf(bob)).toMatchObject([{ source: 'fingerprint' }]);
  });

  it('AP-03 an account of another app on the same device is somebody else too', async () => {
    const survey = await aSurvey(server.database.db, { is_rfg: true });
    const elsewhere = await aUser(server.database.db, await anApp(server.database.db), 'alice');
    await takeOn('device-2', elsewhere, survey);
    expect((await ask(alice, 'device-2', [survey])).body).toEqual({ duplicate_hashes: [survey.hash] });
  });

  it('AP-03 not the person’s own, not another device, not another network, not other surveys', async () => {
    const survey = await aSurvey(server.database.db, { is_rfg: true });
    const ordinary = await aSurvey(server.database.db);
    await takeOn('device-3', alice, survey);
    await takeOn('device-3', alice, ordinary);
    const elsewhere = { 'x-forwarded-for': '91.0.0.1' };
    const none = { duplicate_hashes: [] };
    expect((await ask(alice, 'device-3', [survey])).body).toEqual(none);
    expect((await ask(bob, 'device-4', [survey])).body).toEqual(none);
    expect((await ask(bob, 'device-3', [survey], elsewhere)).body).toEqual(none);
    expect((await ask(bob, 'device-3', [ordinary])).body).toEqual(none);
    expect(await duplicatesOf(bob)).toEqual([]);
  });

  it('AP-03 the first on a device stays the first', async () => {
    const survey = await aSurvey(server.database.db, { is_rfg: true });
    await takeOn('device-5', alice, survey);
    await takeOn('device-5', bob, survey);
    expect((await ask(alice, 'device-5', [survey])).body).toEqual({ duplicate_hashes: [] });
    const rows = await server.database.db
      .select()
      .from(fingerprint_surveys)
      .where(eq(fingerprint_surveys.survey_id, survey.id));
    expect(rows).toMatchObject([{ user_id: alice.id }]);
  });

  it.each<[string, unknown]>([
    ['no hashes', { fp: 'f', hashes: [] }],
    ['more than a batch', { fp: 'f', hashes: Array.from({ length: 11 }, (_, place) => `h${place}`) }],
    ['no fingerprint', { hashes: ['h'] }],
    ['an endless fingerprint', { fp: 'f'.repeat(513), hashes: ['h'] }],
  ])('AP-03 refuses %s and stores nothing', async (_what, body) => {
    const before = await stored();
    const answer = await server.call('duplicates/post-rdds-rfg', { as: alice.uhash, body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    expect(await stored()).toEqual(before);
  });
});

describe('PUT /ip-logs/{id}/fp', () => {
  async function logOf(user: UserRecord): Promise<string> {
    const { headers } = await server.call('app/get-app', { as: user.uhash });
    return headers.get('x-ip-log-uuid') ?? '';
  }
  const put = (id: string, asked: Asked = {}) =>
    server.call('telemetry/put-ip-logs-fp', { params: { id }, body: { fingerprint: 'device' }, ...asked });
  const fingerprintOf = async (id: string) =>
    (await server.database.db.select().from(ip_logs).where(eq(ip_logs.id, id)))[0]?.fingerprint;

  it('AP-02 follows the header, keeps a digest, and is wanted no more', async () => {
    const id = await logOf(alice);
    expect((await put(id, { as: alice.uhash })).body).toEqual({ result: true });
    expect(await fingerprintOf(id)).toMatch(/^[\w-]{43}$/);
    const { headers } = await server.call('app/get-app', { as: alice.uhash });
    expect(headers.get('x-fingerprint-wanted')).toBeNull();
  });

  it('AP-02 the first paint says which log waits for a fingerprint', async () => {
    const paint = async () => (await fetch(`${server.url}/?uuid=alice&app=${app.id}`)).text();
    const [, id = ''] = /"ip_log":"([0-9a-f-]{36})"/.exec(await paint()) ?? [];
    expect(id).toBe(await logOf(alice));
    await put(id);
    expect(await paint()).not.toContain('ip_log');
  });

  it('AP-02 a guest’s unguessable id is enough; somebody else’s bearer is not', async () => {
    const id = await logOf(alice);
    expect(await put(id, { as: bob.uhash })).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await put(id, { as: 'nobody' })).toMatchObject({ status: 401 });
    expect(await fingerprintOf(id)).toBeNull();
    expect(await put(id)).toMatchObject({ status: 200 });
    expect(await put(crypto.randomUUID())).toMatchObject({ status: 404 });
  });

  it('AP-02 nobody gets rid of a device by naming another', async () => {
    const id = await logOf(alice);
    await put(id);
    const first = await fingerprintOf(id);
    expect(await put(id, { body: { fingerprint: 'another' } })).toMatchObject({ status: 200 });
    expect(await fingerprintOf(id)).toBe(first);
  });

  it.each<[string, string | null, unknown]>([
    ['an id that is none', 'x', { fingerprint: 'device' }],
    ['an empty fingerprint', null, { fingerprint: '' }],
    ['an unknown field', null, { fingerprint: 'device', address: '127.0.0.1' }],
  ])('AP-02 refuses %s and stores nothing', async (_what, given, body) => {
    const id = await logOf(alice);
    expect(await put(given ?? id, { body })).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    expect(await fingerprintOf(id)).toBeNull();
  });
});
