// Settles a history on the pure rules alone, with a ledger in memory that is checked at every step: O1 lines sum to zero,
// O2 one movement per transaction, O3 what was delivered is known, O5 balances are the sums of their lines.
import { applyReport, type SettlingClick } from '../ledger/apply-report.ts';
import { entryOf } from '../ledger/entry.ts';
import type { Report } from '../ledger/report.ts';
import { settlementOf } from '../ledger/settlement.ts';
import type { History } from './random-history.ts';

/** Throws the first violation; returns the final click. */
export function playHistory({ terms, started_at, test_mode, deliveries }: History): SettlingClick {
  let click: SettlingClick = {
    ...terms,
    started_at,
    report_days: 45,
    state: 'started',
    raw_code: null,
    credited: 0n,
  };
  const known: Report[] = [];
  const moved = new Set<string>();
  let balance = 0n;
  for (const report of deliveries) {
    if (report === null) {
      if (click.state === 'started') click = { ...click, state: 'timeout', raw_code: 'expired' };
      continue;
    }
    if (known.some(({ transaction }) => transaction === report.transaction)) continue;
    const applied = applyReport(click, known, report);
    const entry = entryOf(applied, { test_mode });
    known.push(report);
    const { state, raw_code, credited } = applied;
    click = { ...click, state, raw_code, credited };
    if (entry) {
      const [ofUser, ofPublisher] = entry.lines;
      if (!ofUser || !ofPublisher || entry.lines.length !== 2)
        throw new Error('O1 a ledger entry does not have two lines');
      if (ofUser.amount + ofPublisher.amount !== 0n)
        throw new Error('O1 the lines of a ledger entry do not sum to zero');
      if (ofUser.account !== (test_mode ? 'user_test' : 'user'))
        throw new Error('ID-10 a ledger line is on the wrong account');
      if (moved.has(report.transaction)) throw new Error('O2 a transaction has moved money twice');
      moved.add(report.transaction);
      balance += ofUser.amount;
    }
    if (balance !== click.credited) throw new Error('O5 the balance is not what was credited');
    if (click.credited < 0n || click.credited > click.user_reward) throw new Error('Credited out of range');
  }
  const delivered = new Set(deliveries.map((report) => report?.transaction));
  delivered.delete(undefined);
  if (delivered.size !== known.length) throw new Error('O3 a report was lost');
  checkAgainstAllReports(click, known);
  return click;
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
