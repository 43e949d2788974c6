// Releases reports that signed returns brought, once their supplier can no longer take them back (decision 0114). Each is
// settled first and then marked: killed in between, the next run finds the same report settled, and only marks it.
import type { Log } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';
import { findDueReports, type HeldReport, markReleased } from '#store/money/held-reports.ts';
import { applyItems, isLeftOver, type LeftOver } from '#surveys/settle/apply-items.ts';
import { outcomeRules } from '#surveys/settle/outcome-rules.ts';
import { setAsideItems } from '#surveys/settle/set-aside.ts';
import { type OutcomeTools, settleOutcome } from '#surveys/settle/settle-outcome.ts';
import type { RecurringJob } from './recurring-job.ts';

interface ReleaseTools extends OutcomeTools {
  readonly database: Database;
  readonly log: Log;
  now(): Date;
}

const everyMs = 30_000;
const batch = 200;

export function releaseHeldJob(tools: ReleaseTools): RecurringJob {
  return {
    name: 'release-held',
    everyMs,
    run: async (signal) => {
      const released = await releaseHeld(tools, signal);
      if (released > 0) tools.log.info({ released }, 'Held reports of signed returns were released');
    },
  };
}

/** Resolves to how many were released. One that fails does not delay the others; its error is thrown at the end. */
export async function releaseHeld(tools: ReleaseTools, signal: AbortSignal): Promise<number> {
  const now = tools.now();
  const failures: unknown[] = [];
  let released = 0;
  for (let after = 0, isMore = true; isMore && !signal.aborted; ) {
    const due = await findDueReports(tools.database.db, { now, after, most: batch });
    for (const held of due) {
      if (signal.aborted) break;
      try {
        await release(tools, held, now);
        released += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    after = due.at(-1)?.id ?? after;
    isMore = due.length === batch;
  }
  if (failures.length > 0) throw failures[0];
  return released;
}

/** It was received when the browser came back, and its money moves now: days that have ended stay as they are. */
async function release(tools: ReleaseTools, held: HeldReport, now: Date): Promise<void> {
  const { supplier_id, transaction, cid, outcome, raw_code: rawCode, received_at } = held;
  const content = { transaction, cid, outcome, rawCode, reverses: null, payout_micros: null };
  const arrived = { receivedAt: received_at, cameBy: 'return', movedAt: now } as const;
  const items = await applyItems(
    [{ kind: 'readable', content }],
    outcomeRules((said) => settleOutcome(tools, supplier_id, said, arrived)),
  );
  await setAside(tools, held, items.filter(isLeftOver));
  await markReleased(tools.database.db, held, now);
}

/** Somebody else has used its transaction for something else meanwhile: an operator has to find out who is right. */
async function setAside(
  { database, supplierCounts, log }: ReleaseTools,
  { supplier_id, received_at }: HeldReport,
  leftOver: readonly LeftOver[],
): Promise<void> {
  const tools = { on: database.db, supplierCounts, log };
  const sent = { supplier_id, received_at, whole: null, isBatch: true };
  if (!(await setAsideItems(tools, sent, leftOver)))
    throw new Error('A held report could not be set aside: review set_aside_reports');
}
