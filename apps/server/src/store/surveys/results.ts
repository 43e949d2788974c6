// The facts of a result beyond its click: the reports about it, whether it has feedback, how many surveys its user has
// completed, and which tab has seen it.
import { and, eq, exists, isNotNull, isNull, min, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#store/engine/queryable.ts';
import { clicks } from '#store/schema/clicks.ts';
import { supplier_reports } from '#store/schema/supplier-reports.ts';
import { countCompletes } from './completes.ts';
import { findToldOdds } from './exposures.ts';
import { hasFeedback } from './feedback.ts';

const reversed = alias(supplier_reports, 'reversed');

/** The facts of a click's reports that explain its reward. */
export const reported = (on: Queryable) => ({
  /** A supplier has reversed something, before or after it had reported it; a reversal of what never came reverses nothing. */
  isReversed: hasReport(
    on,
    exists(
      on
        .select({ id: reversed.id })
        .from(reversed)
        .where(
          and(eq(reversed.cid, supplier_reports.cid), eq(reversed.transaction, supplier_reports.reverses)),
        ),
    ),
  ),
  /** A supplier said that time ran out; a report that came too late to count does not say so. */
  isTimeOutReported: hasReport(
    on,
    and(
      eq(supplier_reports.outcome, 'timeout'),
      isNull(supplier_reports.reverses),
      ne(supplier_reports.effect, 'review'),
    ),
  ),
});

const hasReport = (on: Queryable, such: SQL | undefined) =>
  exists(
    on
      .select({ id: supplier_reports.id })
      .from(supplier_reports)
      .where(and(eq(supplier_reports.cid, clicks.cid), such)),
  ).mapWith(Boolean);

/** As settlements count it: reversals and what came too late say nothing about when it was over. */
const firstReportAt = (on: Queryable) =>
  sql<Date | null>`(${on
    .select({ at: min(supplier_reports.received_at) })
    .from(supplier_reports)
    .where(
      and(
        eq(supplier_reports.cid, clicks.cid),
        isNull(supplier_reports.reverses),
        ne(supplier_reports.effect, 'review'),
      ),
    )})`.mapWith(clicks.ended_at);

export interface ResultFacts {
  isReversed: boolean;
  isTimeOutReported: boolean;
  hasFeedback: boolean;
  /** When its supplier first said how it ended; null while it has not. */
  firstReportAt: Date | null;
  completes: number;
  /** What was said before the survey, in percent; null where nothing was. */
  odds: number | null;
}

export async function findResultFacts(
  on: Queryable,
  click: { cid: string; app_id: string; user_id: number },
): Promise<ResultFacts> {
  const [[facts], completes, odds] = await Promise.all([
    on
      .select({ ...reported(on), hasFeedback: hasFeedback(on), firstReportAt: firstReportAt(on) })
      .from(clicks)
      .where(eq(clicks.cid, click.cid)),
    countCompletes(on, click),
    findToldOdds(on, click.cid),
  ]);
  const none = { isReversed: false, isTimeOutReported: false, hasFeedback: false, firstReportAt: null };
  return { ...none, ...facts, completes, odds };
}

/** Records the first tab that sees a final result; resolves to that tab. */
export async function claimResult(on: Queryable, cid: string, tab: string): Promise<string | null> {
  const [used] = await on
    .update(clicks)
    .set({ seen_by: sql`coalesce(${clicks.seen_by}, ${tab})` })
    .where(and(eq(clicks.cid, cid), isNotNull(clicks.ended_at)))
    .returning({ seen_by: clicks.seen_by });
  return used?.seen_by ?? null;
}
