// Apps in the console: Olga owns Pixel Quest's apps, Dev is its developer, Ann an admin, Rita owns another publisher's.
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppRecord, findAppById } from '#store/publishers/apps.ts';
import { audit_events } from '#store/schema/audit-events.ts';
import { anApp, aPublisher, aSource } from '#testing/apps.ts';
import { aClick } from '#testing/clicks.ts';
import { aPerson, type SignedInPerson } from '#testing/console-people.ts';
import { creditByOperator } from '#testing/ledger.ts';
import { aUser } from '#testing/people.ts';
import { anEndpoint } from '#testing/postbacks.ts';
import { aSurvey } from '#testing/surveys.ts';
import { listen } from './support/listeners.ts';
import { joinServer, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let olga: SignedInPerson;
let dev: SignedInPerson;
let ann: SignedInPerson;
let rita: SignedInPerson;
let support: SignedInPerson;
const publisher_id = 'pixel-quest';

beforeAll(async () => {
  server = await startServer();
  const { db } = server.database;
  const { now } = server.clock;
  await aPublisher(db, publisher_id);
  const rival = await aPublisher(db, 'rival');
  olga = await aPerson(db, 'owner', { publisher_id, name: 'Olga', now });
  dev = await aPerson(db, 'developer', { publisher_id, name: 'Dev', now });
  ann = await aPerson(db, 'admin', { name: 'Ann', now });
  support = await aPerson(db, 'support', { name: 'Sam', now });
  rita = await aPerson(db, 'owner', { publisher_id: rival, name: 'Rita', now });
});
afterAll(() => server.stop());

const pixelApp = (given: Parameters<typeof anApp>[1] = {}): Promise<AppRecord> =>
  anApp(server.database.db, { publisher_id, requires_security_hash: false, ...given });

interface Shown {
  id: string;
  version: number;
  settings: Record<string, unknown>;
  decimals_fixed: boolean;
}
const as = ({ headers }: SignedInPerson) => ({ headers: { ...headers } });
const show = async (app_id: string, who = olga): Promise<Shown> => {
  const { body } = await server.operate('console/apps/get-apps-id', { ...as(who), params: { app: app_id } });
  return body.app as Shown;
};
const save = async (app_id: string, body: object, who = olga) =>
  await server.operate('console/apps/put-apps-id', { ...as(who), params: { app: app_id }, body });

const auditOf = (app_id: string) =>
  server.database.db
    .select()
    .from(audit_events)
    .where(and(eq(audit_events.app_id, app_id), eq(audit_events.kind, 'change')))
    .orderBy(desc(audit_events.id));

const wish = {
  ...{ name: ' Coin Rush ', currency_name: 'Coins', exchange_rate: '1000', decimals: 0 },
  ...{ revenue_share: '70', allowed_origins: ['https://Coin-Rush.example/play'] },
};
const create = (body: object, who: SignedInPerson) =>
  server.operate('console/apps/post-apps', { ...as(who), body });

describe('CO-01 a new app', () => {
  it('of an owner is the own publisher’s, in test mode, and its secret is shown once', async () => {
    const { status, body } = await create(wish, olga);
    expect(status).toBe(200);
    const app = body.app as Shown;
    expect(app.id).toMatch(/^coin-rush-[0-9a-f]{12}$/);
    expect(app).toMatchObject({ publisher: { id: publisher_id }, version: 1, decimals_fixed: false });
    expect(app.settings).toMatchObject({
      ...{ name: 'Coin Rush', test_mode: true, status: 'open', exchange_rate: '1000', revenue_share: '70' },
      allowed_origins: ['https://coin-rush.example'],
    });
    const stored = await findAppById(server.database.db, app.id);
    expect(body.secret).toBe(stored?.secret);
    expect(JSON.stringify(await show(app.id))).not.toContain(String(body.secret));
    const [event] = await auditOf(app.id);
    expect(event).toMatchObject({ by: 'Olga', what: 'the app was created', publisher_id });
    expect(JSON.stringify(event)).not.toContain(String(body.secret));
  });

  it('of an admin names its publisher', async () => {
    const without = await create(wish, ann);
    expect(without.body).toMatchObject({
      code: 'unprocessable',
      errors: { publisher_id: ['Choose whose app it is.'] },
    });
    const unknown = await create({ ...wish, publisher_id: 'nobody' }, ann);
    expect(unknown.body.errors).toHaveProperty('publisher_id');
    const { body } = await create({ ...wish, publisher_id: 'rival' }, ann);
    expect(body.app).toMatchObject({ publisher: { id: 'rival' } });
  });

  it('for another publisher is refused to an owner', async () => {
    const { status, body } = await create({ ...wish, publisher_id: 'rival' }, olga);
    expect([status, Object.keys(body.errors as object)]).toEqual([422, ['publisher_id']]);
  });

  it('names each wrong field', async () => {
    const wrong = { ...wish, name: ' ', exchange_rate: '0', allowed_origins: ['coin-rush.example'] };
    const { status, body } = await create(wrong, olga);
    expect(status).toBe(422);
    expect(Object.keys(body.errors as object)).toEqual(['name', 'exchange_rate', 'allowed_origins']);
  });
});

describe('CO-01 settings', () => {
  it('change only what was sent, and are audited with old and new values', async () => {
    const app = await pixelApp({ credit_cap: 500n, settings: { layout: 'vertical' } });
    const { body } = await save(app.id, { version: 1, show_wallet: true, tile_layout: 'new1' }, dev);
    expect(body.app).toMatchObject({ version: 2, settings: { show_wallet: true, credit_cap: '500' } });
    const stored = await findAppById(server.database.db, app.id);
    expect(stored?.settings).toEqual({ layout: 'vertical', tile_layout: 'new1' });
    expect((await auditOf(app.id))[0]).toMatchObject({
      ...{ by: 'Dev', role: 'developer', what: 'settings: Show wallet, Tiles', publisher_id },
      changes: [
        { field: 'show_wallet', old: false, new: true },
        { field: 'tile_layout', old: 'current', new: 'new1' },
      ],
    });
  });

  it('travel without loss, and what is read can be sent back', async () => {
    const app = await pixelApp({ exchange_rate_micros: 123_456_789_012_345n, revenue_share_bp: 6_667 });
    const { settings, version } = await show(app.id);
    expect(settings).toMatchObject({ exchange_rate: '123456789.012345', revenue_share: '66.67' });
    const { status, body } = await save(app.id, { version, ...settings });
    expect(status).toBe(200);
    expect(body.app).toMatchObject({ version, settings });
    expect(await auditOf(app.id)).toEqual([]);
  });

  it('of a stale version are refused with 409, and nothing is lost', async () => {
    const app = await pixelApp();
    expect((await save(app.id, { version: 1, name: 'Olga’s' })).status).toBe(200);
    const { status, body } = await save(app.id, { version: 1, name: 'Dev’s' }, dev);
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect((await show(app.id)).settings.name).toBe('Olga’s');
  });

  it('of two editors at the same moment: one wins', async () => {
    const app = await pixelApp();
    const both = await Promise.all(['One', 'Other'].map((name) => save(app.id, { version: 1, name })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['status', { status: 'off' }],
    ['exchange_rate', { exchange_rate: '5' }],
    ['revenue_share', { revenue_share: '5' }],
    ['fair_pay', { fair_pay: '4' }],
    ['credit_cap', { credit_cap: '5' }],
    ['extension_bonus', { extension_bonus: '1000000' }],
  ])('CO-05 %s is not for a developer', async (field, change) => {
    const app = await pixelApp();
    const { status, body } = await save(app.id, { version: 1, ...change, show_wallet: true }, dev);
    expect([status, body.code, Object.keys(body.errors as object)]).toEqual([403, 'forbidden', [field]]);
    expect((await show(app.id)).version).toBe(1);
    expect((await save(app.id, { version: 1, ...change })).status).toBe(200);
  });

  it('OD-03 pay for time is off at first, and keeps its worth when the currency changes', async () => {
    const app = await pixelApp({ fair_rate_micros: 3_000_000n });
    expect((await show(app.id)).settings.fair_pay).toBeNull();
    await save(app.id, { version: 1, fair_pay: '4.00' });
    await save(app.id, { version: 2, exchange_rate: '100' });
    const { body } = await save(app.id, { version: 3, fair_pay: null });
    expect(body.app).toMatchObject({ settings: { fair_pay: null } });
    expect(await findAppById(server.database.db, app.id)).toMatchObject({
      fair_pay_bp: 0,
      fair_rate_micros: 300_000n,
    });
  });

  it('of another publisher do not exist', async () => {
    const app = await pixelApp();
    expect((await save(app.id, { version: 1, name: 'Mine now' }, rita)).status).toBe(404);
    expect((await save(app.id, { version: 1, name: 'Mine now' }, support)).status).toBe(403);
  });

  it.each<[string, object, number, string]>([
    ['an unknown field', { colour: 'red' }, 400, 'body'],
    ['a wrong type', { show_wallet: 'yes' }, 400, 'show_wallet'],
    [
      'a page in place of an origin',
      { allowed_origins: ["https://a.example; x 'y'"] },
      422,
      'allowed_origins',
    ],
    ['a fifth of all rewards and more for time', { fair_pay: '20.5' }, 422, 'fair_pay'],
    ['a cap in more digits than the currency has', { credit_cap: '2.5' }, 422, 'credit_cap'],
    [
      'no country',
      { sources: [{ source: 'web', enabled: true, disabled_countries: ['XQ'] }] },
      422,
      'sources',
    ],
  ])('refuse %s by its name', async (_, change, status, field) => {
    const app = await pixelApp();
    const answered = await save(app.id, { version: 1, ...change });
    expect(answered.status).toBe(status);
    expect(Object.keys((answered.body.errors ?? {}) as object)).toContain(field);
  });

  it('have decimals that are fixed once a survey was opened', async () => {
    const app = await pixelApp({ credit_cap: 250n });
    const { body } = await save(app.id, { version: 1, decimals: 2 });
    // Amounts keep their worth in the new unit.
    expect(body.app).toMatchObject({ decimals_fixed: false, settings: { decimals: 2, credit_cap: '250' } });
    expect((await findAppById(server.database.db, app.id))?.credit_cap).toBe(25_000n);
    const used = await pixelApp();
    const credit = { kind: 'bonus' as const, reason: 'Welcome', amount: 5n, at: server.clock.now };
    await creditByOperator(server.database, used, await aUser(server.database.db, used), credit);
    expect(await show(used.id)).toMatchObject({ decimals_fixed: true });
    const refused = await save(used.id, { version: 1, decimals: 2 });
    expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([422, ['decimals']]);
  });

  it('have an announcement without scripts', async () => {
    const app = await pixelApp();
    const html = '<p onclick="x()">Hello <script>alert(1)</script><b>you</b></p>';
    const { body } = await save(app.id, { version: 1, html });
    expect((body.app as Shown).settings.html).toBe('<p>Hello <b>you</b></p>');
  });

  it('going live remembers when', async () => {
    const app = await pixelApp({ test_mode: true });
    const { body } = await save(app.id, { version: 1, test_mode: false }, dev);
    expect(body.app).toMatchObject({ live_at: server.clock.now.toISOString() });
  });
});

describe('CO-01 a change takes effect at once on all nodes', () => {
  it('on the name of the currency and the rate', async () => {
    const app = await pixelApp();
    const node = await joinServer(server);
    try {
      const user = await aUser(server.database.db, app);
      const asked = async () => JSON.stringify((await node.call('app/get-app', { as: user.uhash })).body);
      expect(await asked()).toContain('"Coins"');
      await asked();
      await save(app.id, { version: 1, currency_name: 'Gems', exchange_rate: '2000' });
      expect(await asked()).toContain('"Gems"');
      expect(await asked()).toContain('"base_exchange_rate":2000');
    } finally {
      await node.stop();
    }
  });

  it('on a source, for those who come from it', async () => {
    const app = await pixelApp();
    await aSource(server.database.db, app, 'ios');
    await aSource(server.database.db, app, 'web');
    const bearer = `bob:${app.id}`;
    const enter = async () => (await server.call('app/get-app', { as: bearer, query: { s: 'ios' } })).status;
    const before = await enter();
    const sources = [{ source: 'web', enabled: true, disabled_countries: [] }];
    await save(app.id, {
      version: 1,
      sources: [{ ...sources[0], source: 'ios', enabled: false }, ...sources],
    });
    expect([before, await enter()]).toEqual([200, 401]);
    expect((await save(app.id, { version: 2, sources })).status).toBe(200);
    expect((await show(app.id)).settings.sources).toEqual(sources);
  });

  it('on open panels, which ask again', async () => {
    const app = await pixelApp();
    const user = await aUser(server.database.db, app);
    const channel = `notifications-${user.uhash}`;
    const panel = await listen(server, channel, user.uhash);
    await save(app.id, { version: 1, offers_enabled: false });
    expect(await panel.next()).toMatchObject({ channel, event: 'account-changed' });
  });
});

describe('CO-01 the state of an app', () => {
  it('is set by an owner, and back by the inverse call; both are audited', async () => {
    const app = await pixelApp();
    const set = (state: string, who = olga) =>
      server.operate('console/apps/put-apps-state', { ...as(who), params: { app: app.id }, body: { state } });
    expect((await set('off')).body.app).toMatchObject({ settings: { status: 'off' } });
    expect((await server.call('app/get-app', { as: `bob:${app.id}` })).body.code).toBe(10);
    await set('open');
    expect((await server.call('app/get-app', { as: `bob:${app.id}` })).status).toBe(200);
    expect((await set('off', dev)).status).toBe(403);
    const changes = (await auditOf(app.id)).map((event) => event.changes);
    expect(changes).toEqual([
      [{ field: 'status', old: 'off', new: 'open' }],
      [{ field: 'status', old: 'open', new: 'off' }],
    ]);
  });

  it('that operators have set is not lifted by the publisher’s people, by no way', async () => {
    const app = await pixelApp();
    const set = (state: string, who = olga) =>
      server.operate('console/apps/put-apps-state', {
        ...{ ...as(who), params: { app: app.id }, body: { state, reason: 'Fraud in many of its accounts.' } },
      });
    await set('off');
    expect((await set('off', ann)).status).toBe(200);
    expect((await set('open')).status).toBe(200);

    await set('off', ann);
    for (const state of ['open', 'closed_to_new_users'])
      expect(await set(state)).toMatchObject({
        ...{ status: 409, body: { message: 'Set by Earnwall’s operators; ask support.' } },
      });
    expect((await save(app.id, { version: (await show(app.id)).version, status: 'open' })).status).toBe(409);
    expect((await show(app.id)).settings.status).toBe('off');
    expect((await set('open', ann)).status).toBe(200);
    expect((await set('off')).status).toBe(200);
  });

  it('in maintenance tells since when, and where it can be looked at', async () => {
    const app = await pixelApp();
    const rest = async (body: object) =>
      (
        await server.operate('console/apps/put-apps-maintenance', {
          ...as(olga),
          params: { app: app.id },
          body: { reason: 'Moving house.', ...body },
        })
      ).body;
    const since = server.clock.now.toISOString();
    expect(await rest({ on: true })).toMatchObject({ on: true, since, until: null });
    const until = server.clock.forward(60_000).toISOString().replace(/T.*/, 'T23:00:00.000Z');
    expect(await rest({ on: true, until })).toMatchObject({ since, until });
    expect(await show(app.id)).toMatchObject({ maintenance: { on: true, since, until } });
    const { preview } = ((await show(app.id)) as unknown as { maintenance: { preview: string } }).maintenance;
    expect((await fetch(preview)).status).toBe(200);
    expect(await rest({ on: false })).toMatchObject({ on: false, since: null });
  });
});

describe('CO-01 the list of apps', () => {
  const list = (query: Record<string, string>, who = olga) =>
    server.operate('console/apps/get-apps', { ...as(who), query });
  const namesOf = async (query: Record<string, string>, who = olga) =>
    ((await list(query, who)).body.apps as { name: string }[]).map(({ name }) => name);
  const csvOf = async (query: string, who: SignedInPerson) => {
    const answer = await fetch(`${server.url}/api/console/apps?format=csv${query}`, as(who));
    return { type: answer.headers.get('content-type'), lines: (await answer.text()).split('\r\n') };
  };

  it('tells how each one is doing, in the asker’s scope only', async () => {
    const { db } = server.database;
    const app = await pixelApp({ name: 'Listed Alpha', test_mode: true });
    const { now } = server.clock;
    const [survey, other] = [await aSurvey(db), await aSurvey(db)];
    const user = await aUser(db, app);
    const test = { test_mode: true, opened_at: now };
    await aClick(db, user, survey, { ...test, state: 'complete', ended_at: now });
    await aClick(db, user, other, test);
    // Not of today, and not of the mode the app is in.
    const yesterday = new Date(now.getTime() - 24 * 3_600_000);
    await aClick(db, await aUser(db, app), survey, { ...test, opened_at: yesterday });
    await aClick(db, await aUser(db, app), survey, { opened_at: now });
    await anEndpoint(db, app, { url: 'https://pixel.example/postbacks' });
    const { body } = await list({ search: 'listed alpha' });
    expect(body).toMatchObject({
      apps: [
        {
          ...{ id: app.id, publisher: { id: publisher_id }, status: 'open', test_mode: true },
          ...{ people_today: 1, completes_today: 1, postbacks: 'good', go_live: { passed: 0, of: 5 } },
        },
      ],
      next: null,
    });
    expect(await namesOf({ search: 'listed alpha' }, rita)).toEqual([]);
    expect(await namesOf({ search: 'listed alpha' }, ann)).toEqual(['Listed Alpha']);
  });

  it('is searched and filtered; signs of patterns are letters', async () => {
    await pixelApp({ name: 'Filter 100%', status: 'off' });
    await pixelApp({ name: 'filter 1000', test_mode: true });
    expect(await namesOf({ search: 'filter' })).toEqual(['Filter 100%', 'filter 1000']);
    expect(await namesOf({ search: '100%' })).toEqual(['Filter 100%']);
    expect(await namesOf({ search: 'filter', state: 'off' })).toEqual(['Filter 100%']);
    expect(await namesOf({ search: 'filter', mode: 'test' })).toEqual(['filter 1000']);
  });

  it('comes in pages, and as CSV all at once without formulas', async () => {
    for (const name of ['page =1+1', 'Page b', 'page c']) await pixelApp({ name });
    const first = (await list({ search: 'page', limit: '2' })).body;
    expect(await namesOf({ search: 'page', limit: '2', after: String(first.next) })).toEqual(['page c']);
    await pixelApp({ name: '=HYPERLINK("https://evil.example")' });
    const { type, lines } = await csvOf('&search=HYPERLINK', olga);
    expect(type).toBe('text/csv; charset=utf-8');
    expect(lines[0]).toMatch(/^id,name,publisher,state,mode,/);
    expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect((await csvOf('&search=page', rita)).lines).toHaveLength(2);
  });

  it('as CSV is longer than one page', async () => {
    const publisher = await aPublisher(server.database.db, 'many-apps');
    const owner = await aPerson(server.database.db, 'owner', {
      publisher_id: publisher,
      now: server.clock.now,
    });
    for (let index = 0; index < 203; index += 1)
      await anApp(server.database.db, { publisher_id: publisher, name: `Same name ${index % 3}` });
    const ids = (await csvOf('', owner)).lines.slice(1, -1).map((line) => line.split(',')[0]);
    expect(new Set(ids).size).toBe(203);
    expect(ids).toHaveLength(203);
  });

  it('has no page after an app of somebody else', async () => {
    const theirs = await anApp(server.database.db, { publisher_id: 'rival' });
    for (const after of [theirs.id, 'nothing']) {
      const { status, body } = await list({ after });
      expect([status, Object.keys(body.errors as object)]).toEqual([400, ['after']]);
    }
  });
});
