// The endpoints for browsers: out to the supplier by /go/{cid}, and back by /return/{supplier}.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#store/engine/database.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { survey_duplicates } from '#store/schema/duplicates.ts';
import { survey_quotas, surveys } from '#store/schema/surveys.ts';
import { changeApp } from '#testing/apps.ts';
import { aClick } from '#testing/clicks.ts';
import { changeUser } from '#testing/people.ts';
import { aQuestion } from '#testing/questions.ts';
import { aSurvey, aTargetedSurvey, type SurveyRecord } from '#testing/surveys.ts';
import { noon } from './support/clock.ts';
import { listen, receivedBy } from './support/listeners.ts';
import { aPerson, type Person } from './support/qualification.ts';
import type { TestServer } from './support/server.ts';
import {
  anExchangeSurvey,
  aScene,
  balancesOf,
  clickOf,
  enter,
  exchange,
  go,
  qualify,
  returnFrom,
  startSupplierServer,
  supplierId,
  visit,
} from './support/survey-clicks.ts';

const hourMs = 3_600_000;

let server: TestServer;
let app: AppRecord;
let alice: Person;
let survey: SurveyRecord;
beforeAll(async () => {
  server = await startSupplierServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.now = noon;
  ({ app, alice, survey } = await aScene(server));
});

const later = (ms: number) => server.clock.forward(ms);
const changeSurvey = (change: Partial<typeof surveys.$inferInsert>) =>
  server.database.db.update(surveys).set(change).where(eq(surveys.id, survey.id));

/** What the sandbox has no use for. */
const nobodys = { country: 'US', link: null, person: 'p-1', disclosed: {} };

describe('GET /go/{cid}', () => {
  it('SV-06 leads to the supplier’s signed entry and starts the click, with a day to finish', async () => {
    const { body } = await alice.begin(survey);
    const cid = String(body.cid);
    expect(body.url).toBe(`${server.url}/go/${cid}`);
    later(5 * hourMs);
    const { status, location, headers } = await go(server, cid);
    const returnUrl = `${server.url}/return/${supplierId}`;
    expect(status).toBe(302);
    expect(location).toBe(exchange.entryLink({ ...nobodys, cid, surveyRef: survey.supplier_ref, returnUrl }));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(await clickOf(server, cid)).toMatchObject({
      ...{ state: 'started', started_at: server.clock.now, ended_at: null, duplicated_at: null },
      expires_at: new Date(server.clock.now.getTime() + 24 * hourMs),
    });
    expect(server.logged.join()).not.toContain(cid);
  });

  it.each(['x', 'a'.repeat(43), '%00', '..%2F..', 'a'.repeat(200), 'https:%2F%2Fevil.example'])(
    'SV-06 sends whoever comes with the click %s to the panel',
    async (cid) => {
      const { status, location } = await go(server, cid);
      expect([status, location]).toEqual([302, '/']);
    },
  );

  it('SV-06 lets nobody past the questions, though they know their click', async () => {
    const question = await aQuestion(server.database.db, { options: ['yes', 'no'] });
    const asking = await aTargetedSurvey(
      server.database.db,
      { [question.id]: ['yes'] },
      { supplier_id: supplierId },
    );
    expect((await alice.begin(asking)).body.status).toBe('accepted');
    const [click] = await alice.clicks();
    const cid = click?.cid ?? '';
    expect((await go(server, cid)).location).toBe(`/survey?sh=${asking.hash}`);
    expect(await clickOf(server, cid)).toMatchObject({ state: 'opened', started_at: null });

    await alice.answer(asking, question.id, ['yes']);
    expect((await go(server, cid)).location).toContain(exchange.entryUrl);
  });

  it('SV-06 shows the result of a click that has ended', async () => {
    const cid = 'an-ended-click';
    await aClick(server.database.db, alice.user, survey, { cid, state: 'screen_out', ended_at: noon });
    expect((await go(server, cid)).location).toBe(`/result?cid=${cid}`);
  });

  it.each([
    ['closed', 'closed', () => changeSurvey({ status: 'closed' })],
    ['paused by an operator', 'closed', () => changeSurvey({ status: 'paused' })],
    [
      'filled up',
      'quota_full',
      () =>
        server.database.db
          .insert(survey_quotas)
          .values({ survey_id: survey.id, supplier_ref: 'all', remaining: 0 }),
    ],
    [
      'found to be taken before',
      'duplicate',
      () =>
        server.database.db.insert(survey_duplicates).values({
          ...{ app_id: app.id, user_id: alice.user.id, survey_id: survey.id, source: 'respondents' },
        }),
    ],
  ] as const)(
    'SV-01 a survey that was %s meanwhile ends the click at the go endpoint',
    async (_, state, happen) => {
      const cid = await qualify(alice, survey);
      await happen();
      expect((await go(server, cid)).location).toBe(`/result?cid=${cid}`);
      expect(await clickOf(server, cid)).toMatchObject({ state, started_at: null, ended_at: noon });
      const { body } = await server.call('surveys/get-surveys', { as: alice.uhash });
      expect(JSON.stringify(body)).not.toContain(survey.hash);
    },
  );

  it('SV-01 a survey of a supplier that we no longer buy from is closed', async () => {
    const stray = await aSurvey(server.database.db);
    const cid = await qualify(alice, stray);
    expect((await go(server, cid)).location).toBe(`/result?cid=${cid}`);
    expect((await clickOf(server, cid)).state).toBe('closed');
  });

  it('SV-01 a price that has lapsed is shown anew before anybody enters at it', async () => {
    const cid = await qualify(alice, survey);
    later(25 * hourMs);
    expect((await go(server, cid)).location).toBe(`/survey?sh=${survey.hash}`);
    expect(await clickOf(server, cid)).toMatchObject({ state: 'opened', started_at: null });
  });

  it('SV-01 who comes back after their day has had their turn', async () => {
    const cid = await enter(server, alice, survey);
    later(25 * hourMs);
    expect((await go(server, cid)).location).toBe(`/result?cid=${cid}`);
    expect(await clickOf(server, cid)).toMatchObject({ state: 'timeout', raw_code: 'expired' });
  });

  it.each([
    ['a banned account', () => changeUser(server.database.db, alice.user, { state: 'banned' })],
    ['an account on hold', () => changeUser(server.database.db, alice.user, { state: 'on_hold' })],
    ['a closed account', () => changeUser(server.database.db, alice.user, { state: 'closed' })],
    ['an app in maintenance', () => changeApp(server.database.db, app, { maintenance: true })],
    ['an app that was turned off', () => changeApp(server.database.db, app, { status: 'off' })],
  ])('SV-06 %s is left to the panel, and starts nothing', async (_, happen) => {
    const cid = await qualify(alice, survey);
    await happen();
    expect((await go(server, cid)).location).toBe('/');
    expect(await clickOf(server, cid)).toMatchObject({ state: 'opened', started_at: null });
  });

  it('SV-06 goes to no host that is not stored for the supplier', async () => {
    const { db } = server.database;
    const cid = await qualify(alice, survey);
    const setHosts = (hosts: string) =>
      db.execute(sql`update suppliers set redirect_hosts = ${hosts}::text[] where id = ${supplierId}`);
    await setHosts('{exchange.test:8443,test,evil.example}');
    const { status, location } = await go(server, cid);
    await setHosts('{exchange.test}');
    expect([status, location]).toEqual([500, null]);
    expect((await clickOf(server, cid)).started_at).toBeNull();
  });

  it.each([
    ['a HEAD request', { method: 'HEAD' }],
    ['a browser that looks ahead', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ])('SV-06 %s enters nothing', async (_, init) => {
    const cid = await qualify(alice, survey);
    expect((await go(server, cid, init)).location).toBeNull();
    expect((await clickOf(server, cid)).started_at).toBeNull();
  });
});

describe('a survey entered twice', () => {
  const duplicatedIn = async () => {
    const { body } = await server.call('app/get-app', { as: alice.uhash });
    return (body.extra as { duplicated_clicks: unknown }).duplicated_clicks;
  };

  it('SV-07 goes to the same survey, and its user is notified by the socket and by the metadata', async () => {
    const panel = await listen(server, `notifications-${alice.uhash}`, alice.uhash);
    const cid = await qualify(alice, survey);
    const first = await go(server, cid);
    expect([await receivedBy(panel), await duplicatedIn()]).toEqual([[], null]);

    later(60_000);
    const at = server.clock.now.toISOString();
    expect((await go(server, cid)).location).toBe(first.location);
    expect(await clickOf(server, cid)).toMatchObject({ started_at: noon, duplicated_at: server.clock.now });
    expect(await receivedBy(panel)).toMatchObject([
      { event: 'duplicated-clicks', data: { survey_hash: survey.hash, at } },
    ]);
    expect(await duplicatedIn()).toEqual({ survey_hash: survey.hash, at });

    later(2 * hourMs);
    expect(await duplicatedIn()).toBeNull();
    panel.end();
  });

  it('SV-07 twice at the same moment is one start and one duplicate', async () => {
    const cid = await qualify(alice, survey);
    const passed = await Promise.all([go(server, cid), go(server, cid)]);
    expect(new Set(passed.map(({ location }) => location)).size).toBe(1);
    expect(await clickOf(server, cid)).toMatchObject({
      ...{ state: 'started', started_at: noon, duplicated_at: noon, settled_version: 1 },
    });
  });

  it('SV-07 nobody else is notified', async () => {
    const bob = await aPerson(server, app);
    const cid = await enter(server, alice, survey);
    await go(server, cid);
    const { body } = await server.call('app/get-app', { as: bob.uhash });
    expect(body.extra).toMatchObject({ duplicated_clicks: null });
  });
});

describe('the device of whoever enters', () => {
  it('AP-03 has taken the survey, for every other account on it', async () => {
    const checked = await anExchangeSurvey(server, { is_rfg: true });
    const bob = await aPerson(server, app);
    for (const { uhash } of [alice, bob]) {
      const entry = await server.call('app/get-app', { as: uhash });
      await server.call('telemetry/put-ip-logs-fp', {
        as: uhash,
        params: { id: entry.headers.get('x-ip-log-uuid') ?? '' },
        body: { fingerprint: 'a phone' },
      });
    }
    const found = async (person: Person) => {
      const { body } = await server.call('duplicates/post-rdds-rfg', {
        as: person.uhash,
        body: { fp: 'a phone', hashes: [checked.hash] },
      });
      return body.duplicate_hashes;
    };
    expect(await found(bob)).toEqual([]);
    await enter(server, alice, checked);
    expect([await found(alice), await found(bob)]).toEqual([[], [checked.hash]]);
  });
});

describe('the way out and back', () => {
  const displaySettings = 'language=de&mode=script';

  it('EM-01 keeps the language and the run mode of the panel it began in', async () => {
    const cid = await qualify(alice, survey);
    const { location } = await go(server, `${cid}?${displaySettings}`);
    const back = new URL(new URL(location ?? '').searchParams.get('back') ?? '');
    expect(back.href).toBe(`${server.url}/return/${supplierId}?${displaySettings}`);
    back.searchParams.set('rid', cid);
    back.searchParams.set('code', '10');
    expect((await visit(server, back.pathname + back.search)).location).toBe(
      `/result?cid=${cid}&${displaySettings}`,
    );
    expect((await go(server, `nobodys?${displaySettings}`)).location).toBe(`/?${displaySettings}`);
  });

  it('EM-01 and nothing that is no language, no run mode, or something else', async () => {
    const cid = await enter(server, alice, survey);
    const odd = { language: 'xx', mode: 'https://evil.example', app: 'another', uuid: 'mallory' };
    expect((await returnFrom(server, cid, '10', odd)).location).toBe(`/result?cid=${cid}`);
    expect((await returnFrom(server, cid, '10', { language: 'constructor' })).location).toBe(
      `/result?cid=${cid}`,
    );
  });
});

describe('GET /return/{supplier}', () => {
  it('SV-06 shows the result, stores the first code of the browser, and credits nothing', async () => {
    const cid = await enter(server, alice, survey);
    later(60_000);
    const first = server.clock.now;
    const { status, location, headers } = await returnFrom(server, cid, '10');
    expect([status, location]).toEqual([302, `/result?cid=${cid}`]);
    expect(headers.get('cache-control')).toBe('no-store');
    later(60_000);
    for (const code of ['10', '20', '10']) await returnFrom(server, cid, code);
    expect(await clickOf(server, cid)).toMatchObject({
      ...{ state: 'started', returned_at: first, returned_code: '10', ended_at: null, credited: 0n },
    });
    expect(await balancesOf(server, alice)).toEqual({});
    const { body } = await server.call('results/get-results', { as: alice.uhash, query: { cid } });
    expect(body).toMatchObject({ result: 'pending', user_reward: 0, used: false });
    expect(server.logged.join()).not.toContain(cid);
  });

  it('SV-06 a click that was never sent there has nothing to bring back', async () => {
    const cid = await qualify(alice, survey);
    expect((await returnFrom(server, cid, '10')).location).toBe('/');
    expect(await clickOf(server, cid)).toMatchObject({ returned_at: null, returned_code: null });
  });

  it('SV-06 nor has the click of another supplier', async () => {
    const cid = 'a-click-elsewhere';
    const elsewhere = await aSurvey(server.database.db);
    await aClick(server.database.db, alice.user, elsewhere, { cid, state: 'started', started_at: noon });
    expect((await returnFrom(server, cid, '10')).location).toBe('/');
    expect((await clickOf(server, cid)).returned_at).toBeNull();
  });

  it.each([
    '/return/nobody?rid=c&code=10',
    `/return/${supplierId}`,
    `/return/${supplierId}?rid=c`,
    `/return/${supplierId}?rid=%00&code=10`,
    `/return/${supplierId}?rid=c&code=%00`,
    `/return/${supplierId}?rid=https://evil.example&code=10`,
    `/return/${supplierId}?rid=c&code=10&url=https://evil.example&redirect_url=//evil.example`,
    `/return/${supplierId}?rid=c&rid=d&code=10`,
  ])('SV-06 %s leads to the panel and nowhere else', async (path) => {
    const { status, location } = await visit(server, path);
    expect([status, location]).toEqual([302, '/']);
  });

  it('SV-06 people of an app without a panel go back to the publisher, as far as its address is known', async () => {
    const cid = await enter(server, alice, survey);
    await changeApp(server.database.db, app, { panel_enabled: false });
    expect((await returnFrom(server, cid, '10')).location).toBe(`/result?cid=${cid}`);
    await changeApp(server.database.db, app, { return_url: 'https://publisher.example/thanks' });
    const back = await returnFrom(server, cid, '10', { url: 'https://evil.example' });
    expect(back.location).toBe('https://publisher.example/thanks');
    await changeApp(server.database.db, app, { panel_enabled: true });
    expect((await returnFrom(server, cid, '10')).location).toBe(`/result?cid=${cid}`);
  });
});

describe('the page a survey comes back to', () => {
  const framersOf = async (path: string) => {
    const { headers } = await visit(server, path, { headers: { accept: 'text/html' } });
    return /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
  };

  it('EM-01 may be framed by the pages of the click’s app, though nothing but the click is known', async () => {
    await changeApp(server.database.db, app, { allowed_origins: ['https://publisher.example'] });
    const cid = await enter(server, alice, survey);
    const { location } = await returnFrom(server, cid, '10');
    expect(await framersOf(location ?? '')).toBe("'self' https://publisher.example");
    expect(await framersOf('/result?cid=no-such-click')).toBe("'self'");
    expect(await framersOf('/result?cid=%00')).toBe("'self'");
  });
});

describe('a database that cannot be reached', () => {
  it('OP-03 asks a browser to wait, and brings it along again by itself', async () => {
    const nowhere = openDatabase(
      { connectionString: 'postgres://nobody@127.0.0.1:1/none' },
      { warn: () => {} },
    );
    const blind = await startSupplierServer({ database: nowhere });
    for (const path of ['/go/some-click', `/return/${supplierId}?rid=some-click&code=10`]) {
      const page = await visit(blind, path, { headers: { accept: 'text/html', 'accept-language': 'de' } });
      expect([page.status, page.headers.get('refresh')]).toEqual([503, '2']);
      expect(page.body).toContain('<html lang="de" dir="ltr">');
      const plain = await visit(blind, path);
      expect([plain.status, plain.headers.get('retry-after')]).toEqual([503, '1']);
      expect(JSON.parse(plain.body)).toMatchObject({ code: 'unavailable' });
    }
    await blind.stop();
    await nowhere.close();
  });
});
