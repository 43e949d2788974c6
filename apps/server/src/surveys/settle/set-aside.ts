// Stores what a genuine message says and nobody can apply, for an operator to review, before its sender is answered
// (decision 0061). Neither click nor content is logged: the rows have them.
import type { Context } from '#request/context.ts';
import type { Log } from '#request/log.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { insertSetAside } from '#store/money/set-aside-reports.ts';
import type { LeftOver } from './apply-items.ts';

export interface SetAsideTools {
  readonly on: Queryable;
  readonly supplierCounts: Context['supplierCounts'];
  readonly log: Log;
}

export interface SentMessage {
  readonly supplier_id: string;
  readonly received_at: Date;
  /** All of it, as it came; null where there is no message but a list that we read. */
  readonly whole: Uint8Array | null;
  /** It says several things: each is stored by itself. */
  readonly isBatch: boolean;
}

/** False where the sender's share of the day is used up: not all of them are stored. */
export async function setAsideItems(
  { on, supplierCounts, log }: SetAsideTools,
  { supplier_id, received_at, whole, isBatch }: SentMessage,
  leftOver: readonly LeftOver[],
): Promise<boolean> {
  for (const { part, content, ...report } of leftOver) {
    const said = part ?? (isBatch ? content : null);
    const body = said === null && whole ? whole : Buffer.from(said ?? report.reason);
    const id = await insertSetAside(on, { ...report, supplier_id, body, received_at });
    supplierCounts.count(supplier_id, report.kind, received_at);
    const { kind, reason } = report;
    if (id === null) {
      log.error(
        { supplier: supplier_id, kind, reason },
        'A report was not stored: too many of this sender were set aside today. Review set_aside_reports',
      );
      return false;
    }
    log.warn(
      { supplier: supplier_id, kind, reason, id },
      'A report could not be applied and was set aside: review it in set_aside_reports',
    );
  }
  return true;
}
