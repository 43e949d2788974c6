// Statements are what the ledger says and what publishers have acknowledged (PB-05).
import type { Statement, StatementLine } from '@earnwall/contract/entities/statement';
import { seeded } from '@earnwall/domain/chance/seeded';
import { periodOf } from '@earnwall/domain/statements/period';
import { randomHistory } from '@earnwall/domain/testing/random-history';
import type { PostbackBody } from '@earnwall/postbacks/body';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postbackSender } from '#adapters/postbacks/sender.ts';
import type { PostbackSender } from '#ports/postback-sender.ts';
import { type Deliveries, startDeliveries } from '#publishers/delivery/deliveries.ts';
import { closeDays } from '#publishers/statements/close-days.ts';
import { openStatement } from '#publishers/statements/reader.ts';
import { createLog } from '#request/log.ts';
import { inSnapshot } from '#store/money/statement-snapshot.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { clicks } from '#store/schema/clicks.ts';
import { anApiKey } from '#testing/api-keys.ts';
import { anApp } from '#testing/apps.ts';
import { checkBooks } from '#testing/books.ts';
import { creditByOperator } from '#testing/ledger.ts';
import { moveOfferPoints } from '#testing/movements.ts';
import { aUser, changeUser } from '#testing/people.ts';
import { anEndpoint, postbacksIn } from '#testing/postbacks.ts';
import { type Receiver, startReceiver } from '#testing/receiver.ts';
import { aStartedClick, aSupplier, asTold, says, startedClick } from '#testing/settling.ts';
import { aSurvey } from '#testing/surveys.ts';
import { joinTestDatabase } from './support/database.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let sender: PostbackSender;
let receiver: Receiver;
let app: AppRecord;
let alice: UserRecord;
let bob: UserRecord;
let key: string;
const started: Deliveries[] = [];
beforeAll(async () => {
  server = await startServer();
  server.clock.now = new Date('2026-04-20T12:00:00Z');
  sender = postbackSender({ loopback: true, limitMs: 2_000 });
});
afterAll(async () => {
  await sender.close();
  await server.stop();
});
beforeEach(async () => {
  const { db } = server.database;
  receiver = await startReceiver();
  app = await anApp(db);
  alice = await aUser(db, app, 'alice');
  bob = await aUser(db, app, '=bob,"ü"');
  key = await anApiKey(db, app, { scopes: ['statements'] });
  await anEndpoint(db, app, { url: receiver.url });
});
afterEach(async () => {
  await stopDeliveries();
  await receiver.stop();
  expect(await checkBooks(server.database.db)).toEqual([]);
});

const at = (time: string) => new Date(`2026-03-${time}:00Z`);
const credit = (amount: bigint, time: string, user = alice, of = app) =>
  creditByOperator(server.database, of, user, { kind: 'bonus', reason: 'A gift', amount, at: at(time) });
const correct = (amount: bigint, time: string) =>
  creditByOperator(server.database, app, alice, {
    ...{ kind: 'adjustment', reason: 'Counted twice', amount, at: at(time) },
  });
const aSurveyOf = async (user: UserRecord, given = {}) =>
  aStartedClick(server.database.db, user, await aSurvey(server.database.db), {
    ...{ started_at: at('01T00:00'), ...given },
  });
const report = (time: string, ...outcome: Parameters<typeof says>) =>
  server.settlements.settle(aSupplier, says(...outcome), at(time));

async function statement(period: string, as = key): Promise<Statement> {
  const answer = await server.publish('publisher/statements/get-statement', { as, params: { period } });
  expect(answer.status).toBe(200);
  return answer.body as Statement;
}

/** Everything that can happen, most of it on one day. */
async function livelyDays(): Promise<void> {
  await credit(70n, '09T23:59');
  const [full, part, early, taken, both] = await Promise.all([
    aSurveyOf(alice),
    aSurveyOf(bob),
    aSurveyOf(alice),
    aSurveyOf(bob),
    aSurveyOf(alice),
  ]);
  await report('10T00:00', full, 'complete');
  await report('10T01:00', part, 'partial', { payout_micros: 100_000n });
  await report('10T02:00', early, 'screen_out', { payout_micros: 20_000n });
  await report('10T03:00', part, 'complete');
  await report('10T04:00', taken, 'complete', { transaction: `${taken}-1` });
  await report('10T05:00', taken, 'quality', { reverses: `${taken}-1` });
  await report('10T06:00', both, 'partial', { payout_micros: 100_000n });
  await report('10T07:00', both, 'complete', { transaction: `${both}-1` });
  await report('10T08:00', both, 'quality', { reverses: `${both}-1` });
  await credit(7n, '10T09:00', bob);
  await correct(-30n, '10T10:00');
  await correct(4n, '10T11:00');
  const none = { pending: 0n, credited: 0n };
  const waiting = { pending: 300n, credited: 0n };
  const counting = { pending: 0n, credited: 300n };
  const move = (click: string, from: typeof none, to: typeof none, time: string) =>
    moveOfferPoints(server.database, app, alice, { click, from, to, at: at(time) });
  await move('level', none, waiting, '10T12:00');
  await move('level', waiting, counting, '10T13:00');
  await move('other', none, waiting, '10T14:00');
  await move('other', waiting, none, '10T15:00');
  await move('third', none, counting, '10T16:00');
  await move('third', counting, none, '10T17:00');
  await move('fourth', none, waiting, '10T23:59');
  const tested = await aSurveyOf(alice, { test_mode: true });
  await report('10T18:00', tested, 'complete');
  await credit(1n, '11T00:00');
}

/** The movements of the users' own accounts, counted without anything that statements are made by. */
async function ledgerOf(of: AppRecord, from: string, to: string) {
  const { rows } = await server.database.db.execute<
    Record<'id' | 'user_id' | 'amount' | 'pending', string>
  >(sql`
    select 'tx_' || replace(movements.transaction_id::text, '-', '') as id, users.uuid as user_id,
      coalesce(sum(lines.amount) filter (where accounts.kind = 'user'), 0)::text as amount,
      coalesce(sum(lines.amount) filter (where accounts.kind = 'user_pending'), 0)::text as pending
    from users join accounts on accounts.app_id = users.app_id and accounts.user_id = users.id
      join lines on lines.account_id = accounts.id join movements on movements.id = lines.movement_id
    where users.app_id = ${of.id} and accounts.kind in ('user', 'user_pending') and movements.at >= ${from}::timestamptz
      and movements.at < ${to}::timestamptz
    group by movements.id, users.uuid order by movements.at, movements.id`);
  return rows.map(({ amount, pending, ...row }) => ({
    ...row,
    amount: Number(amount),
    pending: Number(pending),
  }));
}

const asInLedger = ({ transaction_id: id, user_id, amount, pending }: StatementLine) => ({
  ...{ id, user_id, amount, pending },
});

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

function expectEquation({ opening, totals, closing, lines, acknowledged }: Statement): void {
  expect(opening.balance + totals.credits - totals.reversals + totals.corrections).toBe(closing.balance);
  expect(opening.pending + totals.pending_in - totals.pending_out).toBe(closing.pending);
  expect(sumOf(lines.map(({ amount }) => amount))).toBe(closing.balance - opening.balance);
  expect(sumOf(lines.map(({ pending }) => pending))).toBe(closing.pending - opening.pending);
  expect(lines).toHaveLength(totals.lines);
  const { yes, no, unknown } = acknowledged;
  expect(yes.amount + no.amount + unknown.amount).toBe(closing.balance - opening.balance);
  const last = lines.at(-1);
  if (last) expect([last.running_balance, last.running_pending]).toEqual([closing.balance, closing.pending]);
}

/** Nothing is sent before: what waits stays so. */
function deliver(): void {
  const log = createLog('silent');
  const deliveries = startDeliveries({ database: server.database, sender, log, now: () => new Date() });
  started.push(deliveries);
  deliveries.wake(app.id);
}

async function stopDeliveries(): Promise<void> {
  await Promise.all(started.splice(0).map((deliveries) => deliveries.stop()));
}

async function delivered(): Promise<PostbackBody[]> {
  deliver();
  await expect
    .poll(
      async () => (await postbacksIn(server.database.db, app)).every(({ state }) => state === 'delivered'),
      {
        timeout: 20_000,
      },
    )
    .toBe(true);
  return receiver.received.map(({ body }) => JSON.parse(body) as PostbackBody);
}

describe('the statement of a day', () => {
  it('PB-05 has every movement but those of tests, and its equation holds', async () => {
    await livelyDays();
    const day = await statement('2026-03-10');
    expectEquation(day);
    expect(day.lines.map(asInLedger)).toEqual(await ledgerOf(app, '2026-03-10Z', '2026-03-11Z'));
    expect(day.lines.map(({ type, amount, pending }) => [type, amount, pending])).toEqual([
      ...[
        ['credit', 500, 0],
        ['partial', 50, 0],
        ['screen_out', 10, 0],
        ['upgrade', 450, 0],
      ],
      ...[
        ['credit', 500, 0],
        ['reversal', -500, 0],
        ['partial', 50, 0],
        ['upgrade', 450, 0],
      ],
      ...[
        ['correction', -450, 0],
        ['bonus', 7, 0],
        ['correction', -30, 0],
        ['correction', 4, 0],
      ],
      ...[
        ['pending', 0, 300],
        ['release', 300, -300],
        ['pending', 0, 300],
        ['reversal', 0, -300],
      ],
      ...[
        ['credit', 300, 0],
        ['reversal', -300, 0],
        ['pending', 0, 300],
      ],
    ]);
    expect(day).toMatchObject({
      ...{
        type: 'statement',
        app: app.id,
        period: '2026-03-10',
        final: true,
        currency: 'Coins',
        decimals: 0,
      },
      ...{ from: '2026-03-10T00:00:00.000Z', to: '2026-03-11T00:00:00.000Z' },
      opening: { balance: 70, pending: 0 },
      totals: {
        ...{ lines: 19, credits: 2617, reversals: 800, corrections: -476 },
        ...{ pending_in: 900, pending_out: 600 },
      },
      closing: { balance: 1411, pending: 300 },
    });
    expect(new Set(day.lines.map(({ user_id }) => user_id))).toEqual(new Set(['alice', '=bob,"ü"']));
  });

  it('PB-05 has the balances of all users at its end', async () => {
    await livelyDays();
    const { closing } = await statement('2026-03-11');
    const { rows } = await server.database.db.execute(sql`
      select sum(amount) filter (where kind = 'user')::int as balance,
        sum(amount) filter (where kind = 'user_pending')::int as pending
      from balances join accounts on accounts.id = account_id where app_id = ${app.id}`);
    expect(rows).toEqual([closing]);
  });

  it('PB-05 is what the postbacks said, and says that they were acknowledged', async () => {
    await livelyDays();
    const before = await statement('2026-03-10');
    expect(new Set(before.lines.map(({ acknowledged }) => acknowledged))).toEqual(new Set(['no']));
    const bodies = new Map(
      (await delivered()).map(({ type, data }) => [data.transaction_id, { type, data }]),
    );
    const day = await statement('2026-03-10');
    for (const line of day.lines) {
      const { type, data } = bodies.get(line.transaction_id) ?? {};
      const { user_id, amount, pending, reason, click_id } = data ?? {};
      expect(line).toMatchObject({ type, user_id, amount, pending, reason, click_id, acknowledged: 'yes' });
      expect(Math.abs(Date.parse(line.acknowledged_at ?? '') - Date.now())).toBeLessThan(60_000);
    }
    const paid = [...bodies.values()].filter(({ data: { test } }) => !test);
    expect(paid).toHaveLength(day.lines.length + 2);
    const none = { lines: 0, amount: 0, pending: 0 };
    expect(day.acknowledged).toEqual({
      yes: { lines: 19, amount: 1341, pending: 300 },
      no: none,
      unknown: none,
    });
    expect(before.acknowledged).toEqual({ ...day.acknowledged, yes: none, no: day.acknowledged.yes });
  });

  it('PB-05 calls acknowledged what was refused first, and what is sent once more', async () => {
    receiver.behave((response, _, index) => response.writeHead(index === 0 ? 500 : 204).end());
    await credit(5n, '10T12:00');
    deliver();
    await expect.poll(() => receiver.received.length).toBe(1);
    await stopDeliveries();
    expect((await statement('2026-03-10')).lines).toMatchObject([
      { acknowledged: 'no', acknowledged_at: null },
    ]);
    await server.database.db.execute(sql`update postback_queue set due_at = now() where app_id = ${app.id}`);
    await delivered();
    const [line] = (await statement('2026-03-10')).lines;
    expect(line?.acknowledged).toBe('yes');

    await stopDeliveries();
    await server.database.db.execute(sql`
      with moved as (delete from postback_log where app_id = ${app.id} returning *)
      insert into postback_queue (id, transaction_id, app_id, user_id, type, payload, at, attempts, due_at)
      select id, transaction_id, app_id, user_id, type, payload, at, attempts, now() from moved`);
    expect((await statement('2026-03-10')).lines).toEqual([line]);
  });

  it('PB-05 is the same when the postbacks have left the log, but for what is then unknown', async () => {
    await livelyDays();
    await delivered();
    const before = await statement('2026-03-10');
    await server.database.db.execute(sql`delete from postback_log where app_id = ${app.id}`);
    const after = await statement('2026-03-10');
    const forgotten = { acknowledged: 'unknown', acknowledged_at: null };
    expect(after.lines).toEqual(before.lines.map((line) => ({ ...line, ...forgotten })));
    expect(after.acknowledged.unknown).toEqual(before.acknowledged.yes);
    expect([after.totals, after.closing]).toEqual([before.totals, before.closing]);
    // The audit would miss them.
    await server.database.db.execute(sql`
      insert into postback_log (id, transaction_id, app_id, user_id, type, payload, at, state, settled_at)
      select id, transaction_id, app_id, user_id, 'credit', '{}', at, 'unsent', now() from movements
      where app_id = ${app.id}`);
  });

  it('PB-05 keeps the lines of somebody who was erased, under another name', async () => {
    await credit(5n, '10T12:00');
    await changeUser(server.database.db, alice, { uuid: 'erased-1' });
    expect((await statement('2026-03-10')).lines).toMatchObject([{ user_id: 'erased-1', amount: 5 }]);
  });

  it('PB-05 never has anything of another app', async () => {
    const { db } = server.database;
    const other = await anApp(db);
    const carol = await aUser(db, other, 'alice');
    await credit(5n, '10T12:00');
    await credit(600n, '10T12:00', carol, other);
    await anEndpoint(db, other, { url: receiver.url, state: 'paused' });
    const theirs = await statement('2026-03-10', await anApiKey(db, other));
    expect([theirs.app, theirs.lines.map(({ amount }) => amount), theirs.closing.balance]).toEqual([
      other.id,
      [600],
      600,
    ]);
    const ours = await statement('2026-03');
    expect([ours.app, ours.lines.map(({ amount }) => amount), ours.closing.balance]).toEqual([
      app.id,
      [5],
      5,
    ]);
  });

  it('PB-05 of an app in which nothing was ever moved is empty', async () => {
    expect(await statement('2026-03-10')).toMatchObject({
      ...{ lines: [], opening: { balance: 0, pending: 0 }, closing: { balance: 0, pending: 0 } },
    });
  });
});

describe('a long statement', () => {
  it('PB-05 has each of its lines once, in their order, also where thousands are of one moment', async () => {
    const users = await Promise.all(Array.from({ length: 3 }, () => aUser(server.database.db, app)));
    for (let from = 0; from < 4500; from += 500)
      await server.database.db.execute(sql`
      select post_movements(jsonb_agg(jsonb_build_object(
        'app_id', ${app.id}::text, 'user_id', (${`{${users.map(({ id }) => id)}}`}::bigint[])[1 + n % 3], 'kind', 'bonus',
        'reason', 'A gift', 'source', 'many', 'transaction', ${app.id} || n, 'cid', null,
        'at', timestamptz '2026-03-10 12:00Z' + make_interval(secs => n / 2500),
        'lines', jsonb_build_array(
          jsonb_build_object('account', 'user', 'currency', 'app', 'amount', n + 1),
          jsonb_build_object('account', 'publisher', 'currency', 'app', 'amount', -n - 1)
        ),
        'message', jsonb_build_object('type', 'bonus', 'amount', n + 1, 'pending', 0, 'test', false)
      ))) from generate_series(${from}::int, ${from + 499}::int) as n`);
    const day = await statement('2026-03-10');
    expectEquation(day);
    expect(day.closing.balance).toBe((4500 * 4501) / 2);
    expect(day.lines.map(asInLedger)).toEqual(await ledgerOf(app, '2026-03-10Z', '2026-03-11Z'));
  });
});

describe('a statement that is being read', () => {
  it('PB-05 is of one moment: what is moved meanwhile is not in it', async () => {
    await credit(5n, '09T12:00');
    await credit(6n, '10T12:00');
    const secondNode = joinTestDatabase(server.connectionString);
    const gift = { kind: 'bonus', reason: 'A gift', amount: 100n } as const;
    const period = periodOf('2026-03-10');
    if (!period) throw new Error('It is a period');
    const read = await inSnapshot(server.database, async (tx) => {
      const { head, pages, end } = await openStatement(tx, app, period, server.clock.now);
      for (const time of ['09T13:00', '10T13:00'])
        await creditByOperator(secondNode.database, app, alice, { ...gift, at: at(time) });
      const amounts: number[] = [];
      for await (const page of pages()) amounts.push(...page.map(({ amount }) => amount));
      return [head.opening.balance, amounts, end().closing.balance];
    });
    await secondNode.drop();
    expect(read).toEqual([5, [6], 11]);
    expect((await statement('2026-03-10')).closing.balance).toBe(211);
  });
});

describe('days that are closed', () => {
  it('PB-05 change no statement, and are what the ledger says', async () => {
    await livelyDays();
    const periods = ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03', '2026-04', '2026-04-20'];
    const range = { as: key, query: { from: '2026-03-01', to: '2026-04-20' } };
    const list = () => server.publish('publisher/statements/get-statements', range);
    const before = await Promise.all([list()]);
    const files: Statement[] = [];
    for (const period of periods) files.push(await statement(period));
    const now = server.clock.now;
    expect(await closeDays(server.database, app.id, { now: at('11T00:14') })).toBe(1);
    expect(await closeDays(server.database, app.id, { now: at('11T00:15') })).toBe(1);
    expect(await closeDays(server.database, app.id, { now })).toBe(1);
    expect(await closeDays(server.database, app.id, { now })).toBe(0);
    for (const [place, period] of periods.entries()) expect(await statement(period)).toEqual(files[place]);
    expect((await list()).body).toEqual(before[0]?.body);
    // An opening is then read, and not summed up.
    await server.database.db.execute(sql`
      update statement_days set balance = balance + 1 where app_id = ${app.id} and day = '2026-03-10'`);
    expect((await statement('2026-03-11')).opening.balance).toBe((files[2]?.opening.balance ?? 0) + 1);
    expect((await checkBooks(server.database.db)).sort()).toEqual([
      `O5 a closed day of a statement is not what its lines say: ${app.id} 2026-03-10`,
      `O5 a closed day of a statement is not what its lines say: ${app.id} 2026-03-11`,
    ]);
    await server.database.db.execute(sql`delete from statement_days where app_id = ${app.id}`);
  });
});

describe('random histories', () => {
  it('PB-05 give months that are the sums of their days, with the types of their postbacks', async () => {
    const seed = 20_261_116;
    const chance = seeded(seed);
    const { db } = server.database;
    await db.execute(sql`delete from postback_endpoints where app_id = ${app.id}`);
    const first = at('01T12:00');
    for (let count = 0; count < 150; count += 1) {
      const click = startedClick(chance.pick([alice, bob]), await aSurvey(db));
      const { terms, test_mode, deliveries: reports } = randomHistory(chance, first, click.cid);
      await db.insert(clicks).values({ ...click, ...terms, test_mode, started_at: first, opened_at: first });
      for (const one of reports)
        if (one) await server.settlements.settle(aSupplier, asTold(click.cid, one), one.received_at);
    }
    await anEndpoint(db, app, { url: receiver.url, state: 'paused' });
    await closeDays(server.database, app.id, { now: new Date('2026-04-10T12:00:00Z') });
    const all: StatementLine[] = [];
    server.clock.now = new Date('2026-07-01T12:00:00Z');
    const listOf = async (from: string, to: string) => {
      const { body } = await server.publish('publisher/statements/get-statements', {
        as: key,
        query: { from, to },
      });
      return body.statements as Statement[];
    };
    let closing = { balance: 0, pending: 0 };
    for (const [month, last] of [
      ['2026-03', 31],
      ['2026-04', 30],
      ['2026-05', 31],
    ] as const) {
      const whole = await statement(month);
      expectEquation(whole);
      expect(whole.opening).toEqual(closing);
      closing = whole.closing;
      const days = await listOf(`${month}-01`, `${month}-${last}`);
      for (const total of [
        'lines',
        'credits',
        'reversals',
        'corrections',
        'pending_in',
        'pending_out',
      ] as const)
        expect(sumOf(days.map(({ totals }) => totals[total]))).toBe(whole.totals[total]);
      const lines: StatementLine[] = [];
      for (const { period, totals } of days)
        if (totals.lines > 0) lines.push(...(await statement(period)).lines);
      expect(lines).toEqual(whole.lines);
      const [listed] = await listOf(month, month);
      expect(listed).toMatchObject({ opening: whole.opening, totals: whole.totals, closing: whole.closing });
      all.push(...lines);
    }
    const posted = (await postbacksIn(db, app)).filter(({ payload }) => payload.test === false);
    const typeOf = new Map(posted.map((one) => [`tx_${one.transaction_id.replaceAll('-', '')}`, one.type]));
    expect(all.length).toBeGreaterThan(60);
    expect(all.map(({ transaction_id, type }) => [transaction_id, type])).toEqual(
      all.map(({ transaction_id }) => [transaction_id, typeOf.get(transaction_id)]),
    );
    expect(new Set(all.map(({ type }) => type)).size).toBeGreaterThan(4);
    expect(posted).toHaveLength(all.length);
    server.clock.now = new Date('2026-04-20T12:00:00Z');
  }, 120_000);
});
