// Decides all clicks once more from their reports, and compares: what was settled report by report, in whatever order
// and on however many nodes, must be what the reports together say.
import { settlementOf } from '@earnwall/domain/ledger/settlement';
import type { Queryable } from '#store/engine/queryable.ts';
import { findReportedCids, findReportedClicks, type ReportedClick } from '#store/money/settlements.ts';

const atATime = 1_000;

/** The clicks that are not what their reports say. `pace` is awaited after each thousand. */
export async function auditSettlements(on: Queryable, pace?: () => Promise<void>): Promise<string[]> {
  const wrong: string[] = [];
  for (let after = ''; ; ) {
    const cids = await findReportedCids(on, { after, most: atATime });
    // A click and its reports are read at one moment, so reports may come in meanwhile.
    const clicks = await findReportedClicks(on, cids);
    wrong.push(...clicks.filter((click) => !isSettledRight(click)).map(({ cid }) => cid));
    const last = cids.at(-1);
    if (last === undefined || cids.length < atATime) return wrong;
    after = last;
    await pace?.();
  }
}

function isSettledRight(click: ReportedClick): boolean {
  const said = settlementOf(click, click.reports);
  return said
    ? said.outcome === click.state && said.raw_code === click.raw_code && said.worth === click.credited
    : click.started_at === null || click.credited === 0n;
}
