// The demo data on a real database: made once, whole, and with books that balance.

import { isKnown } from '@earnwall/domain/odds/conversion';
import { templateProblem } from '@earnwall/postbacks/template-problem';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHash } from '#accounts/security-hash.ts';
import { readConfig } from '#config/config.ts';
import { demoOutcomesJob } from '#demo/outcomes-job.ts';
import { type DemoHandle, seedDemo } from '#demo/seed.ts';
import { findUser, type UserRecord } from '#store/people/users.ts';
import { apps } from '#store/schema/apps.ts';
import { offer_networks, offers } from '#store/schema/offers.ts';
import { postback_endpoints, postback_queue } from '#store/schema/postbacks.ts';
import { suppliers, surveys } from '#store/schema/surveys.ts';
import { users } from '#store/schema/users.ts';
import { createMatching } from '#surveys/matching/matching.ts';
import { allOutcomes } from '#testing/outcomes.ts';
import { aSurvey } from '#testing/surveys.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { earningsOf } from './support/earnings.ts';
import { questionOf } from './support/qualification.ts';
import { startServer } from './support/server.ts';

const now = new Date('2026-03-01T09:30:00Z');
const addresses = { publicUrl: 'http://127.0.0.1:4000', sandboxOrigins: ['http://localhost:4100'] };
let test: TestDatabase;
let first: DemoHandle;

beforeAll(async () => {
  test = await createTestDatabase();
  // Two nodes that start together, as they may behind a load balancer.
  const handles = await Promise.all([1, 2].map(() => seedDemo(test.database, { now, ...addresses })));
  expect(handles[0]).toEqual(handles[1]);
  first = handles[0] ?? { app_secrets: {}, postback_secrets: {} };
});
afterAll(() => test.drop());

describe('the demo data', () => {
  it('OP-01 is made once: a later start leaves the same rows and knows the same secrets', async () => {
    const before = await everything();
    const later = new Date(now.getTime() + 20 * 3_600_000);
    expect(await seedDemo(test.database, { now: later, ...addresses })).toEqual(first);
    expect(await everything()).toEqual(before);
    expect(before.get('surveys')).toHaveLength(60);
    expect(before.get('offers')).toHaveLength(20);
  });

  it('has a secret of its own for each app', () => {
    const { app_secrets } = first;
    expect(Object.keys(app_secrets).sort()).toEqual([
      'demo-coins',
      'demo-extension',
      'demo-maintenance',
      'demo-off',
      'demo-phone',
      'demo-secure',
      'demo-single',
    ]);
    expect(new Set(Object.values(app_secrets)).size).toBe(7);
  });

  it('PB-07 has an endpoint at the sandbox for each app, in both forms, and sends none of the history', async () => {
    const endpoints = await test.database.db.select().from(postback_endpoints);
    expect(endpoints.map(({ app_id }) => app_id).sort()).toEqual(Object.keys(first.app_secrets).sort());
    for (const { app_id, form, url, secret } of endpoints) {
      expect(first.postback_secrets[app_id]).toEqual([secret]);
      expect(url.split('?')[0]).toBe(`http://localhost:4100/publisher/postbacks/${app_id}`);
      expect(form).toBe(app_id === 'demo-secure' ? 'get' : 'json');
      if (form === 'get') expect(templateProblem(url)).toBeNull();
    }
    expect(new Set(endpoints.map(({ secret }) => secret)).size).toBe(endpoints.length);
    expect(await test.database.db.select().from(postback_queue)).toEqual([]);
  });

  it('has books that balance', async () => {
    expect(
      await rows(sql`
        select movement_id, currency, sum(amount) from lines join accounts on accounts.id = account_id
        group by movement_id, currency having sum(amount) <> 0`),
    ).toEqual([]);
    expect(
      await rows(sql`
        select account_id from balances left join lines using (account_id)
        group by account_id, balances.amount having balances.amount is distinct from sum(lines.amount)`),
    ).toEqual([]);
    const paid = sql`select count(*)::int as count from movements where kind = 'survey_reward'`;
    const complete = sql`select count(*)::int as count from clicks where state = 'complete'`;
    expect(await rows(paid)).toEqual(await rows(complete));
  });

  it.each(['demo-coins', 'demo-secure'])(
    'alice of %s earned 1,240 today and 18,420 in thirty days',
    async (app) => {
      expect(await earningsOf(test.database, await person(app, 'alice'), now)).toEqual({
        earned_today: 1_240n,
        earned_thirtydays: 18_420n,
      });
    },
  );

  it('has apps that can be told apart by their names, and each ticket once', async () => {
    const twice = (table: string, column: string) =>
      rows(sql.raw(`select ${column} from ${table} group by ${column} having count(*) > 1`));
    expect(await twice('apps', 'name')).toEqual([]);
    expect(await twice('tickets', 'text')).toEqual([]);
    expect(await rows(sql`select count(*)::int as count from tickets`)).toEqual([{ count: 2 }]);
  });

  it.each(['alice', 'bob'])('fills the page of %s on every device', async (uuid) => {
    const user = await person('demo-coins', uuid);
    const { inventory, respondents } = createMatching(test.database, 'a secret');
    await inventory.load();
    for (const device of ['desktop', 'mobile', 'tablet'] as const) {
      const restricted = inventory.restrictedIn('US');
      const asked = { country: 'US', device, test_mode: false, restricted };
      const list = inventory.match(await respondents.find(test.database.db, user, asked, now), 100);
      expect(list.length).toBeGreaterThanOrEqual(24);
      const isOddsKnown = list.map(({ odds }) => isKnown(odds[device]));
      expect(isOddsKnown.filter(Boolean).length).toBeGreaterThanOrEqual(10);
      expect(isOddsKnown.filter((known) => !known).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('OD-01 has told odds that held, a little less at one supplier', async () => {
    const byName = (supplier: string) =>
      rows(sql`
      select count(distinct said)::int as steps, min(entrants)::int as least, round(avg(points))::int as average
      from (select said, sum(entrants) as entrants, said - 100.0 * sum(completes) / sum(entrants) as points
        from odds_said where supplier_id = ${supplier} group by said) as step`);
    for (const [supplier, average] of [
      ['sandbox-surveys', 0],
      ['sandbox-exchange', 6],
    ] as const) {
      const [told] = (await byName(supplier)) as { steps: number; least: number; average: number }[];
      expect(told?.steps).toBe(13);
      expect(told?.least).toBeGreaterThanOrEqual(50);
      expect(Math.abs((told?.average ?? 100) - average)).toBeLessThanOrEqual(2);
    }
  });

  it('has surveys for five countries, one of them onboarding', async () => {
    const counted = await test.database.db
      .select({ country: surveys.country, count: sql<number>`count(*)::int` })
      .from(surveys)
      .groupBy(surveys.country)
      .orderBy(surveys.country);
    expect(counted).toEqual([
      { country: 'BR', count: 5 },
      { country: 'DE', count: 5 },
      { country: 'JP', count: 5 },
      { country: 'SA', count: 5 },
      { country: 'US', count: 40 },
    ]);
    expect(await test.database.db.$count(surveys, eq(surveys.onboarding, true))).toBe(1);
  });

  it('follows its addresses to other ports and keeps the origins it had', async () => {
    const moved = { publicUrl: 'http://127.0.0.1:5000', sandboxOrigins: ['http://localhost:5100'] };
    await seedDemo(test.database, { now, ...moved });
    const [offer] = await test.database.db.select().from(offers).where(eq(offers.id, 'dragon-isles'));
    expect(offer?.icon_url).toBe('http://127.0.0.1:5000/demo/icons/dragon-isles.svg');
    const [network] = await test.database.db.select().from(offer_networks);
    expect(network?.redirect_hosts).toEqual(['localhost:5100']);
    const [app] = await test.database.db.select().from(apps).where(eq(apps.id, 'demo-coins'));
    expect(app?.allowed_origins).toEqual(['http://localhost:4100', 'http://localhost:5100']);
  });
});

describe('the demo of a first start right after midnight', () => {
  it('has nothing in the future and the same sums', async () => {
    const other = await createTestDatabase();
    const midnight = new Date('2026-03-01T00:00:00Z');
    await seedDemo(other.database, { now: midnight, ...addresses });
    const alice = await findUser(other.database.db, 'demo-coins', 'alice');
    expect(alice && (await earningsOf(other.database, alice, midnight))).toEqual({
      earned_today: 1_240n,
      earned_thirtydays: 18_420n,
    });
    const { rows: late } = await other.database.db.execute(
      sql`select id from movements where at > ${midnight.toISOString()}`,
    );
    expect(late).toEqual([]);
    await other.drop();
  });
});

async function rows(query: ReturnType<typeof sql>): Promise<unknown[]> {
  return (await test.database.db.execute(query)).rows;
}

/** Every row of every table, so that nothing can change unseen. */
async function everything(): Promise<Map<string, unknown[]>> {
  const tables = await rows(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const contents = new Map<string, unknown[]>();
  for (const { name } of tables as { name: string }[]) {
    const table = sql.identifier(name);
    contents.set(name, await rows(sql`select to_jsonb(${table}) as row from ${table} order by 1`));
  }
  return contents;
}

async function person(app: string, uuid: string): Promise<UserRecord> {
  const user = await findUser(test.database.db, app, uuid);
  if (!user) throw new Error(`${uuid} of ${app} is missing`);
  return user;
}

describe('the demo seen by its people', () => {
  it('lets alice into most surveys at once, and asks bob a little of everything', async () => {
    const server = await startServer();
    await seedDemo(server.database, { now: server.clock.now, ...addresses });
    const walk = async (uuid: string) => {
      const as = `${uuid}:demo-coins`;
      const { body } = await server.call('surveys/get-surveys', { as });
      const answers: Record<string, unknown>[] = [];
      for (const { hash } of body.surveys as { hash: string }[]) {
        const answer = await server.call('qualification/post-qualification', {
          as,
          body: { survey: hash, policy_optin: 1 },
        });
        answers.push(answer.body);
      }
      return answers;
    };
    const alice = await walk('alice');
    expect(alice.filter(({ status }) => status === 'qualified').length).toBeGreaterThanOrEqual(20);
    expect(alice.filter(({ status }) => status === 'disqualified')).toEqual([]);
    expect(questionOf({ body: alice[0] ?? {} }).id).toBe('devices');

    const bob = await walk('bob');
    const asked = bob.filter(({ status }) => status === 'accepted').map((body) => questionOf({ body }).type);
    expect(new Set(asked)).toEqual(new Set(['single_choice', 'multiple_choice', 'input_text']));
    expect(bob.some(({ status }) => status === 'qualified')).toBe(true);

    const link = await server.call('surveys/post-single-survey', {
      body: { hash: 'demo-single-link', subid: {} },
    });
    expect(link.body).toMatchObject({ status: 'accepted', survey_hash: 'demo-us-02' });
    await server.stop();
  });

  it('OD-01 has a list by what a minute yields after what an operator has placed, and a filled page about odds', async () => {
    const server = await startServer();
    await seedDemo(server.database, { now: server.clock.now, ...addresses });
    await server.inventory.catchUp();
    await server.inventory.refreshOdds();
    const { body } = await server.call('surveys/get-surveys', { as: 'bob:demo-coins' });
    const [own, placed, ...others] = body.surveys as { hash: string; odds: number | null }[];
    expect([own?.hash, placed?.hash]).toEqual(['demo-us-01', 'demo-us-02']);
    const refs = others.map(({ hash }) => hash);
    expect(refs).not.toEqual(refs.toSorted());
    const { body: report } = await server.call('experiments/get-experiments', {});
    expect(report.measured_at).not.toBeNull();
    expect((report as { calibration: { steps: unknown[] } }).calibration.steps).toHaveLength(13);
    await server.stop();
  });

  it('OD-01 knows odds of some surveys of its exchanges soon after they are listed, and the same next time', async () => {
    const other = await createTestDatabase();
    const { db } = other.database;
    const entry_url = 'https://exchange.test/enter';
    await db.insert(suppliers).values({ id: 'sandbox-exchange', name: 'Sandbox Exchange', entry_url });
    for (let count = 0; count < 30; count += 1)
      await aSurvey(db, { supplier_id: 'sandbox-exchange', supplier_ref: `${count}`, conversion: 0.6 });
    const theirs = await aSurvey(db);
    const { inventory } = createMatching(other.database, 'a secret');
    await inventory.load();
    const job = demoOutcomesJob({ database: other.database, inventory, standIns: [], now: () => now });
    await job.run();
    const counted = await allOutcomes(db);
    const entered = new Set(counted.surveys.map(({ survey_id }) => survey_id));
    expect(entered.size).toBeGreaterThanOrEqual(10);
    expect(entered.size).toBeLessThan(30);
    expect(entered.has(theirs.id)).toBe(false);
    const listed = [...entered].map((id) => inventory.current.find(id)?.odds.desktop);
    expect(listed.every((odds) => odds && isKnown(odds))).toBe(true);
    await job.run();
    expect(await allOutcomes(db)).toEqual(counted);
    await other.drop();
  });

  it('NO-02 has somebody for each notice, a phone to prove, a profile to review and an extension to install', async () => {
    const config = readConfig({ TRUST_PROXY: 'loopback', DEMO: '1' });
    const server = await startServer({ config });
    const seed = () => seedDemo(server.database, { now: server.clock.now, ...addresses });
    const { app_secrets } = await seed();
    const noticeOf = async (uuid: string, app = 'demo-coins') =>
      (await server.call('surveys/get-surveys', { as: `${uuid}:${app}` })).body.type;
    const shown = async () =>
      Object.fromEntries(
        await Promise.all(
          ['carol', 'dana', 'erin', 'frank'].map(async (uuid) => [uuid, await noticeOf(uuid)]),
        ),
      );
    const notices = { carol: 'banned', dana: 'on_hold', erin: 'on_review', frank: 'location_error' };
    expect(await shown()).toEqual(notices);
    // Weeks later: what was over begins anew with the next start, and what an operator has decided stays.
    server.clock.forward(60 * 86_400_000);
    expect(await shown()).toEqual({ frank: 'location_error' });
    const erin = await findUser(server.database.db, 'demo-coins', 'erin');
    await server.database.db
      .update(users)
      .set({ state: 'active' })
      .where(eq(users.uhash, erin?.uhash ?? ''));
    await seed();
    expect(await shown()).toEqual({ ...notices, erin: undefined });

    const metadataOf = async (uuid: string, app: string) => {
      const as = `${uuid}:${app}:${securityHash(app_secrets[app] ?? '', uuid)}`;
      return (await server.call('app/get-app', { as })).body;
    };
    for (const app of ['demo-phone', 'demo-maintenance']) await metadataOf('alice', app);
    expect(await noticeOf('alice', 'demo-phone')).toBe('sms_verification');
    expect(await noticeOf('alice', 'demo-maintenance')).toBe('maintenance');
    expect(await metadataOf('grace', 'demo-secure')).toMatchObject({ update_profile: true });
    expect(await metadataOf('alice', 'demo-secure')).toMatchObject({ update_profile: false });
    expect(await metadataOf('alice', 'demo-extension')).toMatchObject({
      extra: { extension: { status: 0, bonus: 250 } },
    });
    await server.stop();
  });
});

describe('the demo’s endpoints at a later start', () => {
  it('PB-07 move with the sandbox, work again, and keep what somebody has chosen', async () => {
    const own = await createTestDatabase();
    const { db } = own.database;
    const later = new Date(now.getTime() + 60_000);
    const seed = (sandbox: string, at = now) =>
      seedDemo(own.database, { now: at, publicUrl: addresses.publicUrl, sandboxOrigins: [sandbox] });
    const { postback_secrets } = await seed('http://localhost:4100');
    const change = (app_id: string, given: Partial<typeof postback_endpoints.$inferInsert>) =>
      db.update(postback_endpoints).set(given).where(eq(postback_endpoints.app_id, app_id));
    await change('demo-secure', { state: 'gone', failing_since: now });
    await change('demo-phone', { state: 'paused' });
    await change('demo-single', { url: 'http://127.0.0.1:9000/receive', state: 'gone' });
    await change('demo-coins', {
      secret: 'whsec_bmV3',
      previous_secret: 'whsec_b2xk',
      previous_until: later,
    });
    expect(await seed('http://localhost:5100')).toMatchObject({
      postback_secrets: { ...postback_secrets, 'demo-coins': ['whsec_bmV3', 'whsec_b2xk'] },
    });
    const found = await db.select().from(postback_endpoints);
    const of = (id: string) => found.find(({ app_id }) => app_id === id);
    expect(of('demo-secure')).toMatchObject({ state: 'on', failing_since: null });
    expect(of('demo-secure')?.url).toContain(
      'http://localhost:5100/publisher/postbacks/demo-secure?user={user_id}&',
    );
    expect(of('demo-phone')).toMatchObject({ state: 'paused' });
    expect(of('demo-single')).toMatchObject({ url: 'http://127.0.0.1:9000/receive', state: 'gone' });
    expect((await seed('http://localhost:5100', later)).postback_secrets['demo-coins']).toEqual([
      'whsec_bmV3',
    ]);
    await own.drop();
  });
});

describe('a demo in a database that others use, too', () => {
  const rowsOf = async ({ database }: TestDatabase) => {
    const { rows } = await database.db.execute(sql`
      select (select json_agg(suppliers order by id) from suppliers) as suppliers,
        (select json_agg(offer_networks order by id) from offer_networks) as networks,
        (select json_agg(apps order by id) from apps) as apps`);
    return rows;
  };

  it.each(['sandbox-surveys', 'sandbox-exchange'])(
    'OP-02 refuses to begin where somebody has a supplier %s, and touches nothing',
    async (id) => {
      const theirs = await createTestDatabase();
      const entry_url = 'https://exchange.test/enter';
      await theirs.database.db.insert(suppliers).values({ id, name: 'A real exchange', entry_url });
      const before = await rowsOf(theirs);
      const refusal = seedDemo(theirs.database, { now, ...addresses });
      await expect(refusal).rejects.toThrow(new RegExp(`${id}.*that no demo has made.*Start without DEMO`));
      expect(await rowsOf(theirs)).toEqual(before);
      await theirs.drop();
    },
  );

  it('OP-02 is not led to the sandbox of a second one, which logs why', async () => {
    const shared = await createTestDatabase();
    const seed = (sandbox: string, isShared = true) =>
      seedDemo(shared.database, { now, ...addresses, sandboxOrigins: [sandbox], isShared });
    await seed('http://localhost:4100');
    const before = await rowsOf(shared);
    await expect(seed('http://localhost:5100')).rejects.toThrow(
      /its sandbox at localhost:4100.*SANDBOX_PORT/,
    );
    expect(await rowsOf(shared)).toEqual(before);
    await seed('http://localhost:4100');
    expect(await rowsOf(shared)).toEqual(before);
    // Nobody else can be in a database of its own, where ports may differ from start to start.
    await seed('http://localhost:5100', false);
    expect(JSON.stringify(await rowsOf(shared))).toContain('http://localhost:5100/supplier/enter');
    await shared.drop();
  });
});
