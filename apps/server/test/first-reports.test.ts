// First reports are settled by a function of the database in one round trip (decision 0143). It must do what the rules do:
// random histories are settled both ways, in twin apps, and every row that is left is compared.
import { seeded } from '@earnwall/domain/chance/seeded';
import type { Report } from '@earnwall/domain/ledger/report';
import { type History, randomHistory } from '@earnwall/domain/testing/random-history';
import { eq, inArray, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkBooks } from '#store/money/books.ts';
import { findReportedClicks } from '#store/money/reported-clicks.ts';
import { applySettlements } from '#store/money/settlements.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { clicks } from '#store/schema/clicks.ts';
import { accounts, lines, movements } from '#store/schema/ledger.ts';
import { supplier_reports } from '#store/schema/supplier-reports.ts';
import { auditSettlements } from '#surveys/settle/audit.ts';
import { decide } from '#surveys/settle/decide.ts';
import type { Settled } from '#surveys/settle/settlements.ts';
import { anApp } from '#testing/apps.ts';
import { aUser } from '#testing/people.ts';
import { postbacksIn } from '#testing/postbacks.ts';
import { aStartedClick, asTold, says, settlementsOn, soon, start, startedClick } from '#testing/settling.ts';
import { aSurvey, type SurveyRecord } from '#testing/surveys.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';

const seed = 20_261_118;
const count = 240;

let test: TestDatabase;
let survey: SurveyRecord;
beforeAll(async () => {
  test = await createTestDatabase();
  survey = await aSurvey(test.database.db);
});
afterAll(() => test.drop());
afterEach(async () => {
  vi.restoreAllMocks();
  expect(await checkBooks(test.database.db)).toEqual([]);
  expect(await auditSettlements(test.database.db)).toEqual([]);
});

/** One of the two apps: its clicks, in the order of their histories, are of a supplier with the same transactions. */
interface Twin {
  supplier: string;
  app: AppRecord;
  cids: string[];
}

describe(`SV-04 ${count} random histories (seed ${seed})`, () => {
  it('leave the same rows and answers, whether settled at once or by the rules', async () => {
    const chance = seeded(seed);
    const histories = Array.from({ length: count }, (_, place) => {
      const history = randomHistory(chance, start, `${place}`);
      return place % 5 === 0 ? withAmountsOf(place % 2 === 0 ? small : large, history) : history;
    });
    const atOnce = await aTwin('at-once', histories);
    const byRules = await aTwin('by-rules', histories);
    const settlements = settlementsOn(test.database.db);

    for (
      let round = 0;
      round < Math.max(...histories.map(({ deliveries }) => deliveries.length));
      round += 1
    ) {
      const sent = histories.flatMap(({ deliveries }, place) => {
        const report = deliveries[round];
        return report ? [{ place, report }] : [];
      });
      await timeOut(
        [atOnce, byRules],
        histories.flatMap(({ deliveries }, place) => (deliveries[round] === null ? place : [])),
      );
      const answers = await Promise.all(
        sent.map(({ place, report }) =>
          settlements.settle(atOnce.supplier, asTold(cidIn(atOnce, place), report), report.received_at),
        ),
      );
      expect(answers).toEqual(await settleByRules(byRules, sent));
    }

    const left = await rowsOf(atOnce);
    expect(left).toEqual(await rowsOf(byRules));
    // Histories that begin with nothing but what the rules decide would prove nothing.
    const firsts = left.reports.filter(({ effect }) => effect === 'credited' || effect === 'ended');
    expect(firsts.length).toBeGreaterThan(count / 3);
    expect(left.movements.length).toBeGreaterThan(count / 3);
  }, 120_000);
});

describe('the round trips of a report', () => {
  const settled = async (
    given: Partial<Parameters<typeof says>[2]>,
    outcome: Report['outcome'] = 'complete',
  ) => {
    const { db } = test.database;
    const user = await aUser(db, await anApp(db));
    const cid = await aStartedClick(db, user, survey);
    const settlements = settlementsOn(db);
    const report = says(cid, outcome, given);
    const statements = vi.spyOn(pg.Client.prototype, 'query');
    const answer = await settlements.settle(survey.supplier_id, report, soon);
    const first = statements.mock.calls.length;
    const again = await settlements.settle(survey.supplier_id, report, soon);
    return { answer, first, again: { ...again, statements: statements.mock.calls.length - first } };
  };

  it('SV-04 are one for a complete and for its repetition', async () => {
    expect(await settled({})).toEqual({
      answer: { kind: 'settled', effect: 'credited', amount: 500n },
      first: 1,
      again: { kind: 'duplicate', statements: 1 },
    });
  });

  it('SV-04 are one for an end that pays nothing', async () => {
    expect(await settled({}, 'screen_out')).toMatchObject({ answer: { effect: 'ended' }, first: 1 });
  });

  it('SV-04 are two for what the rules decide', async () => {
    expect(await settled({ payout_micros: 50_000n }, 'partial')).toMatchObject({
      answer: { effect: 'credited', amount: 25n },
      first: 2,
    });
  });

  it('SV-04 are one for a few that come at the same time, and two for many', async () => {
    const { db } = test.database;
    const app = await anApp(db);
    const settlements = settlementsOn(db);
    const statementsFor = async (many: number) => {
      const cids = await Promise.all(
        Array.from({ length: many }, async () => aStartedClick(db, await aUser(db, app), survey)),
      );
      const statements = vi.spyOn(pg.Client.prototype, 'query');
      await Promise.all(
        cids.map((cid) => settlements.settle(survey.supplier_id, says(cid, 'complete'), soon)),
      );
      const made = statements.mock.calls.length;
      statements.mockRestore();
      return made;
    };
    expect([await statementsFor(4), await statementsFor(20)]).toEqual([1, 2]);
  });
});

it('SV-04 a report reads a handful of accounts, though its plans are of a time when there were none', async () => {
  const young = await createTestDatabase();
  await young.database.db.execute(sql`vacuum analyze accounts`);
  await young.database.transaction(async (tx) => {
    const [app, survey] = [await anApp(tx), await aSurvey(tx)];
    const settle = async () => {
      const cid = await aStartedClick(tx, await aUser(tx, app), survey);
      await settlementsOn(tx).settle(survey.supplier_id, says(cid, 'complete'), soon);
    };
    const readSoFar = async () => {
      const { rows } = await tx.execute<{ read: string }>(sql`
        select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'accounts'`);
      return Number(rows[0]?.read);
    };
    await settle();
    await tx.execute(sql`
      with people as (
        insert into users (app_id, uuid, uhash)
        select ${app.id}, 'one-of-many-' || n, ${app.id} || '-' || n from generate_series(1, 500) as n
        returning app_id, id
      )
      insert into accounts (app_id, user_id, kind, currency) select app_id, id, 'user', 'app' from people`);
    const before = await readSoFar();
    await settle();
    expect((await readSoFar()) - before).toBeLessThan(50);
  });
  await young.drop();
});

/** As large as the database multiplies itself, so that any mistake in rounding shows; and larger. */
const [small, large] = [10n ** 14n - 3n, 10n ** 15n];

const withAmountsOf = (amount: bigint, history: History): History => ({
  ...history,
  terms: { ...history.terms, payout_micros: amount, user_reward: amount },
});

async function aTwin(supplier: string, histories: readonly History[]): Promise<Twin> {
  const { db } = test.database;
  const app = await anApp(db);
  const rows: (typeof clicks.$inferInsert & { cid: string })[] = [];
  for (const [place, { terms, test_mode }] of histories.entries()) {
    const user = await aUser(db, app);
    const price = { ...terms, user_reward_without_bonus: terms.user_reward };
    // Some were started by a node of the version before, and name only days.
    const reports_until = place % 3 === 0 ? null : new Date(start.getTime() + 45 * 86_400_000);
    rows.push({
      ...startedClick(user, survey),
      ...{ ...price, supplier_id: supplier, test_mode, reports_until, settled_version: 1 + (place % 2) },
      subid: { nth: `${place}` },
    });
  }
  await db.insert(clicks).values(rows);
  return { supplier, app, cids: rows.map(({ cid }) => cid) };
}

const cidIn = ({ cids }: Twin, place: number): string => cids[place] ?? '';

async function timeOut(twins: readonly Twin[], places: readonly number[]): Promise<void> {
  const cids = twins.flatMap((twin) => places.map((place) => cidIn(twin, place)));
  await test.database.db
    .update(clicks)
    .set({
      ...{ state: 'timeout', raw_code: 'expired', ended_at: soon },
      settled_version: sql`${clicks.settled_version} + 1`,
    })
    .where(sql`${inArray(clicks.cid, cids)} and ${clicks.state} = 'started'`);
}

async function settleByRules(
  twin: Twin,
  sent: readonly { place: number; report: Report }[],
): Promise<Settled[]> {
  const { db } = test.database;
  const found = await findReportedClicks(
    db,
    sent.map(({ place }) => cidIn(twin, place)),
  );
  const known = new Map(found.map((click) => [click.cid, click]));
  const decisions = sent.map(({ place, report }) => {
    const click = known.get(cidIn(twin, place));
    if (!click) throw new Error('The click was not found');
    const at = report.received_at;
    return decide(click, asTold(click.cid, report), { receivedAt: at, cameBy: 'callback', movedAt: at });
  });
  await applySettlements(
    db,
    decisions.filter((decision) => typeof decision === 'object'),
  );
  return decisions.map((decision) =>
    typeof decision === 'object'
      ? { kind: 'settled', effect: decision.applied.effect, amount: decision.applied.amount }
      : { kind: decision },
  );
}

/** All that is left of the histories, without what tells the twins apart. */
async function rowsOf({ supplier, app, cids }: Twin) {
  const { db } = test.database;
  const places = new Map(cids.map((cid, place) => [cid, place]));
  const placed = <Row extends { cid: string | null }>({ cid, ...row }: Row) => ({
    ...row,
    place: places.get(cid ?? ''),
  });
  const ofClicks = await db.select().from(clicks).where(eq(clicks.app_id, app.id));
  const ofReports = await db
    .select()
    .from(supplier_reports)
    .where(eq(supplier_reports.supplier_id, supplier));
  const ofMovements = await db
    .select({
      ...{ cid: movements.cid, kind: movements.kind, reason: movements.reason, at: movements.at },
      ...{ transaction: movements.transaction, account: accounts.kind, currency: accounts.currency },
      ...{
        isOfUser: sql<boolean>`${accounts.user_id} = ${movements.user_id}`,
        amount: lines.amount,
        lineAt: lines.at,
      },
    })
    .from(movements)
    .innerJoin(lines, eq(lines.movement_id, movements.id))
    .innerJoin(accounts, eq(accounts.id, lines.account_id))
    .where(eq(movements.app_id, app.id));
  const messages = await postbacksIn(db, app);
  const messageOf = new Map(messages.map((message) => [message.transaction_id, message.payload.cid]));
  return {
    clicks: inOrder(
      ofClicks.map(({ app_id: _, user_id: __, supplier_id: ___, opened_at: ____, ...click }) =>
        placed(click),
      ),
    ),
    reports: inOrder(ofReports.map(({ id: _, xid: __, supplier_id: ___, ...report }) => placed(report))),
    movements: inOrder(ofMovements.map(placed)),
    messages: inOrder(
      messages.map(({ type, state, at, payload: { cid, reverses, ...payload } }) => ({
        ...{ type, state, at, payload, place: places.get(`${cid}`) },
        reverses: reverses === null ? null : places.get(`${messageOf.get(`${reverses}`)}`),
      })),
    ),
  };
}

const textOf = (row: object) =>
  JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? `${value}` : value));

function inOrder<Row extends object>(rows: readonly Row[]): Row[] {
  return rows
    .map((row) => ({ row, text: textOf(row) }))
    .sort((one, other) => (one.text < other.text ? -1 : 1))
    .map(({ row }) => row);
}
