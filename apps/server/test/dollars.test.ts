// What suppliers and networks pay is booked in dollars, in the movement that pays the points (decision 0124).
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { releaseDue } from '#jobs/release-points.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { checkBooks } from '#store/money/books.ts';
import { findReportedClicks } from '#store/money/reported-clicks.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { auditSettlements } from '#surveys/settle/audit.ts';
import { decide } from '#surveys/settle/decide.ts';
import { anApiKey } from '#testing/api-keys.ts';
import { anApp } from '#testing/apps.ts';
import { clickWith } from '#testing/clicks.ts';
import { creditByOperator, dollarsIn, movementsIn } from '#testing/ledger.ts';
import { anOffer } from '#testing/offers.ts';
import { postbacksIn } from '#testing/postbacks.ts';
import { aStartedClick, aSupplier, says, settlementsOn, soon } from '#testing/settling.ts';
import { aSurvey } from '#testing/surveys.ts';
import { noon } from './support/clock.ts';
import { openOfferOf, sendEvent, startOfferServer } from './support/offers.ts';
import { aPerson, type Person } from './support/qualification.ts';
import type { TestServer } from './support/server.ts';

let server: TestServer;
let db: Queryable;
let app: AppRecord;
let alice: Person;
beforeAll(async () => {
  server = await startOfferServer();
  db = server.database.db;
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.now = noon;
  app = await anApp(db, { requires_security_hash: false });
  alice = await aPerson(server, app);
});
afterEach(async () => {
  expect(await checkBooks(db)).toEqual([]);
  expect(await auditSettlements(db)).toEqual([]);
});

type Given = Parameters<typeof aStartedClick>[3];
const aClick = async (given: Given = {}) => aStartedClick(db, alice.user, await aSurvey(db), given);
const settle = (report: ReturnType<typeof says>) => settlementsOn(db).settle(aSupplier, report, soon);
const dollars = () => dollarsIn(db, app);
const paidFor = async (cid: string) => (await clickWith(db, cid))?.paid_micros;
const ledgerOf = async (user_id: string) => {
  const as = await anApiKey(db, app);
  const { body } = await server.publish('publisher/users/get-user-ledger', {
    ...{ as, params: { user_id }, query: { limit: '1' } },
  });
  return body as { lines: { type: string; amount: number }[]; next: string | null };
};

describe('CO-10 a survey', () => {
  it('pays its publisher the share, and the house the rest; a reversal takes both back', async () => {
    const cid = await aClick({ payout_micros: 1_000_001n });
    await settle(says(cid, 'complete', { transaction: `${cid}-1` }));
    expect(await dollars()).toEqual({ supplier: -1_000_001n, publisher: 500_000n, house: 500_001n });
    expect(await paidFor(cid)).toBe(1_000_001n);
    await settle(says(cid, 'quality', { reverses: `${cid}-1` }));
    expect(await dollars()).toEqual({});
    expect(await paidFor(cid)).toBe(0n);
    expect(await movementsIn(db, app)).toHaveLength(2);
  });

  it('is paid without the bonus, which the publisher bears', async () => {
    await settle(says(await aClick({ bonus_percent: 20, user_reward: 600n }), 'complete'));
    expect(await dollars()).toEqual({ supplier: -1_000_000n, publisher: 500_000n, house: 500_000n });
  });

  it('that users get nothing for is booked, and told to nobody', async () => {
    const cid = await aClick({ revenue_share_bp: 0, user_reward: 0n, user_reward_without_bonus: 0n });
    expect(await settle(says(cid, 'complete'))).toMatchObject({ effect: 'ended', amount: 0n });
    expect(await dollars()).toEqual({ supplier: -1_000_000n, publisher: 500_000n, house: 500_000n });
    expect(await movementsIn(db, app)).toMatchObject([{ kind: 'payout', cid }]);
    expect(await postbacksIn(db, app)).toEqual([]);
    expect((await ledgerOf(alice.user.uuid)).lines).toEqual([]);
  });

  it('pays the publisher’s share of its own, whatever users get, and the users’ where it had none', async () => {
    await settle(says(await aClick({ payout_share_bp: 6_667, revenue_share_bp: 9_000 }), 'complete'));
    expect(await dollars()).toEqual({ supplier: -1_000_000n, publisher: 666_700n, house: 333_300n });
    await settle(says(await aClick({ payout_share_bp: null, revenue_share_bp: 9_000 }), 'complete'));
    expect(await dollars()).toEqual({ supplier: -2_000_000n, publisher: 1_566_700n, house: 433_300n });
  });

  it('whose payout alone changes is no page of a ledger, and is named by no postback', async () => {
    const small = { payout_micros: 1_000n };
    const cid = await aClick({
      exchange_rate_micros: 1_000_000n,
      user_reward: 1n,
      payout_micros: 2_000_000n,
    });
    await settle(says(cid, 'screen_out', small));
    expect(await movementsIn(db, app)).toMatchObject([{ kind: 'payout' }]);
    await settle(says(cid, 'complete'));
    const told = await postbacksIn(db, app);
    expect(told).toMatchObject([{ type: 'upgrade', payload: { amount: 1, reverses: null } }]);
    const { lines, next } = await ledgerOf(alice.user.uuid);
    expect(lines).toMatchObject([{ amount: 1 }]);
    expect(next).not.toBeNull();
    expect(await dollars()).toEqual({ supplier: -2_000_000n, publisher: 1_000_000n, house: 1_000_000n });
  });

  it('in test mode is no money', async () => {
    const cid = await aClick({ test_mode: true });
    await settle(says(cid, 'complete', { transaction: `${cid}-1` }));
    await settle(says(cid, 'quality', { reverses: `${cid}-1` }));
    expect(await dollars()).toEqual({});
    expect(await paidFor(cid)).toBeNull();
  });

  it('that was credited by a node of an earlier version is taken back without dollars', async () => {
    const cid = await aClick();
    await applyAsBefore(cid, says(cid, 'complete', { transaction: `${cid}-1` }));
    expect(await paidFor(cid)).toBeNull();
    await settle(says(cid, 'quality', { reverses: `${cid}-1` }));
    expect((await clickWith(db, cid))?.credited).toBe(0n);
    expect(await dollars()).toEqual({});
    await settle(says(cid, 'complete'));
    expect(await dollars()).toEqual({ supplier: -1_000_000n, publisher: 500_000n, house: 500_000n });
  });

  it('is settled once, in dollars too, when two nodes decide at the same time', async () => {
    const cid = await aClick();
    const reports = Array.from({ length: 8 }, () => says(cid, 'complete'));
    await Promise.all(reports.map((report) => settle(report)));
    expect(await dollars()).toEqual({ supplier: -1_000_000n, publisher: 500_000n, house: 500_000n });
  });
});

/** A node that knows no dollars names none: neither lines of them, nor what is booked afterwards. */
async function applyAsBefore(cid: string, report: ReturnType<typeof says>): Promise<void> {
  const [click] = await findReportedClicks(db, [cid]);
  const decided = click && decide(click, report, { receivedAt: soon, cameBy: 'callback', movedAt: soon });
  if (typeof decided !== 'object' || !decided.movement) throw new Error('Nothing was decided');
  const { movement, applied } = decided;
  const lines = movement.lines.filter(({ currency }) => currency === 'app');
  const settlement = {
    ...{ cid, supplier_id: aSupplier, settled_version: 0, transaction: report.transaction },
    ...{ outcome: report.outcome, raw_code: report.rawCode, received_at: soon, effect: applied.effect },
    ...{ amount: `${applied.amount}`, state: applied.state, click_raw_code: applied.raw_code },
  };
  const moved = {
    ...{ ...movement, message: movement.postback },
    lines: lines.map((line) => ({ ...line, amount: `${line.amount}` })),
  };
  const { rows } = await db.execute(
    sql`select answer from apply_settlements(${JSON.stringify([settlement])}::jsonb, ${JSON.stringify([moved])}::jsonb)`,
  );
  expect(rows).toEqual([{ answer: 'applied' }]);
}

describe('CO-10 a milestone', () => {
  const event = { event_ref: 'order', payout_micros: 100_001n };
  const release = () =>
    releaseDue(
      { database: server.database, realtime: server.realtime, now: () => server.clock.now },
      new AbortController().signal,
    );

  it('pays once its points count, not while they are pending', async () => {
    const click = await openOfferOf(server, alice, await anOffer(db, {}, [{ ...event, hold_days: 7 }]));
    await sendEvent(server, click, { event: 'order', transaction: `${click}-1` });
    expect(await dollars()).toEqual({});
    server.clock.forward(7 * 86_400_000);
    expect(await release()).toBe(1);
    expect(await dollars()).toEqual({ supplier: -100_001n, publisher: 70_000n, house: 30_001n });
    await sendEvent(server, click, { event: 'order', transaction: `${click}-2`, reverses: `${click}-1` });
    expect(await dollars()).toEqual({});
  });

  it('that is taken back while pending moves no dollars', async () => {
    const click = await openOfferOf(server, alice, await anOffer(db, {}, [{ ...event, hold_days: 7 }]));
    await sendEvent(server, click, { event: 'order', transaction: `${click}-1` });
    await sendEvent(server, click, { event: 'order', transaction: `${click}-2`, reverses: `${click}-1` });
    const { rows } = await db.execute(
      sql`select from accounts where app_id = ${app.id} and currency = 'usd'`,
    );
    expect(rows).toEqual([]);
  });

  it('pays at once without a wait, each milestone its own share', async () => {
    const second = { event_ref: 'level', payout_micros: 300_001n };
    const click = await openOfferOf(server, alice, await anOffer(db, {}, [event, second]));
    await sendEvent(server, click, { event: 'order' });
    await sendEvent(server, click, { event: 'level' });
    expect(await dollars()).toEqual({ supplier: -400_002n, publisher: 280_000n, house: 120_002n });
  });

  it('that users get nothing for is booked, and told to nobody', async () => {
    const free = await anApp(db, { requires_security_hash: false, revenue_share_bp: 0 });
    const bob = await aPerson(server, free);
    const click = await openOfferOf(server, bob, await anOffer(db, {}, [event]));
    await sendEvent(server, click, { event: 'order', transaction: `${click}-1` });
    expect(await dollarsIn(db, free)).toEqual({ supplier: -100_001n, publisher: 70_000n, house: 30_001n });
    await sendEvent(server, click, { event: 'order', transaction: `${click}-2`, reverses: `${click}-1` });
    expect(await dollarsIn(db, free)).toEqual({});
    expect(await movementsIn(db, free)).toMatchObject([{ kind: 'payout' }, { kind: 'payout' }]);
    expect(await postbacksIn(db, free)).toEqual([]);
  });

  it('in test mode is no money', async () => {
    const testing = await anApp(db, { requires_security_hash: false, test_mode: true });
    const tess = await aPerson(server, testing);
    const click = await openOfferOf(server, tess, await anOffer(db, {}, [event]));
    await sendEvent(server, click, { event: 'order' });
    expect(await movementsIn(db, testing)).toHaveLength(1);
    expect(await dollarsIn(db, testing)).toEqual({});
  });
});

it('CO-10 what the publisher or an operator gives is no dollar of the ledger', async () => {
  await creditByOperator(server.database, app, alice.user, {
    ...{ kind: 'bonus', reason: 'A gift', amount: 1_000n, at: noon },
  });
  expect(await dollars()).toEqual({});
});
