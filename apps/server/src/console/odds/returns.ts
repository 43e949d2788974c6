// Who comes back after being turned away. It takes long to count, so that what a page usually asks for is counted once an hour
// with the experiments, and kept by app: sums over any of them are exact.

import { findReturns, type ReturnLine, returnDays } from '#store/console/returns.ts';
import type { Database } from '#store/engine/database.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { deleteResultsBefore, findLastResults, saveResults } from '#store/experiments/results.ts';
import { dateOf, type Period, periodOf } from './period.ts';

const name = 'returns';
const hourMs = 3_600_000;
/** What is older was not kept up to date. */
const freshMs = 3 * hourMs;

interface KeptReturns extends Period {
  readonly lines: readonly ReturnLine[];
}

/** Whoever was turned away lately may still come back. */
export function returnPeriod(period: Period, now: Date): Period {
  const last = dateOf(now.getTime() - (returnDays + 1) * 24 * hourMs);
  return { from: period.from, to: period.to < last ? period.to : last };
}

export async function keepReturns(database: Database, now: Date): Promise<void> {
  const period = returnPeriod(periodOf({}, now), now);
  const lines = await findReturns(database.db, { scope: 'all', app_id: null }, period);
  await saveResults(database.db, [{ name, at: now, result: { ...period, lines } satisfies KeptReturns }]);
  await deleteResultsBefore(database.db, now, name);
}

export async function keptReturns(on: Queryable, now: Date): Promise<KeptReturns | null> {
  const [kept] = await findLastResults(on, [name]);
  const isFresh = kept !== undefined && now.getTime() - kept.at.getTime() < freshMs;
  return isFresh ? (kept.result as KeptReturns) : null;
}

type ArmLine = Omit<ReturnLine, 'app_id'>;

/** Of all apps together, by arm and pay. */
export function byArm(lines: readonly ReturnLine[]): ArmLine[] {
  const sums = new Map<string, ArmLine>();
  for (const { arm, paid, people, returned } of lines) {
    const before = sums.get(`${arm} ${paid}`) ?? { people: 0, returned: 0 };
    sums.set(`${arm} ${paid}`, {
      ...{ arm, paid },
      ...{ people: before.people + people, returned: before.returned + returned },
    });
  }
  return [...sums.values()].sort(
    (one, other) => other.arm.localeCompare(one.arm, 'en') || Number(other.paid) - Number(one.paid),
  );
}
