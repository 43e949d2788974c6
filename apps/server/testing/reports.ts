// Stored reports of suppliers.
import { randomBytes } from 'node:crypto';
import type { Queryable } from '#store/engine/queryable.ts';
import { supplier_reports } from '#store/schema/supplier-reports.ts';

type Report = typeof supplier_reports.$inferInsert;

export type NewReport = Pick<Report, 'cid' | 'supplier_id' | 'outcome' | 'effect' | 'received_at'> &
  Partial<Report>;

/** A report that is history: it moves no money. */
export async function aReport(on: Queryable, given: NewReport): Promise<void> {
  const transaction = randomBytes(8).toString('hex');
  await on.insert(supplier_reports).values({ transaction, raw_code: '0', amount: 0n, ...given });
}
