// A large list of approved ones with planted faults: what has to be found is known beforehand.

import { type Chance, seeded } from '@earnwall/domain/chance/seeded';
import type { FindingKind } from '@earnwall/domain/reconciliation/findings';
import { sql } from 'drizzle-orm';
import { readLines } from '#console/reconciliation/read-lines.ts';
import type { Database } from '#store/engine/database.ts';
import { compareStatement } from '#store/reconciliation/compare.ts';
import { addLines } from '#store/reconciliation/lines.ts';
import { insertReconciliation } from '#store/reconciliation/reconciliations.ts';
import { anApp } from './apps.ts';
import { aUser } from './people.ts';
import { type PlantedClaim, plantClaims } from './planted-claims.ts';
import { aSurvey } from './surveys.ts';

const from_at = new Date('2025-03-01T00:00:00Z');
const to_at = new Date('2025-04-01T00:00:00Z');
const micros = 1_250_000n;

/** One in a hundred of each: five in a hundred have a fault. */
const faults = ['absent', 'not_credited', 'amount', 'unknown', 'not_acknowledged'] as const;
type Fault = (typeof faults)[number];
const faultOf = (place: number): Fault | null => faults[place % 100] ?? null;

export interface LargeStatement {
  readonly supplier_id: string;
  readonly lines: readonly string[];
  readonly expected: Readonly<Partial<Record<FindingKind, number>>>;
}

export async function plantLargeStatement(database: Database, count: number): Promise<LargeStatement> {
  const app = await anApp(database.db);
  const user = await aUser(database.db, app);
  const survey = await aSurvey(database.db);
  const owner = { supplier_id: survey.supplier_id, survey_id: survey.id, app_id: app.id, user_id: user.id };
  const places = Array.from({ length: count }, (_, place) => place);
  await plantClaims(database, owner, places.map(claimAt));
  // As a database that has had these rows for a while knows it.
  await database.db.execute(sql`analyze`);
  const each = Math.ceil(count / 100);
  return {
    supplier_id: survey.supplier_id,
    lines: places.flatMap(lineAt),
    // A line with a wrong name is unknown, and what it should have named is absent.
    expected: { absent: 2 * each, not_credited: each, amount: each, unknown: each, not_acknowledged: each },
  };
}

const nameAt = (place: number) => `t-${place}`;

function claimAt(place: number): PlantedClaim {
  return {
    transaction: nameAt(place),
    standing: faultOf(place) === 'not_credited' ? 'unpaid' : 'paid',
    isAcknowledged: faultOf(place) !== 'not_acknowledged',
    at: new Date(from_at.getTime() + (place % 2_000_000) * 1_000),
    micros,
  };
}

function lineAt(place: number): string[] {
  const fault = faultOf(place);
  if (fault === 'absent') return [];
  return [`${fault === 'unknown' ? `x-${place}` : nameAt(place)},${fault === 'amount' ? '1.24' : '1.25'}`];
}

export const shuffledLines = (lines: readonly string[], chance: Chance = seeded(1)): string[] =>
  chance.shuffled(lines);

const linesAtOnce = 10_000;

export interface Compared {
  readonly found: Readonly<Record<string, number>>;
  /** Of all findings, whatever the order of the lines. */
  readonly digest: string;
}

/** As the calls of operators do it: read piece by piece, then compared. */
export async function compareLines(
  database: Database,
  { supplier_id }: LargeStatement,
  lines: readonly string[],
): Promise<Compared> {
  const { db } = database;
  const reconciliation = await insertReconciliation(db, {
    ...{ supplier_id, supplies: 'surveys', list: 'approved', names: 'transaction', from_at, to_at },
    ...{ created_by: 'a test', created_at: to_at },
  });
  for (let next = 0; next < lines.length; next += linesAtOnce) {
    const read = readLines({
      csv: lines.slice(next, next + linesAtOnce).join('\n'),
      ...{ first_line: next + 2, columns: { name: 0, amount: 1 }, delimiter: ',' },
    });
    if (read.broken[0]) throw new Error(`Line ${read.broken[0].line} cannot be read`);
    await addLines(db, reconciliation.id, read.lines);
  }
  const found = await database.transaction((tx) => compareStatement(tx, reconciliation));
  const { rows } = await db.execute<{ digest: string }>(sql`
    select md5(string_agg(name || ' ' || kind, ',' order by name, kind)) as digest
    from reconciliation_findings where reconciliation_id = ${reconciliation.id}`);
  return { found, digest: rows[0]?.digest ?? '' };
}
