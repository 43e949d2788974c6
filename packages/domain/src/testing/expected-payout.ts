// What a supplier pays for a click by all its reports, worked out another way than the rules do it: one report after another
// is compared with the best so far.
import { outcomes } from '@earnwall/contract/outcomes';
import type { Report } from '../ledger/report.ts';
import type { StartedClick } from '../ledger/settlement.ts';
import { worthOf } from '../ledger/worth.ts';

export function expectedPayout(click: StartedClick, reports: Iterable<Report>): bigint {
  const { started_at, reports_until, payout_micros } = click;
  if (started_at === null || reports_until === null) return 0n;
  const timely = [...reports].filter(({ received_at }) => {
    const at = received_at.getTime();
    return at >= started_at.getTime() && at <= reports_until.getTime();
  });
  let best: Report | null = null;
  for (const report of timely) {
    const isTakenBack = timely.some(({ reverses }) => reverses === report.transaction);
    if (report.reverses !== null || isTakenBack) continue;
    if (best === null || isBetter(click, report, best)) best = report;
  }
  if (best === null) return 0n;
  if (best.outcome === 'complete') return payout_micros;
  if (best.outcome !== 'partial' && best.outcome !== 'screen_out') return 0n;
  const given = best.payout_micros ?? 0n;
  return given > payout_micros ? payout_micros : given;
}

function isBetter(click: StartedClick, one: Report, other: Report): boolean {
  const more = worthOf(one, click) - worthOf(other, click);
  if (more !== 0n) return more > 0n;
  const rank = outcomes.indexOf(one.outcome) - outcomes.indexOf(other.outcome);
  return rank === 0 ? one.transaction < other.transaction : rank < 0;
}
