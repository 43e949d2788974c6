// Compares and applies the statements that operators have handed over, one after another, on any node. A run that was cut off
// begins the comparison again, and goes on with what is not applied yet.
import { type ApplyTools, applyReconciliation } from '#console/reconciliation/apply.ts';
import type { Log } from '#request/log.ts';
import { findAffected } from '#store/reconciliation/affected.ts';
import { compareStatement } from '#store/reconciliation/compare.ts';
import {
  findWaiting,
  lockCompared,
  moveReconciliation,
  type ReconciliationRecord,
} from '#store/reconciliation/reconciliations.ts';
import type { RecurringJob } from './recurring-job.ts';

const everyMs = 2_000;
/** What went wrong may name clicks, which are keys: it is in the log alone. */
const failure = 'It could not be worked on: the log says why. It can be tried again.';

export function reconcileJob({ log, ...tools }: ApplyTools & { log: Log }): RecurringJob {
  return {
    name: 'reconcile',
    everyMs,
    run: async (signal) => {
      for (let isMore = true; isMore && !signal.aborted; ) isMore = await reconcileNext(tools, log, signal);
    },
  };
}

/** False when nothing waits. */
export async function reconcileNext(tools: ApplyTools, log: Log, signal: AbortSignal): Promise<boolean> {
  const { db } = tools.database;
  const waiting = (await findWaiting(db, 'applying')) ?? (await findWaiting(db, 'comparing'));
  if (!waiting) return false;
  const { id, supplier_id, state } = waiting;
  try {
    await (state === 'applying' ? apply : compareIt)(tools, waiting, signal);
    if (!signal.aborted)
      log.info({ reconciliation: id, supplier: supplier_id, state }, 'A statement was worked on');
  } catch (error) {
    signal.throwIfAborted();
    log.error(
      { err: error, reconciliation: id, supplier: supplier_id },
      'A statement could not be worked on',
    );
    await moveReconciliation(db, { id, from: state, to: 'failed' }, { failure });
  }
  return true;
}

async function compareIt({ database, now }: ApplyTools, statement: ReconciliationRecord) {
  const { id } = statement;
  await database.transaction(async (tx) => {
    // Another node may have been faster.
    if (!(await lockCompared(tx, id))) return;
    const found = await compareStatement(tx, statement);
    const affected = await findAffected(tx, statement);
    const set = { found, affected, compared_at: now() };
    await moveReconciliation(tx, { id, from: 'comparing', to: 'compared' }, set);
  });
}

async function apply(tools: ApplyTools, statement: ReconciliationRecord, signal: AbortSignal) {
  const { id } = statement;
  await applyReconciliation(tools, statement, signal);
  if (!signal.aborted)
    await moveReconciliation(
      tools.database.db,
      { id, from: 'applying', to: 'applied' },
      { applied_at: tools.now() },
    );
}
