// Decides all clicks again from their reports, and compares: the result settled report by report, in whatever order and on
// however many nodes, must be the same.
import { settlementOf } from '@earnwall/domain/ledger/settlement';
import type { Queryable } from '#store/engine/queryable.ts';
import { findReportedCids, findReportedClicks, type ReportedClick } from '#store/money/reported-clicks.ts';

const atATime = 1_000;

/** The clicks that are not what their reports say. `throttle` is awaited after each thousand. */
export async function auditSettlements(on: Queryable, throttle?: () => Promise<void>): Promise<string[]> {
  const wrong: string[] = [];
  for (let after = ''; ; ) {
    const cids = await findReportedCids(on, { after, most: atATime });
    // A click and its reports are read at one moment, so reports may come in meanwhile.
    const clicks = await findReportedClicks(on, cids);
    wrong.push(...clicks.filter((click) => !isSettledRight(click)).map(({ cid }) => cid));
    const last = cids.at(-1);
    if (last === undefined || cids.length < atATime) return wrong;
    after = last;
    await throttle?.();
  }
}

function isSettledRight(click: ReportedClick): boolean {
  const expected = settlementOf(click, click.reports);
  return expected
    ? expected.outcome === click.state &&
        expected.raw_code === click.raw_code &&
        expected.worth === click.credited &&
        expected.fair_paid === click.fair_paid &&
        (click.paid_micros ?? expected.payout_micros) === expected.payout_micros
    : click.started_at === null || (click.credited === 0n && !click.paid_micros);
}
