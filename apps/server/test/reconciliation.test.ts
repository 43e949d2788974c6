// A supplier's statement against our books: the database finds what the reference implementation finds, whatever the order of
// the lines and however often it is asked; applied, it takes back and credits, once.

import { type Chance, seeded } from '@earnwall/domain/chance/seeded';
import { type BookedClaim, compare } from '@earnwall/domain/reconciliation/compare';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareStatement } from '#store/reconciliation/compare.ts';
import { findFindings } from '#store/reconciliation/findings.ts';
import { addLines } from '#store/reconciliation/lines.ts';
import { insertReconciliation } from '#store/reconciliation/reconciliations.ts';
import { anApp } from '#testing/apps.ts';
import { compareLines, plantLargeStatement, shuffledLines } from '#testing/large-statement.ts';
import { aUser } from '#testing/people.ts';
import { clickOf, type PlantedClaim, plantClaims } from '#testing/planted-claims.ts';
import { aSurvey } from '#testing/surveys.ts';
import { noon } from './support/clock.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const hour = 3_600_000;

async function seedSupplier(claims: readonly PlantedClaim[]) {
  const { db } = test.database;
  const app = await anApp(db);
  const user = await aUser(db, app, 'bob');
  const survey = await aSurvey(db);
  await plantClaims(
    test.database,
    { supplier_id: survey.supplier_id, survey_id: survey.id, app_id: app.id, user_id: user.id },
    claims,
  );
  return { app, user, supplier_id: survey.supplier_id };
}

const someClaim = (chance: Chance, name: string): PlantedClaim => ({
  transaction: name,
  standing: chance.pick(['paid', 'paid', 'paid', 'unpaid', 'taken_back']),
  isAcknowledged: chance.percent(80),
  at: new Date(noon.getTime() + chance.between(-24, 48) * hour),
  micros: BigInt(chance.between(1, 3)) * 500_000n,
});

const booked = (claim: PlantedClaim, names: 'transaction' | 'cid'): BookedClaim => ({
  name: names === 'cid' ? clickOf(claim) : claim.transaction,
  at: claim.at,
  micros: claim.micros,
  isPaid: claim.standing === 'paid',
  isTakenBack: claim.standing === 'taken_back',
  isAcknowledged: claim.isAcknowledged,
});

/** Most of what is booked, some of it twice, and names of nobody. */
function someLines(chance: Chance, claims: readonly BookedClaim[]) {
  const names = claims.flatMap(({ name }) =>
    chance.percent(70) ? (chance.percent(10) ? [name, name] : [name]) : [],
  );
  const micros = new Map<string, bigint | null>();
  return chance.shuffled([...names, 'nobody-1', 'nobody-2', 'nobody-2']).map((name, place) => {
    if (!micros.has(name))
      micros.set(name, chance.percent(20) ? null : BigInt(chance.between(1, 3)) * 500_000n);
    return { line: place + 2, name, micros: micros.get(name) ?? null };
  });
}

describe('a statement against the books', () => {
  it.each([
    [1, 'rejected', 'transaction'],
    [2, 'rejected', 'cid'],
    [3, 'approved', 'transaction'],
    [4, 'approved', 'cid'],
  ] as const)(
    'SP-04 SV-04 with seed %i: a list of %s ones by %s differs as the rules say',
    async (seed, list, names) => {
      const chance = seeded(seed);
      const claims = Array.from({ length: 120 }, (_, place) => someClaim(chance, `s${seed}-${place}`));
      const { supplier_id } = await seedSupplier(claims);
      const books = claims.map((claim) => booked(claim, names));
      const lines = someLines(chance, books);
      // Other tests have booked claims of the same supplier, outside of this statement's names.
      const period = { from_at: noon, to_at: new Date(noon.getTime() + 24 * hour) };
      const statement = { list, from: period.from_at, to: period.to_at };
      const expected = compare({ ...statement, lines }, books);

      const found = async (sent: readonly (typeof lines)[number][]) => {
        const { db } = test.database;
        const given = {
          supplier_id,
          supplies: 'surveys' as const,
          list,
          names,
          ...period,
          created_by: 'an operator',
          created_at: noon,
        };
        const reconciliation = await insertReconciliation(db, given);
        expect(await addLines(db, reconciliation.id, sent)).toBe(true);
        for (const _ of ['first', 'again'])
          await test.database.transaction((tx) => compareStatement(tx, reconciliation));
        const all = await findFindings(db, {
          id: reconciliation.id,
          kind: null,
          app: null,
          after: 0,
          most: 1_000,
        });
        return all
          .filter(({ name }) => name.includes(`s${seed}-`) || name.startsWith('nobody'))
          .map(({ kind, name, app_id, uhash }) => ({
            kind,
            name,
            hasOwner: app_id !== null && uhash !== null,
          }));
      };
      const sorted = (findings: readonly { kind: string; name: string }[]) =>
        findings.map(({ kind, name }) => `${name} ${kind}`).toSorted();
      const once = await found(lines);
      expect(sorted(once)).toEqual(sorted(expected));
      const reordered = lines.toReversed().map((line, place) => ({ ...line, line: place + 2 }));
      expect(sorted(await found(reordered))).toEqual(sorted(expected));
      const ownerless = once.filter(({ hasOwner }) => !hasOwner).map(({ kind }) => kind);
      expect(new Set(ownerless)).toEqual(new Set(['unknown', 'repeated']));
    },
  );

  it('SP-04 SV-04 of 5,000 lines with faults in five of a hundred has them all, and no others', async () => {
    const statement = await plantLargeStatement(test.database, 5_000);
    const one = await compareLines(test.database, statement, statement.lines);
    expect(one.found).toEqual(statement.expected);
    const other = await compareLines(test.database, statement, shuffledLines(statement.lines));
    expect(other).toEqual(one);
  });
});
