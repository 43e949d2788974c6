// Payouts over HTTP: months by the ledger, closing them while money moves, marking them as paid, and what a publisher sees of it.
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import { seeded } from '@earnwall/domain/chance/seeded';
import { monthOf } from '@earnwall/domain/payouts/month';
import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sumPayoutDaysJob } from '#jobs/sum-payout-days.ts';
import { createLog } from '#request/log.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { checkBooks } from '#store/money/books.ts';
import { closeLedgerUntil } from '#store/payouts/closing.ts';
import type { UserRecord } from '#store/people/users.ts';
import { audit_events } from '#store/schema/audit-events.ts';
import { reconciliation_findings, reconciliations } from '#store/schema/reconciliations.ts';
import { type AppRecord, anApp } from '#testing/apps.ts';
import { creditByOperator, movementsIn } from '#testing/ledger.ts';
import { earn, sumPayoutsAgain, takeBack } from '#testing/payouts.ts';
import { aUser } from '#testing/people.ts';
import { aSupplier } from '#testing/settling.ts';
import { makeWorld, type World } from './support/console-samples.ts';
import { makeTeam, type Team, type TeamMember } from './support/console-team.ts';
import { countWaiting } from './support/holds.ts';
import { type Asked, startServer, type TestServer } from './support/server.ts';

type Month = ConsoleAnswerOf<'console/payouts/get-payouts'>['months'][number];
type MonthPage = ConsoleAnswerOf<'console/payouts/get-payouts-month'>;

let server: TestServer;
let db: Queryable;
let own: World;
let other: World;
let team: Team;
const lastSecondOfMay = new Date('2026-05-31T23:59:59Z');

beforeAll(async () => {
  server = await startServer();
  db = server.database.db;
  server.clock.now = new Date('2026-06-20T12:00:00Z');
  own = await makeWorld(db, 'ours');
  other = await makeWorld(db, 'theirs');
  team = await makeTeam(db, own, other, server.clock.now);
});
afterAll(async () => {
  expect(await checkBooks(db)).toEqual([]);
  await server.stop();
});

const ask = (who: TeamMember, name: ConsoleCallName, asked: Asked = {}) =>
  server.operate(name, { ...asked, headers: { ...team[who].headers } });
const monthsOf = async (who: TeamMember, query: Record<string, string> = {}) =>
  (await ask(who, 'console/payouts/get-payouts', { query })).body.months as Month[];
const monthPage = async (who: TeamMember, month: string, query: Record<string, string> = {}) =>
  (await ask(who, 'console/payouts/get-payouts-month', { params: { month }, query })).body as MonthPage;
const close = (month: string, name = month) =>
  ask('dana', 'console/payouts/post-payouts-close', { params: { month }, body: { name } });
const pay = (month: string, apps: string[], paid: object | null) =>
  ask('dana', 'console/payouts/put-payouts-paid', { params: { month }, body: { apps, paid } });
const sumDays = () =>
  sumPayoutDaysJob({
    ...{ database: server.database, now: () => server.clock.now, log: createLog('silent') },
  }).run(new AbortController().signal);

const complete = (user: UserRecord, at: Date, payout?: bigint) => earn(db, user, at, payout);

/** By the ledger alone. */
async function ledgerMonths(): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute(sql`
    select to_char(lines.at at time zone 'UTC', 'YYYY-MM') as month,
      (-coalesce(sum(amount) filter (where kind = 'supplier' and amount < 0), 0))::float8 as payouts,
      (-coalesce(sum(amount) filter (where kind = 'supplier' and amount > 0), 0))::float8 as payout_reversals,
      coalesce(sum(amount) filter (where kind = 'publisher' and amount > 0), 0)::float8 as rewards,
      coalesce(sum(amount) filter (where kind = 'publisher' and amount < 0), 0)::float8 as reversals,
      coalesce(sum(amount) filter (where kind = 'publisher'), 0)::float8 as due,
      coalesce(sum(amount) filter (where kind = 'house'), 0)::float8 as margin
    from lines join accounts on accounts.id = lines.account_id and currency = 'usd'
    group by 1 order by 1 desc`);
  return rows;
}
const flat = (months: Month[]) =>
  months
    .filter(({ figures }) => figures.payouts || figures.payout_reversals)
    .map(({ month, figures }) => ({ month, ...figures }));

describe('CO-10 months', () => {
  it('are empty where nothing was earned', async () => {
    expect(await monthsOf('dana')).toEqual([]);
    const page = await monthPage('dana', '2026-02');
    expect(page).toMatchObject({ apps: [], can_close: false, total: { state: 'open', apps: 0 } });
    expect(
      (await ask('dana', 'console/payouts/get-payouts-month', { params: { month: '2026-07' } })).status,
    ).toBe(404);
    expect((await close('2026-02')).status).toBe(422);
  });

  it('equal the ledger to the last commit, before and after their days are summed up', async () => {
    const chance = seeded(20_260_520);
    for (let count = 0; count < 60; count += 1) {
      const user = chance.percent(70) ? own.user : other.user;
      const at = new Date(Date.UTC(2026, chance.between(1, 5), chance.between(1, 19), chance.between(0, 23)));
      const cid = await complete(user, at, BigInt(chance.between(1, 2_000_000)));
      const later = at.getTime() + chance.between(1, 40) * 86_400_000;
      if (chance.percent(30)) await takeBack(db, cid, new Date(Math.min(later, server.clock.now.getTime())));
    }
    await creditByOperator(server.database, own.app, own.user, {
      ...{ kind: 'bonus', reason: 'A gift', amount: 700n, at: new Date('2026-03-03T00:00:00Z') },
    });
    const expected = await ledgerMonths();
    expect(expected.length).toBeGreaterThanOrEqual(5);
    expect(flat(await monthsOf('dana'))).toEqual(expected);
    await sumDays();
    expect(flat(await monthsOf('dana'))).toEqual(expected);
    await complete(own.user, new Date('2026-06-20T11:00:00Z'));
    expect(flat(await monthsOf('dana'))).toEqual(await ledgerMonths());
  });

  it('are the sums of their apps, and these of their days', async () => {
    for (const { month, figures, apps } of await monthsOf('dana')) {
      const page = await monthPage('dana', month);
      expect(page.apps).toHaveLength(apps);
      expect(page.total.figures).toEqual(figures);
      const due = page.apps.reduce((sum, app) => sum + app.figures.due, 0);
      expect(due).toBe(figures.due);
      for (const { app, figures: ofApp, points } of page.apps) {
        const { body } = await ask('dana', 'console/payouts/get-payouts-days', {
          params: { month, app: app.id },
        });
        const days = (body as ConsoleAnswerOf<'console/payouts/get-payouts-days'>).days;
        expect(days.reduce((sum, day) => sum + day.figures.due, 0)).toBe(ofApp.due);
        expect(days.reduce((sum, day) => sum + (day.figures.margin ?? 0), 0)).toBe(ofApp.margin);
        expect(days.reduce((sum, day) => sum + day.points, 0)).toBe(points);
      }
    }
  });

  it('name what suppliers pay by supplier', async () => {
    const month = '2026-03';
    const { body } = await ask('dana', 'console/payouts/get-payouts-suppliers', { params: { month } });
    const { suppliers } = body as ConsoleAnswerOf<'console/payouts/get-payouts-suppliers'>;
    const { payouts, payout_reversals } = (await monthPage('dana', month)).total.figures;
    expect(suppliers).toMatchObject([{ id: aSupplier, payouts, payout_reversals }]);
  });

  it('list the statements of suppliers that are about them, and by how much these differ', async () => {
    const [one] = await db
      .insert(reconciliations)
      .values({
        ...{ supplier_id: aSupplier, supplies: 'surveys', list: 'approved', names: 'cid', state: 'compared' },
        ...{ from_at: new Date('2026-03-01T00:00:00Z'), to_at: new Date('2026-04-01T00:00:00Z'), lines: 3 },
        ...{ created_by: 'dana', created_at: server.clock.now },
      })
      .returning();
    const id = one?.id ?? 0;
    await db.insert(reconciliation_findings).values([
      { reconciliation_id: id, kind: 'absent', name: 'a', ours_micros: 1_000_000n },
      { reconciliation_id: id, kind: 'amount', name: 'b', ours_micros: 500_000n, theirs_micros: 600_000n },
    ]);
    const statementsOf = async (month: string) => {
      const { body } = await ask('dana', 'console/payouts/get-payouts-suppliers', { params: { month } });
      return (body as ConsoleAnswerOf<'console/payouts/get-payouts-suppliers'>).statements;
    };
    expect(await statementsOf('2026-03')).toMatchObject([
      { id, state: 'compared', lines: 3, findings: 2, applied: 0, difference: -900_000 },
    ]);
    expect(await statementsOf('2026-04')).toEqual([]);
  });
});

describe('CO-10 a month that is closed', () => {
  let february: MonthPage;

  it('keeps its figures; a later reversal is in the month it came in', async () => {
    const cid = await complete(own.user, new Date('2026-02-28T23:59:59.999Z'));
    await sumPayoutsAgain(db, '2026-02-28');
    february = await monthPage('dana', '2026-02');
    expect(february).toMatchObject({ can_close: true, total: { state: 'open' } });
    const { status, body } = await close('2026-02');
    expect({ status, body }).toMatchObject({ status: 200, body: { closed: 2, total: { state: 'closed' } } });
    const before = (await monthPage('dana', '2026-06')).total.figures;
    await takeBack(db, cid, new Date('2026-06-20T10:00:00Z'));
    const after = await monthPage('dana', '2026-02');
    expect(after.total.figures).toEqual(february.total.figures);
    expect(after.apps[0]).toMatchObject({ state: 'closed', closed: { by: 'dana' } });
    const later = (await monthPage('dana', '2026-06')).total.figures;
    expect(later.reversals).toBe(before.reversals - 500_000);
    expect(later.payout_reversals).toBe((before.payout_reversals ?? 0) - 1_000_000);
  });

  it('is closed once, by its name, and not before it is over', async () => {
    expect(await close('2026-02')).toMatchObject({ status: 409 });
    expect(await close('2026-03', '2026-04')).toMatchObject({ status: 422 });
    expect(await close('2026-06')).toMatchObject({ status: 422 });
    const answers = await Promise.all([close('2026-03'), close('2026-03'), close('2026-03')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const events = await db.select().from(audit_events).where(sql`what = 'payouts of 2026-03 closed'`);
    expect(events.map(({ app_id, by }) => [app_id, by]).sort()).toEqual([
      [own.app.id, 'dana'],
      [other.app.id, 'dana'],
    ]);
  });

  it('takes nothing more: what is booked late counts from its end on', async () => {
    const before = flat(await monthsOf('dana'));
    const cid = await complete(own.user, new Date('2026-03-31T23:00:00Z'));
    const [moved] = (await movementsIn(db, own.app)).filter((movement) => movement.cid === cid);
    expect(moved?.at).toEqual(new Date('2026-04-01T00:00:00Z'));
    await sumPayoutsAgain(db, '2026-04-01');
    const after = flat(await monthsOf('dana'));
    const due = (months: typeof before, month: string) => months.find((one) => one.month === month)?.due;
    expect(due(after, '2026-03')).toBe(due(before, '2026-03'));
    expect(due(after, '2026-04')).toBe((due(before, '2026-04') ?? 0) + 500_000);
    expect(after).toEqual(await ledgerMonths());
  });

  it('lets nobody in who was about to book while it was closed', async () => {
    const april = monthOf('2026-04');
    if (!april) throw new Error('No month');
    const [closing, released] = [signal(), signal()];
    const closed = server.database.transaction(async (tx) => {
      await closeLedgerUntil(tx, april.to);
      closing.give();
      await released.given;
    });
    await closing.given;
    const credited = complete(own.user, new Date('2026-04-30T23:59:00Z'));
    await vi.waitFor(async () => expect(await countWaiting(server.database)).toBe(1), 5_000);
    released.give();
    await closed;
    const cid = await credited;
    const [moved] = (await movementsIn(db, own.app)).filter((movement) => movement.cid === cid);
    expect(moved?.at).toEqual(april.to);
  });

  it('has every credit once, however many come while it is closed', async () => {
    const crowd = await Promise.all(
      Array.from({ length: 4 }, (_, index) => aUser(db, own.app, `crowd-${index}`)),
    );
    const credit = () => Promise.all(crowd.map((user) => complete(user, lastSecondOfMay)));
    const first = credit();
    const [closed] = await Promise.all([close('2026-05'), first, credit(), credit()]);
    expect(closed.status).toBe(200);
    await credit();
    await sumPayoutsAgain(db, '2026-06-01');
    expect(flat(await monthsOf('dana'))).toEqual(await ledgerMonths());
    expect(await checkBooks(db)).toEqual([]);
    const moved = await movementsIn(db, own.app);
    expect(moved.filter(({ user_id }) => crowd.some(({ id }) => id === user_id))).toHaveLength(16);
  });
});

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

describe('CO-10 marked as paid', () => {
  const paid = { on: '2026-06-01', reference: 'SEPA 4711' };

  it('an app of a closed month, once, and it can be taken back', async () => {
    const month = '2026-03';
    expect(await pay('2026-06', [own.app.id], paid)).toMatchObject({ status: 404 });
    const { status, body } = await pay(month, [own.app.id], paid);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { apps: [{ state: 'paid', paid: { ...paid, by: 'dana' } }] },
    });
    expect((await pay(month, [own.app.id], paid)).status).toBe(200);
    expect((await pay(month, [own.app.id], { ...paid, reference: 'Other' })).status).toBe(409);
    expect((await monthPage('dana', month)).total).toMatchObject({ state: 'closed', owed: 1 });
    expect((await pay(month, [other.app.id], paid)).status).toBe(200);
    expect((await monthPage('dana', month)).total).toMatchObject({ state: 'paid', owed: 0 });
    expect((await monthsOf('dana', { state: 'paid' })).map((one) => one.month)).toEqual([month]);
    expect((await pay(month, [own.app.id, other.app.id], null)).status).toBe(200);
    expect((await monthPage('dana', month)).total.state).toBe('closed');
    const events = await db
      .select()
      .from(audit_events)
      .where(sql`what like 'payouts of 2026-03 marked%'`)
      .orderBy(desc(audit_events.id));
    expect(events.map(({ what, app_id }) => `${what} ${app_id}`).toSorted()).toEqual(
      [
        `payouts of 2026-03 marked as not paid ${own.app.id}`,
        `payouts of 2026-03 marked as not paid ${other.app.id}`,
        `payouts of 2026-03 marked as paid ${own.app.id}`,
        `payouts of 2026-03 marked as paid ${other.app.id}`,
      ].toSorted(),
    );
  });

  it('all of the named apps or none', async () => {
    expect((await pay('2026-03', [own.app.id, 'no-app'], paid)).status).toBe(404);
    expect((await monthPage('dana', '2026-03')).apps.map(({ state }) => state)).toEqual(['closed', 'closed']);
  });
});

describe('CO-10 a publisher', () => {
  it.each<TeamMember>(['olive', 'ana'])(
    'sees what is due to it, and nothing of the margin: %s',
    async (who) => {
      const all = await monthPage('dana', '2026-03', { app: own.app.id });
      const page = await monthPage(who, '2026-03');
      expect(page.apps.map(({ app }) => app.id)).toEqual([own.app.id]);
      expect(page.total.figures).toEqual({
        ...all.total.figures,
        ...{ payouts: null, payout_reversals: null, margin: null },
      });
      expect(page.apps[0]?.closed).toMatchObject({ by: null });
      const text = JSON.stringify([page, await monthsOf(who)]);
      expect(text).not.toContain('theirs');
      expect(text).not.toContain('dana');
    },
  );

  it('has files without the margin, recorded in the audit', async () => {
    const { headers } = team.ana;
    const read = async (path: string) => {
      const answer = await fetch(`${server.url}/api/console${path}?format=csv`, { headers });
      expect(answer.status).toBe(200);
      return await answer.text();
    };
    for (const path of ['/payouts', '/payouts/2026-03', `/payouts/2026-03/apps/${own.app.id}/days`]) {
      const text = await read(path);
      expect(text).toContain('share_usd');
      expect(text).not.toMatch(/margin|supplier|theirs/);
    }
    const views = await db
      .select()
      .from(audit_events)
      .where(sql`kind = 'view' and what like 'console/payouts/%' and by = 'ana'`);
    expect(views).toHaveLength(3);
  });

  it('finds nothing of another, closes nothing, and marks nothing as paid', async () => {
    const params = { month: '2026-03', app: other.app.id };
    expect((await ask('olive', 'console/payouts/get-payouts-days', { params })).status).toBe(404);
    expect((await ask('olive', 'console/payouts/get-payouts', { query: { app: other.app.id } })).status).toBe(
      404,
    );
    const theirs = { publisher: other.publisher_id };
    expect(await monthsOf('olive', theirs)).toEqual([]);
    expect((await ask('olive', 'console/payouts/get-payouts-suppliers', { params })).status).toBe(403);
    const body = { name: '2026-03' };
    expect((await ask('olive', 'console/payouts/post-payouts-close', { params, body })).status).toBe(403);
    for (const who of ['sam', 'dev'] as const)
      expect((await ask(who, 'console/payouts/get-payouts')).status).toBe(403);
  });
});

describe('CO-10 the daily file', () => {
  let app: AppRecord;
  it('is exact, and no spreadsheet takes a name for a formula', async () => {
    app = await anApp(db, { publisher_id: own.publisher_id, name: '=1+1', decimals: 2 });
    const user = await aUser(db, app);
    await complete(user, new Date('2026-06-01T08:00:00Z'), 1_000_001n);
    const text = async (path: string) =>
      await (
        await fetch(`${server.url}/api/console${path}?format=csv`, { headers: team.dana.headers })
      ).text();
    expect(await text(`/payouts/2026-06/apps/${app.id}/days`)).toBe(
      'day,supplier_payouts_usd,supplier_reversals_usd,share_usd,reversals_usd,due_usd,margin_usd,points\r\n' +
        '2026-06-01,1.000001,0.00,0.50,0.00,0.50,0.500001,5.00\r\n',
    );
    const month = await text('/payouts/2026-06');
    expect(month).toContain("'=1+1");
    expect(month).not.toMatch(/(^|,)=1/m);
  });
});
