// Clicks that wait for reports, and suppliers that send them.
import type { Report } from '@earnwall/domain/ledger/report';
import { singleNode } from '#adapters/realtime/single-node.ts';
import type { SupplierOutcome } from '#ports/supplier.ts';
import { Hub } from '#realtime/hub.ts';
import type { Context } from '#request/context.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { firstReportsForSql } from '#store/money/first-reports.ts';
import type { UserRecord } from '#store/people/users.ts';
import { announcer } from '#surveys/settle/announce.ts';
import { givenReport } from '#surveys/settle/settle-first.ts';
import { createSettlements, type Settlements } from '#surveys/settle/settlements.ts';
import { aClick, clickRow, type NewClick } from './clicks.ts';
import { randomHash } from './random-hash.ts';
import type { SurveyRecord } from './surveys.ts';

export type { SupplierOutcome } from '#ports/supplier.ts';
export type { Settlements } from '#surveys/settle/settlements.ts';

export const aSupplier = 'a-supplier';
export const start = new Date('2026-03-10T12:00:00Z');
export const soon = new Date(start.getTime() + 60_000);

/** One node's way of settling, as far as the database is concerned. */
export const settlementsOn = (on: Queryable): Settlements => createSettlements(on, () => {});

/** The same with announcements to open panels, of which there are none, and to the deliveries of postbacks. */
export const announcedSettlementsOn = (
  on: Queryable,
  postbacks: Context['postbacks'] = { wake: () => {} },
): Settlements => createSettlements(on, announcer(new Hub(singleNode), postbacks));

const started = { state: 'started' as const, opened_at: start, started_at: start };

export function aStartedClick(
  on: Queryable,
  user: UserRecord,
  survey: SurveyRecord,
  given: NewClick = {},
): Promise<string> {
  return aClick(on, user, survey, { ...started, ...given });
}

export const startedClick = (user: UserRecord, survey: SurveyRecord) => ({
  ...clickRow(user, survey),
  ...started,
});

export const says = (
  cid: string,
  outcome: SupplierOutcome['outcome'],
  given: Partial<SupplierOutcome> = {},
): SupplierOutcome => ({
  ...{ cid, outcome, transaction: randomHash(), rawCode: '10', reverses: null, payout_micros: null },
  ...given,
});

/** A report of a made-up history, as an adapter would hand it over. */
export const asTold = (cid: string, { raw_code, ...report }: Report): SupplierOutcome => ({
  ...{ cid, transaction: report.transaction, outcome: report.outcome, rawCode: raw_code },
  ...{ reverses: report.reverses, payout_micros: report.payout_micros },
});

/** What the server would hand to the function of the database that settles first reports. */
export const firstReportArgument = (supplierId: string, outcome: SupplierOutcome, at: Date): string =>
  firstReportsForSql([
    givenReport({ supplierId, outcome, arrival: { receivedAt: at, cameBy: 'callback', movedAt: at } }),
  ]);
