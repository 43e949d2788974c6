// Whether all is as the script says, and the books are right.
import type { Queryable } from '#store/engine/queryable.ts';
import { set_aside_reports } from '#store/schema/set-aside-reports.ts';
import { supplier_counts, unknown_codes } from '#store/schema/supplier-counts.ts';
import { bookProblems } from '#testing/books.ts';
import { balancesIn, movementsIn } from '#testing/ledger.ts';
import { postbacksIn } from '#testing/postbacks.ts';
import { checkOffers } from './check-offers.ts';
import { checkSurveys, type Earned } from './check-surveys.ts';
import { differences } from './differences.ts';
import type { Scene } from './scene.ts';
import type { ExpectedAside, ExpectedReport, Script } from './script.ts';

interface Happened {
  readonly scene: Scene;
  readonly script: Script;
  /** Forged messages that were answered, by supplier. */
  readonly refused: ReadonlyMap<string, number>;
}

export async function problemsAfter(on: Queryable, { scene, script, refused }: Happened): Promise<string[]> {
  const surveys = await checkSurveys(on, scene, script);
  const offers = await checkOffers(on, scene, script);
  const asides = [...script.asides, ...surveys.lost.map(asideOf)];
  return [
    ...(await bookProblems(on)),
    ...surveys.problems,
    ...offers.problems,
    ...(await checkAsides(on, asides)),
    ...(await checkCounts(on, surveys.reports, script, refused)),
    ...(await checkPostbacks(on, scene)),
    ...(await checkBalances(on, scene, [...surveys.earned, ...offers.earned])),
  ];
}

const asideOf = ({ supplier, transaction, cid }: ExpectedReport): ExpectedAside => ({
  ...{ supplier, kind: 'conflict', transaction, click: cid },
});

async function checkAsides(on: Queryable, expected: readonly ExpectedAside[]): Promise<string[]> {
  const named = ({ supplier, kind, transaction, click }: ExpectedAside) =>
    `${supplier} ${kind} ${transaction} ${click}`;
  const rows = await on.select().from(set_aside_reports);
  const stored = rows.map(({ supplier_id, ...row }) => named({ supplier: supplier_id, ...row }));
  return differences('set aside', stored, expected.map(named));
}

/** What is counted by the hour, and the codes that nobody knows. */
async function checkCounts(
  on: Queryable,
  reports: readonly ExpectedReport[],
  { events }: Script,
  refused: Happened['refused'],
): Promise<string[]> {
  const expected = new Map<string, number>();
  const add = (name: string, times = 1) => expected.set(name, (expected.get(name) ?? 0) + times);
  for (const [supplier, times] of refused) add(`${supplier} refused`, times);
  for (const { supplier, outcome, reverses, reason, raw_code } of reports) {
    add(`${supplier} reports`);
    if (outcome === 'complete' && reverses === null) add(`${supplier} completes`);
    if (reason === 'unknown_code') add(`${supplier} unknown_code`);
    if (reason === 'unknown_code') add(`${supplier} code ${raw_code}`);
  }
  for (const { network } of events) add(`${network} reports`);

  const counted = new Map<string, number>();
  const compared = new Set<string>(['refused', 'reports', 'completes', 'unknown_code']);
  for (const { supplier_id, what, times } of await on.select().from(supplier_counts)) {
    const name = `${supplier_id} ${what}`;
    if (compared.has(what)) counted.set(name, (counted.get(name) ?? 0) + times);
  }
  for (const { supplier_id, code, times } of await on.select().from(unknown_codes))
    counted.set(`${supplier_id} code ${code}`, times);
  const lines = (counts: ReadonlyMap<string, number>) =>
    [...counts].map(([name, times]) => `${name}: ${times}`);
  return differences('counted', lines(counted), lines(expected));
}

/** One for each movement, and none besides. */
async function checkPostbacks(on: Queryable, { app }: Scene): Promise<string[]> {
  const moved = (await movementsIn(on, app)).map(({ transaction_id }) => transaction_id);
  const posted = (await postbacksIn(on, app)).map(({ transaction_id }) => transaction_id);
  return differences('postback', posted, moved);
}

/** What each person has is what all of their clicks are worth; nothing is left pending. */
async function checkBalances(on: Queryable, { people }: Scene, earned: readonly Earned[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const person of people) {
    const own = earned.filter(({ user }) => user.id === person.id);
    const expected = own.reduce((sum, { amount }) => sum + amount, 0n);
    const { user = 0n, user_pending = 0n } = await balancesIn(on, person);
    if (user !== expected || user_pending !== 0n)
      wrong.push(`person ${person.id} has ${user}, ${user_pending} pending, instead of ${expected}`);
  }
  return wrong;
}
