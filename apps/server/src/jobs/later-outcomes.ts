// Reads outcomes that changed after the fact from suppliers that list them, such as reversals. One job per supplier: a slow
// supplier never delays another. The cursor moves once a page is applied: after a failure the page is read again, and what
// was applied before changes nothing.
import type { OutcomePage, Supplier } from '#ports/supplier.ts';
import type { Log } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';
import { findOutcomesCursor, moveOutcomesCursor, saveSupplier } from '#store/surveys/supplier-cursors.ts';
import { applyItems, isLeftOver } from '#surveys/settle/apply-items.ts';
import { outcomeRules } from '#surveys/settle/outcome-rules.ts';
import { setAsideItems } from '#surveys/settle/set-aside.ts';
import { type OutcomeTools, settleOutcome } from '#surveys/settle/settle-outcome.ts';
import type { RecurringJob } from './recurring-job.ts';

interface OutcomesTools extends OutcomeTools {
  readonly database: Database;
  readonly log: Log;
  now(): Date;
}

/** In one run; the next one goes on. */
const mostPages = 1_000;

type ListingSupplier = Supplier & { readonly laterOutcomes: NonNullable<Supplier['laterOutcomes']> };

export function laterOutcomesJobs(
  suppliers: readonly Supplier[],
  { everyMs, ...tools }: OutcomesTools & { readonly everyMs: number },
): RecurringJob[] {
  return suppliers.filter(listsOutcomes).map((supplier) => ({
    name: `later-outcomes:${supplier.id}`,
    everyMs,
    run: async (signal) => {
      const read = await readLaterOutcomes(supplier, tools, signal);
      if (read > 0) tools.log.info({ supplier: supplier.id, read }, 'Later outcomes of a supplier were read');
    },
  }));
}

const listsOutcomes = (supplier: Supplier): supplier is ListingSupplier => supplier.laterOutcomes !== null;

/** Resolves to how many outcomes were read. Throws SupplierUnavailable; the next run goes on where this one ended. */
export async function readLaterOutcomes(
  supplier: ListingSupplier,
  tools: OutcomesTools,
  signal: AbortSignal,
): Promise<number> {
  const { db } = tools.database;
  await saveSupplier(db, supplier);
  let cursor = await findOutcomesCursor(db, supplier.id);
  for (let read = 0, pages = 1; ; pages += 1) {
    const page = await supplier.laterOutcomes(cursor, signal);
    await applyPage(supplier.id, page, tools);
    const moved = { from: cursor, to: page.cursor, at: tools.now() };
    const isMoved = await moveOutcomesCursor(db, supplier.id, moved);
    read += page.outcomes.length;
    // A cursor that does not move would bring the same page for ever; one that another node moved is that node's.
    const isOver = page.complete || page.cursor === cursor || !isMoved || pages === mostPages;
    if (isOver || signal.aborted) return read;
    cursor = page.cursor;
  }
}

async function applyPage(
  supplier_id: string,
  { outcomes }: OutcomePage,
  tools: OutcomesTools,
): Promise<void> {
  const received_at = tools.now();
  const arrived = { receivedAt: received_at, cameBy: 'poll' } as const;
  const rules = outcomeRules((outcome) => settleOutcome(tools, supplier_id, outcome, arrived));
  const items = await applyItems(outcomes, rules);
  const isStored = await setAsideItems(
    { ...tools, on: tools.database.db },
    { supplier_id, received_at, whole: null, isBatch: true },
    items.filter(isLeftOver),
  );
  if (!isStored) throw new Error('Later outcomes could not be set aside: review set_aside_reports');
}
