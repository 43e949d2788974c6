// A supplier's statement and its findings, as operators see them.
import type { AppNaming } from '#store/publishers/app-naming.ts';
import type { FindingRecord } from '#store/reconciliation/findings.ts';
import type { ReconciliationRecord } from '#store/reconciliation/reconciliations.ts';

const isoOf = (moment: Date | null) => moment?.toISOString() ?? null;

export function presentReconciliation(record: ReconciliationRecord) {
  const { id, supplier_id, list, names, from_at, to_at, state, lines, broken, found, failure } = record;
  return {
    ...{
      id,
      supplier: supplier_id,
      list,
      names,
      from: isoOf(from_at),
      to: isoOf(to_at),
      state,
      lines,
      broken,
      found,
    },
    failure: failure?.slice(0, 500) ?? null,
    created_by: record.created_by,
    created_at: record.created_at.toISOString(),
    compared_at: isoOf(record.compared_at),
    applied_at: isoOf(record.applied_at),
  };
}

export function presentFinding({ app_id, applied_at, ...finding }: FindingRecord) {
  const { id, kind, line, name, cid, uhash, ours_micros, theirs_micros, effect } = finding;
  return {
    ...{ id, kind, line, name, cid, app: app_id, uhash, ours_micros, theirs_micros, effect },
    applied_at: applied_at === null ? null : new Date(applied_at).toISOString(),
  };
}

/** An app that is gone keeps its id. */
export const presentAffected = ({ affected }: ReconciliationRecord, apps: ReadonlyMap<string, AppNaming>) =>
  affected.map(({ app, action, findings, people, points, micros }) => {
    const { name = app, currency_name = '', decimals = 0 } = apps.get(app) ?? {};
    return { app, name, currency: currency_name, decimals, action, findings, people, points, micros };
  });
