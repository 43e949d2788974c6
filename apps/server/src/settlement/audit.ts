// Decides all clicks once more from their reports, and compares: what was settled report by report, in whatever order
// and on however many nodes, must be what the reports together say.
import { settlementOf } from '@earnwall/domain/ledger/settlement';
import type { Queryable } from '#store/queryable.ts';
import { findReportedCids, findReportedClicks } from '#store/settlements.ts';

const atATime = 1_000;

/** The clicks that are not what their reports say. */
export async function auditSettlements(on: Queryable): Promise<string[]> {
  const cids = await findReportedCids(on);
  const wrong: string[] = [];
  for (let start = 0; start < cids.length; start += atATime) {
    const clicks = await findReportedClicks(on, cids.slice(start, start + atATime));
    for (const click of clicks) {
      const said = settlementOf(click, click.reports);
      const isRight = said
        ? said.outcome === click.state && said.raw_code === click.raw_code && said.worth === click.credited
        : click.started_at === null || click.credited === 0n;
      if (!isRight) wrong.push(click.cid);
    }
  }
  return wrong;
}
