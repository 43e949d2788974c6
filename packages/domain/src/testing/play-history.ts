// Settles a history on the pure rules alone, with a ledger in memory that is checked at every step: O1 lines sum to zero,
// O2 one movement per transaction, O3 what was delivered is known, O5 balances are the sums of their lines.

import type { FundLine } from '../fair-pay/fund.ts';
import { applyReport, type SettlingClick } from '../ledger/apply-report.ts';
import type { Shares } from '../ledger/dollars.ts';
import { entryOf } from '../ledger/entry.ts';
import type { Report } from '../ledger/report.ts';
import { reportsUntil } from '../ledger/reports-until.ts';
import { settlementOf } from '../ledger/settlement.ts';
import { checkFund, type Fund } from './expected-fund.ts';
import { expectedPayout } from './expected-payout.ts';
import type { History } from './random-history.ts';

/** Throws the first violation; returns the final click. */
export function playHistory({ terms, started_at, test_mode, deliveries }: History): SettlingClick {
  let click: SettlingClick & Shares = {
    ...terms,
    started_at,
    reports_until: reportsUntil({ kind: 'days', days: 45 }, started_at),
    state: 'started',
    raw_code: null,
    credited: 0n,
    test_mode,
    paid_micros: null,
    fair_paid: 0n,
  };
  const known: Report[] = [];
  const moved = new Set<string>();
  let balance = 0n;
  const dollars = { supplier: 0n, publisher: 0n, house: 0n };
  const fund: Fund = { fair_pay: 0n, publisher_set_aside: 0n, publisher_time_pay: 0n };
  for (const report of deliveries) {
    if (report === null) {
      if (click.state === 'started') click = { ...click, state: 'timeout', raw_code: 'expired' };
      continue;
    }
    if (known.some(({ transaction }) => transaction === report.transaction)) continue;
    const applied = applyReport(click, known, report);
    const entry = entryOf(applied, click);
    known.push(report);
    const { state, raw_code, credited, paid_micros, fair_paid } = applied;
    click = { ...click, state, raw_code, credited, paid_micros, fair_paid };
    if (entry) {
      const ofFund = entry.lines.filter((line): line is FundLine => line.account in fund);
      for (const { account, amount } of ofFund) fund[account] += amount;
      if (sumOf(ofFund) !== 0n) throw new Error('O1 the fund’s lines do not sum to zero');
      const points = entry.lines.filter((line) => line.currency === 'app' && !(line.account in fund));
      const [ofUser] = points;
      if (
        points.length !== (entry.kind === 'payout' ? 0 : 2) ||
        entry.lines.some(({ amount }) => amount === 0n)
      )
        throw new Error('O1 a ledger entry does not have two lines of points');
      for (const currency of ['app', 'usd'])
        if (sumOf(entry.lines.filter((line) => line.currency === currency)) !== 0n)
          throw new Error('O1 the lines of a ledger entry do not sum to zero');
      if (ofUser && ofUser.account !== (test_mode ? 'user_test' : 'user'))
        throw new Error('ID-10 a ledger line is on the wrong account');
      for (const line of entry.lines) if (line.currency === 'usd') dollars[line.account] += line.amount;
      if (moved.has(report.transaction)) throw new Error('O2 a transaction has moved money twice');
      moved.add(report.transaction);
      balance += ofUser?.amount ?? 0n;
    }
    if (balance !== click.credited) throw new Error('O5 the balance is not what was credited');
    checkDollars(dollars, expectedPayout(click, known), click);
    checkFund(fund, click, known);
    if (click.credited < 0n || click.credited > click.user_reward) throw new Error('Credited out of range');
  }
  const delivered = new Set(deliveries.map((report) => report?.transaction));
  delivered.delete(undefined);
  if (delivered.size !== known.length) throw new Error('O3 a report was lost');
  checkAgainstAllReports(click, known);
  return click;
}

const sumOf = (lines: readonly { readonly amount: bigint }[]) =>
  lines.reduce((sum, { amount }) => sum + amount, 0n);

/** What was booked is what the reports so far say, worked out by another rule. */
function checkDollars(
  { supplier, publisher, house }: Record<'supplier' | 'publisher' | 'house', bigint>,
  expected: bigint,
  { test_mode, payout_share_bp, revenue_share_bp }: SettlingClick & Shares,
): void {
  const paid = test_mode ? 0n : expected;
  const share = payout_share_bp === null ? revenue_share_bp : payout_share_bp;
  if (-supplier !== paid) throw new Error(`O3 booked ${-supplier} millionths of a dollar instead of ${paid}`);
  if (publisher !== (paid * BigInt(share)) / 10_000n) throw new Error('O3 the publisher’s share is wrong');
  if (house !== paid - publisher) throw new Error('O3 the margin is wrong');
}

/** The result must follow from the set of all reports, in any order. */
function checkAgainstAllReports(click: SettlingClick, known: readonly Report[]): void {
  for (const reports of [known, known.toReversed()]) {
    const settlement = settlementOf(click, reports);
    if ((settlement?.worth ?? 0n) !== click.credited)
      throw new Error('The credited amount differs from the settlement of all reports');
    if (
      settlement
        ? settlement.outcome !== click.state || settlement.raw_code !== click.raw_code
        : !isWaiting(click)
    )
      throw new Error('The outcome differs from the settlement of all reports');
  }
}

const isWaiting = ({ state }: SettlingClick) => state === 'started' || state === 'timeout';
