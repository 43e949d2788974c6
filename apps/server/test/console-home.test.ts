// Home over HTTP: each kind of card appears to those it concerns and to nobody else, and disappears when it is dealt with.
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkSuppliers } from '#jobs/check-suppliers.ts';
import type { JobsHealth } from '#request/jobs-health.ts';
import { createLog } from '#request/log.ts';
import { saveAudit } from '#store/money/audits.ts';
import { insertSetAside } from '#store/money/set-aside-reports.ts';
import { countFailure } from '#store/people/sms-counters.ts';
import { api_keys } from '#store/schema/api-keys.ts';
import { apps } from '#store/schema/apps.ts';
import { backups } from '#store/schema/nodes.ts';
import { outbox } from '#store/schema/outbox.ts';
import { factors, people } from '#store/schema/people.ts';
import { sms_counters } from '#store/schema/phone-codes.ts';
import { postback_endpoints, postback_log } from '#store/schema/postbacks.ts';
import { set_aside_reports } from '#store/schema/set-aside-reports.ts';
import { tickets } from '#store/schema/tickets.ts';
import type { CountedThing } from '#store/suppliers/counts.ts';
import { anApiKey } from '#testing/api-keys.ts';
import { anApp, changeApp } from '#testing/apps.ts';
import { aClick } from '#testing/clicks.ts';
import { creditByOperator } from '#testing/ledger.ts';
import { sumPayoutsAgain } from '#testing/payouts.ts';
import { aReport } from '#testing/reports.ts';
import { aSurvey } from '#testing/surveys.ts';
import { hours, noon } from './support/clock.ts';
import { makeWorld, type World } from './support/console-samples.ts';
import { makeTeam, type Team, type TeamMember } from './support/console-team.ts';
import { startServer, type TestServer } from './support/server.ts';

type Need = ConsoleAnswerOf<'console/home/get-home'>['needs'][number];

let server: TestServer;
let own: World;
let other: World;
let team: Team;
let health: JobsHealth | null = null;
const on = () => server.database.db;

beforeAll(async () => {
  server = await startServer({ jobsHealth: () => health });
  own = await makeWorld(on(), 'ours');
  other = await makeWorld(on(), 'theirs');
  team = await makeTeam(on(), own, other, noon);
  await on()
    .update(apps)
    .set({ live_at: hours(-100), created_at: hours(-100) });
  await on().update(tickets).set({ state: 'answered' });
  await on()
    .update(postback_endpoints)
    .set({ updated_at: hours(-100) });
  await on()
    .insert(backups)
    .values({ finished_at: hours(-1) });
});
afterAll(() => server.stop());

async function home(who: TeamMember, query: Record<string, string> = {}): Promise<Need[]> {
  const answer = await server.operate('console/home/get-home', { headers: { ...team[who].headers }, query });
  expect(answer.status).toBe(200);
  return answer.body.needs as Need[];
}

async function openTickets(who: TeamMember, query: Record<string, string> = {}): Promise<unknown> {
  const headers = { ...team[who].headers };
  return (await server.operate('console/home/get-home', { headers, query })).body.open_tickets;
}

const everybody: TeamMember[] = ['dana', 'sam', 'olive', 'dev', 'ana', 'otto'];

/** Who sees a card of this kind. */
async function seenBy(kind: Need['kind']): Promise<string> {
  const seeing: string[] = [];
  for (const who of everybody) if ((await home(who)).some((need) => need.kind === kind)) seeing.push(who);
  return seeing.join(' ');
}

describe('what needs someone', () => {
  beforeEach(async () => expect(await home('dana')).toEqual([]));

  it('a ticket past half of the promise', async () => {
    const [first] = await on().select().from(tickets).where(eq(tickets.app_id, own.app.id));
    const isFirst = eq(tickets.id, first?.id ?? '');
    await on()
      .update(tickets)
      .set({ state: 'open', waiting_since: hours(-11) })
      .where(isFirst);
    expect(await seenBy('tickets')).toBe('');
    const counted = await Promise.all(everybody.map((who) => openTickets(who)));
    expect(counted).toEqual([1, 1, 1, 1, null, 0]);
    expect(await openTickets('dana', { app: other.app.id })).toBe(0);
    await on()
      .update(tickets)
      .set({ waiting_since: hours(-13) })
      .where(isFirst);
    expect(await seenBy('tickets')).toBe('dana sam olive');
    const [card] = await home('olive');
    expect(card).toMatchObject({
      urgency: 'soon',
      scope: { id: own.app.id },
      since: hours(-13).toISOString(),
      action: { label: 'Answer', path: `/tickets/${first?.id}` },
    });
    expect(JSON.stringify(card)).not.toMatch(/A ticket ours|alice@/);
    expect(await home('dana', { app: other.app.id })).toEqual([]);
    await on().update(tickets).set({ state: 'answered' }).where(isFirst);
  });

  it('a stopped endpoint, switched on by the call of its card', async () => {
    const isOwn = eq(postback_endpoints.app_id, own.app.id);
    await on()
      .update(postback_endpoints)
      .set({ state: 'failing', failing_since: hours(-80) })
      .where(isOwn);
    expect(await seenBy('postbacks')).toBe('dana sam olive dev');
    const action = (await home('dev'))[0]?.action;
    if (!action || !('call' in action)) return expect.fail();
    const { name, params, body } = action.call;
    const answer = await server.operate(name, { headers: { ...team.dev.headers }, params, body });
    expect(answer.status).toBe(200);
    expect(await seenBy('postbacks')).toBe('');
  });

  it('dead postbacks', async () => {
    await creditByOperator(server.database, own.app, own.user, {
      ...{ kind: 'bonus', reason: 'Thanks', amount: 5n, at: hours(-4) },
    });
    await on().execute(sql`
      with taken as (delete from postback_queue where app_id = ${own.app.id} returning *)
      insert into postback_log (id, transaction_id, app_id, user_id, type, payload, at, attempts, tries, state, settled_at)
      select id, transaction_id, app_id, user_id, type, payload, at, attempts, tries, 'dead', at from taken`);
    expect(await seenBy('postbacks')).toBe('dana sam olive dev');
    expect((await home('olive'))[0]).toMatchObject({
      ...{ urgency: 'urgent', title: '1 postback dead', since: hours(-4).toISOString() },
    });
    await on().update(postback_log).set({ state: 'delivered' });
    expect(await seenBy('postbacks')).toBe('');
  });

  it('a supplier whose health finds it silent while starts go on', async () => {
    const { supplier_id } = await aSurvey(on());
    const count = async (what: CountedThing, times: number, at: Date) => {
      for (let time = 0; time < times; time += 1) server.supplierCounts.count(supplier_id, what, at);
      await server.supplierCounts.write();
      const { database, supply } = server;
      const tools = { database, supply, everyMs: 60_000, log: createLog('silent'), now: () => noon };
      await checkSuppliers(tools, new AbortController().signal);
    };
    // Of a supplier about which nothing is known, silence about so many is chance.
    await count('starts', 58, hours(-2));
    expect(await seenBy('supplier-silent')).toBe('');
    await count('starts', 1, hours(-2));
    expect(await seenBy('supplier-silent')).toBe('dana sam');
    expect(await home('dana', { app: own.app.id })).toEqual([]);
    await count('reports', 1, noon);
    expect(await seenBy('supplier-silent')).toBe('');
  });

  it('reversals above twice the usual', async () => {
    const reversed = { cid: 'c', supplier_id: 'a-supplier', outcome: 'quality', effect: 'reversed' } as const;
    for (let index = 0; index < 6; index += 1) await aReport(on(), { ...reversed, received_at: hours(-3) });
    expect(await seenBy('reversals')).toBe('dana sam');
    for (let index = 0; index < 21; index += 1) await aReport(on(), { ...reversed, received_at: hours(-50) });
    expect(await seenBy('reversals')).toBe('');
  });

  it('mail that fails', async () => {
    const mail = { app_id: own.app.id, kind: 'mail', key: 'k', payload: {}, created_at: hours(-2) };
    await on()
      .insert(outbox)
      .values({ ...mail, failure: 'No route', attempts: 2 });
    expect(await seenBy('mail')).toBe('dana sam');
    await on()
      .update(outbox)
      .set({ state: 'dead', settled_at: hours(-1) });
    expect((await home('dana'))[0]).toMatchObject({ kind: 'mail', urgency: 'urgent' });
    await on()
      .update(outbox)
      .set({ settled_at: hours(-25) });
    expect(await seenBy('mail')).toBe('');
  });

  it('messages to phones: the budget and failures', async () => {
    const midnight = new Date('2026-03-10T00:00:00Z');
    const counter = { scope: 'country', key: 'IN/day', window_start: midnight, sent: 499 };
    await on().insert(sms_counters).values(counter);
    for (let index = 0; index < 3; index += 1) await countFailure(on(), 'BR', noon);
    expect(await seenBy('sms')).toBe('dana sam');
    const titles = (await home('dana')).map(({ title }) => title);
    expect(titles.sort()).toEqual(['SMS budget of IN near its end', 'SMS failing to BR']);
    await on().delete(sms_counters);
    expect(await seenBy('sms')).toBe('');
  });

  it('books that do not add up', async () => {
    await saveAudit(on(), 'books', ['O1 a movement does not sum to zero: 7']);
    expect(await seenBy('books')).toBe('dana sam');
    await saveAudit(on(), 'books', []);
    expect(await seenBy('books')).toBe('');
  });

  it('an overdue job', async () => {
    const job = { name: 'release', age_seconds: 900, every_seconds: 30, running: false, overdue: true };
    health = { status: 'overdue', seen_seconds_ago: 1, jobs: [job], audits: [] };
    expect(await seenBy('jobs')).toBe('dana sam');
    health = null;
    expect(await seenBy('jobs')).toBe('');
  });

  it('no backup for days', async () => {
    await on()
      .update(backups)
      .set({ finished_at: hours(-80) });
    expect(await seenBy('backup')).toBe('dana sam');
    expect((await server.operate('console/system/post-system-backups', { body: {} })).status).toBe(200);
    expect(await seenBy('backup')).toBe('');
  });

  it('maintenance left on, ended by the call of its card, and begun again by its inverse', async () => {
    await changeApp(on(), own.app, { maintenance: true, maintenance_since: hours(-3) });
    expect(await seenBy('maintenance')).toBe('dana sam olive dev ana');
    const action = (await home('olive'))[0]?.action;
    if (!action || !('call' in action) || !action.undo) return expect.fail();
    const make = async ({ name, params, body }: NonNullable<typeof action.undo>) =>
      (await server.operate(name, { headers: { ...team.olive.headers }, params, body })).status;
    expect(await make(action.call)).toBe(200);
    expect(await seenBy('maintenance')).toBe('');
    expect(await make(action.undo)).toBe(200);
    expect((await on().select().from(apps).where(eq(apps.id, own.app.id)))[0]?.maintenance).toBe(true);
    await changeApp(on(), own.app, { maintenance: false });
  });

  it('an app that never went live', async () => {
    await changeApp(on(), own.app, { live_at: null });
    expect(await seenBy('never-live')).toBe('dana olive dev');
    await changeApp(on(), own.app, { live_at: noon });
    expect(await seenBy('never-live')).toBe('');
  });

  it('a month that is over and not closed', async () => {
    const booked = new Date('2026-01-20T12:00:00Z');
    await creditByOperator(server.database, own.app, own.user, {
      ...{ kind: 'adjustment', reason: 'For January', amount: 100n, at: booked },
    });
    await sumPayoutsAgain(on(), '2026-01-01');
    expect(await seenBy('payouts')).toBe('dana');
    expect((await home('dana')).find(({ kind }) => kind === 'payouts')).toMatchObject({
      ...{ title: 'January 2026 can be closed', since: '2026-02-01T00:00:00.000Z' },
      action: { path: '/payouts/2026-01' },
    });
    expect(await home('dana', { app: own.app.id })).toEqual([]);
    const closed = await server.operate('console/payouts/post-payouts-close', {
      ...{ headers: { ...team.dana.headers }, params: { month: '2026-01' }, body: { name: '2026-01' } },
    });
    expect(closed.status).toBe(200);
    expect(await seenBy('payouts')).toBe('');
  });

  it('a key in use that is about to end', async () => {
    await anApiKey(on(), own.app);
    await on()
      .update(api_keys)
      .set({ expires_at: hours(48), last_used_at: hours(-1) });
    expect(await seenBy('key')).toBe('dana olive dev');
    await on().update(api_keys).set({ last_used_at: null });
    expect(await seenBy('key')).toBe('');
  });

  it('a person who must have a second factor and has none', async () => {
    const isOlive = eq(factors.person_id, team.olive.id);
    await on().update(people).set({ password_hash: 'scrypt' }).where(eq(people.id, team.olive.id));
    await on().update(factors).set({ confirmed_at: null }).where(isOlive);
    expect(await seenBy('factor')).toBe('dana olive');
    await on().update(factors).set({ confirmed_at: noon }).where(isOlive);
    expect(await seenBy('factor')).toBe('');
  });

  it('reports in review and set aside', async () => {
    const report = { cid: 'c', supplier_id: 'a-supplier', outcome: 'complete', effect: 'review' } as const;
    await aReport(on(), { ...report, received_at: hours(-160) });
    await insertSetAside(on(), {
      ...{ supplier_id: 'a-supplier', kind: 'unreadable', transaction: null, click: null },
      ...{ body: Buffer.from('?'), reason: 'Unreadable', received_at: hours(-1) },
    });
    expect(await seenBy('reports')).toBe('dana sam');
    expect((await home('sam'))[0]?.title).toBe('1 report in review, 1 message set aside');
    await on().update(set_aside_reports).set({ reviewed_at: noon });
    // A report cannot be settled yet: it is shown for a week. So this is the last of these tests.
    server.clock.now = hours(9);
    expect(await seenBy('reports')).toBe('');
    server.clock.now = noon;
  });
});

describe('the figures of yesterday', () => {
  const figures = async (who: TeamMember, query: Record<string, string> = {}) => {
    const asked = { headers: { ...team[who].headers }, query };
    const answer = await server.operate('console/home/get-home-figures', asked);
    return answer.body as ConsoleAnswerOf<'console/home/get-home-figures'>;
  };

  it('count people, starts and completes by the click, rewards by the ledger, in scope', async () => {
    const survey = await aSurvey(on());
    const yesterday = new Date('2026-03-09T23:59:59Z');
    for (const world of [own, other]) {
      await aClick(on(), world.user, survey, {
        ...{ opened_at: yesterday, started_at: yesterday, ended_at: yesterday, state: 'complete' },
      });
      await creditByOperator(server.database, world.app, world.user, {
        ...{ kind: 'bonus', reason: 'Thanks', amount: 500n, at: yesterday },
      });
    }
    // Today, and in test mode: neither counts.
    await aClick(on(), own.user, await aSurvey(on()), { opened_at: new Date('2026-03-10T00:00:00Z') });
    await aClick(on(), own.user, await aSurvey(on()), { opened_at: yesterday, test_mode: true });

    const [olive, dana] = [await figures('olive'), await figures('dana')];
    const day = '2026-03-09';
    expect(olive.days).toHaveLength(14);
    expect(olive.days.at(-1)).toEqual({ day, people: 1, starts: 1, completes: 1, reward: 500 });
    expect(olive.currency).toEqual({ kind: 'points', name: 'Coins', decimals: 0 });
    expect(dana.days.at(-1)).toEqual({ day, people: 2, starts: 2, completes: 2, reward: 100 });
    expect(dana.currency).toEqual({ kind: 'usd', name: 'USD', decimals: 2 });
    expect((await figures('dana', { app: own.app.id })).currency.kind).toBe('points');
    expect((await figures('olive', { test: 'true' })).days.at(-1)).toMatchObject({ people: 1, completes: 0 });
  });

  it('a publisher with several apps gets dollars, and another’s app is not found', async () => {
    await anApp(on(), { publisher_id: own.publisher_id, live_at: noon });
    expect((await figures('olive')).currency.kind).toBe('usd');
    for (const name of ['console/home/get-home', 'console/home/get-home-figures'] as const) {
      const asked = { headers: { ...team.olive.headers }, query: { app: other.app.id } };
      expect((await server.operate(name, asked)).status).toBe(404);
    }
  });
});
