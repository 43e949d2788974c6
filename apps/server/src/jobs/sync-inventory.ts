// Brings our copy of a supplier's inventory up to date (SV-01): page by page, each page whole or not at all, its
// cursor in the same transaction. Whatever breaks in between, the next run goes on from the last stored page.
import { randomBytes } from 'node:crypto';
import { rankOf } from '@earnwall/domain/surveys/rank';
import {
  CursorExpired,
  type InventoryPage,
  type InventorySupplier,
  type SupplierSurvey,
} from '#ports/supplier.ts';
import type { Database } from '#store/database.ts';
import { closeOtherSurveys, closeSurveys, type SuppliedSurvey, saveSurveys } from '#store/inventory.ts';
import { findCursor, holdCursor, moveCursor, saveSupplier } from '#store/supplier-cursors.ts';

export interface SyncResult {
  /** Rows that are different now; 0 when there was no news. */
  changed: number;
  closed: number;
  skipped: number;
}

interface SyncTools {
  database: Database;
  now(): Date;
  signal: AbortSignal;
}

export async function syncInventory(supplier: InventorySupplier, tools: SyncTools): Promise<SyncResult> {
  const { database, signal } = tools;
  await saveSupplier(database.db, {
    id: supplier.id,
    name: supplier.name,
    entry_url: supplier.entryUrl,
    redirect_hosts: [...supplier.redirectHosts],
  });
  const stored = await findCursor(database.db, supplier.id);
  try {
    return await readRound(supplier, stored, stored, tools);
  } catch (error) {
    if (!(error instanceof CursorExpired)) throw error;
    signal.throwIfAborted();
    return await readRound(supplier, stored, null, tools);
  }
}

/** All pages from `start` on; `stored` is where the table's cursor stands. */
async function readRound(
  supplier: InventorySupplier,
  stored: string | null,
  start: string | null,
  { database, now, signal }: SyncTools,
): Promise<SyncResult> {
  const result: SyncResult = { changed: 0, closed: 0, skipped: 0 };
  // A snapshot counts only once it is whole: until then the stored cursor stays, and a broken one begins anew.
  const snapshot = start === null ? new Set<string>() : null;
  for (let held = stored, cursor = start; ; ) {
    const page = await supplier.syncInventory(cursor, signal);
    for (const { ref } of page.surveys) snapshot?.add(ref);
    const next = snapshot && !page.complete ? held : page.cursor;
    const outcome = await database.transaction(async (tx) => {
      if (!(await holdCursor(tx, supplier.id, held, now()))) return null;
      const changed = await saveSurveys(tx, supplier.id, toRows(page), now());
      let closed = await closeSurveys(tx, supplier.id, page.closed, now());
      if (snapshot && page.complete) closed += await closeOtherSurveys(tx, supplier.id, snapshot, now());
      if (next !== held && next !== null) await moveCursor(tx, supplier.id, next);
      return { changed, closed };
    });
    // Another reader was faster: what it stored is at least as new.
    if (outcome === null) return result;
    result.changed += outcome.changed;
    result.closed += outcome.closed;
    result.skipped += page.skipped;
    if (page.complete) return result;
    held = next;
    cursor = page.cursor;
  }
}

/** One row per survey and quota, the last word counting: a page may name a survey twice. */
function toRows({ surveys }: InventoryPage): SuppliedSurvey[] {
  return [...new Map(surveys.map((survey) => [survey.ref, toRow(survey)])).values()];
}

function toRow(survey: SupplierSurvey): SuppliedSurvey {
  const quotas = new Map(
    survey.quotas.map(({ ref, targeting, remaining }) => [ref, { supplier_ref: ref, targeting, remaining }]),
  );
  return {
    supplier_ref: survey.ref,
    hash: randomBytes(16).toString('base64url'),
    country: survey.country,
    language: survey.language,
    devices: [...survey.devices],
    loi_seconds: survey.loi_seconds,
    payout_micros: survey.payout_micros,
    rank: rankOf(survey),
    targeting: survey.targeting,
    quotas: [...quotas.values()],
  };
}
