// Reports and clicks against the script: each report is stored once, nothing else is, and each click is worth what the pure
// rules say of its reports.
import { settlementOf } from '@earnwall/domain/ledger/settlement';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { clicks } from '#store/schema/clicks.ts';
import { supplier_reports } from '#store/schema/supplier-reports.ts';
import type { UserRecord } from '#testing/people.ts';
import { differences } from './differences.ts';
import type { Scene } from './scene.ts';
import type { ExpectedReport, Script } from './script.ts';

export interface Earned {
  readonly user: UserRecord;
  readonly amount: bigint;
}

interface CheckedSurveys {
  readonly problems: readonly string[];
  /** Those that must be stored. */
  readonly reports: readonly ExpectedReport[];
  /** Those whose rival was stored. */
  readonly lost: readonly ExpectedReport[];
  readonly earned: readonly Earned[];
}

export async function checkSurveys(
  on: Queryable,
  { app, clicks: made }: Scene,
  script: Script,
): Promise<CheckedSurveys> {
  const rows = await on.select().from(supplier_reports);
  const stored = rows.map(({ supplier_id: supplier, ...row }) => named({ supplier, ...row }));
  const isStored = new Set(stored);
  const won = script.rivals.map(([one, other]) => (isStored.has(named(one)) ? one : other));
  const lost = script.rivals.map(([one, other]) => (isStored.has(named(one)) ? other : one));
  const reports = [...script.reports, ...won];

  const found = await on.select().from(clicks).where(eq(clicks.app_id, app.id));
  const clickOf = new Map(found.map((click) => [click.cid, click]));
  const problems = differences('report', stored, reports.map(named));
  const earned = made.map(({ cid, user, supplier, started_at }): Earned => {
    const click = clickOf.get(cid);
    if (!click) throw new Error(`There is no click ${cid}`);
    const told = reports
      .filter((report) => report.cid === cid)
      .map((report) => ({ ...report, received_at: started_at }));
    // Reports of all of them are in time.
    const expected = settlementOf({ ...click, reports_until: started_at }, told);
    const [worth, state] = [expected?.worth ?? 0n, expected?.outcome ?? 'started'];
    if (click.credited !== worth || click.state !== state)
      problems.push(`${supplier} ${cid} is ${click.state} ${click.credited} instead of ${state} ${worth}`);
    return { user, amount: worth };
  });
  return { problems, reports, lost, earned };
}

function named(report: ExpectedReport): string {
  const { supplier, cid, transaction, outcome, raw_code, reverses, payout_micros, reason } = report;
  return [supplier, cid, transaction, outcome, raw_code, reverses, payout_micros, reason].join(' ');
}
