// Measures suppliers and networks, keeps what it finds, and pauses those that nobody should be sent to (decision 0122). Run
// by one node at a time; a finding and a pause are made once also where two nodes should run it.
import { findingText } from '@earnwall/domain/suppliers/finding-text';
import { type Finding, findingsOf } from '@earnwall/domain/suppliers/health';
import { isOurOwnSilence, pauseBecauseOf } from '@earnwall/domain/suppliers/pause';
import { hasReported } from '@earnwall/domain/suppliers/silence';
import type { Supply } from '#ports/supply.ts';
import type { Log } from '#request/log.ts';
import { machine, recordChange } from '#store/console/audit.ts';
import type { Database } from '#store/engine/database.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { endFindings, type StoredFinding, saveFinding } from '#store/suppliers/findings.ts';
import { holdPause, savePause, setStatusEverywhere } from '#store/suppliers/pauses.ts';
import { type MeasuredSupplier, measureSuppliers } from './measure-suppliers.ts';
import type { RecurringJob } from './recurring-job.ts';

interface CheckTools {
  readonly database: Database;
  readonly log: Log;
  readonly supply: Pick<Supply, 'suppliers' | 'networks' | 'follow'>;
  /** How often lists are read where a supplier has no interval of its own. */
  readonly everyMs: number;
  now(): Date;
}

export function checkSuppliersJob(tools: CheckTools): RecurringJob {
  return {
    name: 'check-suppliers',
    everyMs: 60_000,
    run: (signal) => checkSuppliers(tools, signal),
  };
}

/** One that fails does not delay the others; its error is thrown at the end. */
export async function checkSuppliers(tools: CheckTools, signal: AbortSignal): Promise<void> {
  const now = tools.now();
  const measured = await measureSuppliers(tools.database.db, tools, now);
  const checked = measured.map((supplier) => ({ supplier, found: findingsOf(supplier, now) }));
  const isOurs = isOurOwnSilence(
    checked.map(({ supplier, found }) => ({
      isSilent: found.some(({ kind }) => kind === 'silent'),
      hasReported: hasReported(supplier.hours, now),
    })),
  );
  const failures: unknown[] = [];
  for (const { supplier, found } of checked) {
    if (signal.aborted) return;
    try {
      await keep(tools, { supplier, found, isOurs, now });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

interface Checked {
  readonly supplier: MeasuredSupplier;
  readonly found: readonly Finding[];
  /** Nobody is heard at all. */
  readonly isOurs: boolean;
  readonly now: Date;
}

async function keep({ database, log, supply }: CheckTools, checked: Checked): Promise<void> {
  const { supplier, found, isOurs } = checked;
  if (found.length === 0 && supplier.open.length === 0) return;
  const { begun, ended, pausedBy } = await database.transaction(async (tx) => {
    const kept = await keepFindings(tx, checked);
    return { ...kept, pausedBy: await pause(tx, checked, kept.standing) };
  });
  const said = { supplier: supplier.id };
  for (const finding of begun)
    log.warn({ ...said, finding: finding.kind, text: findingText(finding) }, 'A supplier is not well');
  if (isOurs && begun.some(({ kind }) => kind === 'silent'))
    log.error(
      said,
      'No supplier is heard: check that their callbacks reach this server. None is paused for it',
    );
  for (const { kind } of ended) log.info({ ...said, finding: kind }, 'A supplier is well again');
  if (!pausedBy) return;
  log.warn(
    { ...said, finding: pausedBy.kind, text: findingText(pausedBy) },
    'A supplier was paused by its health',
  );
  await supply.follow();
}

async function keepFindings(tx: Tx, { supplier, found, now }: Checked) {
  const saved = [];
  for (const finding of found) saved.push(await saveFinding(tx, supplier.id, finding, now));
  const ended = supplier.open.filter(({ kind }) => !found.some((finding) => finding.kind === kind));
  await endFindings(
    tx,
    ended.map(({ id }) => id),
    now,
  );
  return {
    standing: saved.map(({ finding }) => finding),
    begun: saved.filter(({ isNew }) => isNew).map(({ finding }) => finding),
    ended,
  };
}

/** What pauses it now; null where it stays as it is, or where somebody else was quicker. */
async function pause(
  tx: Tx,
  { supplier, isOurs, now }: Checked,
  standing: readonly StoredFinding[],
): Promise<StoredFinding | null> {
  const { id, status, pause: before } = supplier;
  const state = { status, override_until: before?.override_until ?? null };
  const counting = standing.filter(({ kind }) => !(isOurs && kind === 'silent'));
  const because = pauseBecauseOf(counting, state, now);
  if (!because || !(await holdPause(tx, id, before))) return null;
  const reason = findingText(because);
  await savePause(tx, id, { by: 'health', reason, at: now });
  await setStatusEverywhere(tx, id, 'paused', now);
  const changes = [{ field: 'status', old: status, new: 'paused' }];
  await recordChange(tx, {
    ...{ by: machine('health of suppliers'), what: `supplier ${id} paused`, at: now, reason, changes },
  });
  return because;
}
