// Hundreds of random histories on the database, over several connections of two nodes: whatever the order in which
// reports arrive, and whatever runs beside them, the books are right and every click ends as its reports say.

import { type Chance, seeded } from '@earnwall/domain/chance/seeded';
import { isSameReport, type Report } from '@earnwall/domain/ledger/report';
import { reportsUntil } from '@earnwall/domain/ledger/reports-until';
import { settlementOf } from '@earnwall/domain/ledger/settlement';
import { expectedPayout } from '@earnwall/domain/testing/expected-payout';
import { type History, randomHistory } from '@earnwall/domain/testing/random-history';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#store/engine/database.ts';
import { checkBooks, findMissingReports } from '#store/money/books.ts';
import { clicks } from '#store/schema/clicks.ts';
import { supplier_reports } from '#store/schema/supplier-reports.ts';
import { foldStatistics } from '#store/statistics/fold.ts';
import { endExpired } from '#store/surveys/clicks-with-owners.ts';
import { noteReturn } from '#store/surveys/returns.ts';
import { auditSettlements } from '#surveys/settle/audit.ts';
import type { Settlements } from '#surveys/settle/settlements.ts';
import { anApp } from '#testing/apps.ts';
import { statisticsProblems } from '#testing/books.ts';
import { aUser } from '#testing/people.ts';
import { aSupplier, asTold, settlementsOn, start, startedClick } from '#testing/settling.ts';
import { aSurvey } from '#testing/surveys.ts';
import { createTestDatabase, joinTestDatabase, type TestDatabase } from './support/database.ts';

const reports_until = reportsUntil({ kind: 'days', days: 45 }, start);

const seed = 20_260_310;
/** The short form; `HISTORIES=2100` is a longer one. */
const count = Number(process.env.HISTORIES ?? 600);
const atOnce = 48;

interface ClickHistory {
  cid: string;
  history: History;
  row: Parameters<typeof noteReturn>[1];
}

/** One message to one node; null is the moment clicks time out, and a date the moment the browser says it came back. */
interface Delivery {
  cid: string;
  report: Report | Date | null;
}

let test: TestDatabase;
let secondNode: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  secondNode = joinTestDatabase(test.connectionString);
});
afterAll(async () => {
  await secondNode.drop();
  await test.drop();
});

describe(`SV-04 ${count} random histories`, () => {
  const chance = seeded(seed);
  let clickHistories: ClickHistory[];
  const acknowledged = new Map<string, Map<string, Report>>();
  const conflicts: { cid: string; report: Report }[] = [];

  it(`are sent in any order on two nodes, ${atOnce} at a time (seed ${seed})`, async () => {
    clickHistories = await createClicks(test.database);
    const nodes: [Node, Node] = [nodeOn(test.database), nodeOn(secondNode.database)];
    const deliveries = clickHistories.flatMap(({ cid, history }) =>
      [...history.deliveries, ...(history.terms.returned_at ? [history.terms.returned_at] : [])].map(
        (report): Delivery => ({ cid, report }),
      ),
    );
    const rows = new Map(clickHistories.map(({ cid, row }) => [cid, row]));
    await eachAtOnce(
      chance.shuffled([...deliveries, ...reused(chance, clickHistories)]),
      async ({ cid, report }) => {
        const node = chance.pick(nodes);
        if (chance.percent(2)) await foldStatistics(secondNode.database.db, 50);
        if (report === null) return void (await node.timeOut());
        const row = rows.get(cid);
        if (report instanceof Date) return row && (await node.noteReturn(row, report));
        const { kind } = await node.settlements.settle(aSupplier, asTold(cid, report), report.received_at);
        if (kind === 'conflict') return void conflicts.push({ cid, report });
        const ofClick = acknowledged.get(cid) ?? new Map<string, Report>();
        acknowledged.set(cid, ofClick.set(report.transaction, report));
      },
    );
  }, 240_000);

  it('O1 O2 O3 O5 hold', async () => {
    expect(await checkBooks(test.database.db)).toEqual([]);
  });

  it('O8 the statistics are what the rows say, while they are folded and after', async () => {
    expect(await statisticsProblems(test.database.db)).toEqual([]);
    while ((await foldStatistics(secondNode.database.db, 500)) > 0);
    expect(await statisticsProblems(test.database.db)).toEqual([]);
  });

  it('O3 all that was acknowledged is stored as it was sent, and of what disagrees nothing is', async () => {
    const sent = clickHistories.flatMap(({ history }) =>
      history.deliveries.flatMap((report) => report?.transaction ?? []),
    );
    expect(await findMissingReports(test.database.db, aSupplier, sent)).toEqual([]);
    const rows = await test.database.db.select().from(supplier_reports);
    const stored = new Map(rows.map((row) => [row.transaction, row]));
    const isStored = (cid: string, report: Report) => {
      const row = stored.get(report.transaction);
      return row?.cid === cid && isSameReport(row, report);
    };
    const taken = [...acknowledged].flatMap(([cid, reports]) =>
      [...reports.values()].map((report) => ({ cid, report })),
    );
    expect(taken.filter(({ cid, report }) => !isStored(cid, report))).toEqual([]);
    expect(conflicts.length).toBeGreaterThan(count / 20);
    expect(conflicts.filter(({ cid, report }) => isStored(cid, report))).toEqual([]);
  });

  it('each click ended as the set of its reports says', async () => {
    expect(await auditSettlements(test.database.db)).toEqual([]);
    const rows = await test.database.db.select().from(clicks);
    const found = new Map(rows.map((click) => [click.cid, click]));
    const wrong = clickHistories.filter(({ cid, history }) => {
      const click = found.get(cid);
      const reports = [...(acknowledged.get(cid)?.values() ?? [])].map(notBeforeStart);
      const returned_at = click?.returned_at ?? null;
      const terms = { ...history.terms, returned_at, started_at: start, reports_until };
      const expected = settlementOf(terms, reports);
      return (
        click?.credited !== (expected?.worth ?? 0n) ||
        click.fair_paid !== (expected?.fair_paid ?? 0n) ||
        click.state !== (expected?.outcome ?? (history.deliveries.includes(null) ? 'timeout' : 'started'))
      );
    });
    expect(wrong).toEqual([]);
    expect(rows.filter(({ fair_paid }) => fair_paid > 0n).length).toBeGreaterThan(count / 40);
  });

  it('CO-10 and in dollars, too: what suppliers pay, the publisher’s share and the margin', async () => {
    const booked = await bookedDollars(test.database.db);
    const none = { paid: 0n, share: 0n, margin: 0n };
    const wrong = clickHistories.filter(({ cid, history }) => {
      const { terms, test_mode } = history;
      const reports = [...(acknowledged.get(cid)?.values() ?? [])].map(notBeforeStart);
      const click = { ...terms, started_at: start, reports_until };
      const paid = test_mode ? 0n : expectedPayout(click, reports);
      const { payout_share_bp, revenue_share_bp } = terms;
      const share_bp = payout_share_bp === null ? revenue_share_bp : payout_share_bp;
      const share = (paid * BigInt(share_bp)) / 10_000n;
      const found = booked.get(cid) ?? none;
      return found.paid !== paid || found.share !== share || found.margin !== paid - share;
    });
    expect(wrong).toEqual([]);
    expect(booked.size).toBeGreaterThan(count / 4);
  });
});

/** The sums of the ledger's dollar lines, by click. */
async function bookedDollars(on: Database['db']) {
  const sumOf = (kind: string) =>
    sql.raw(`coalesce(sum(lines.amount) filter (where accounts.kind = '${kind}'), 0)`);
  const { rows } = await on.execute<{ cid: string; paid: string; share: string; margin: string }>(sql`
    select movements.cid, -${sumOf('supplier')} as paid, ${sumOf('publisher')} as share, ${sumOf('house')} as margin
    from movements join lines on lines.movement_id = movements.id
      join accounts on accounts.id = lines.account_id and accounts.currency = 'usd'
    group by 1`);
  return new Map(
    rows.map(({ cid, paid, share, margin }) => [
      cid,
      { paid: BigInt(paid), share: BigInt(share), margin: BigInt(margin) },
    ]),
  );
}

/** Of some histories one transaction is used again: with another code, or for another click. */
function reused(chance: Chance, clickHistories: readonly ClickHistory[]): Delivery[] {
  return clickHistories.flatMap(({ cid, history }, place) => {
    const report = history.deliveries.find((one) => one !== null);
    if (!report || !chance.percent(20)) return [];
    const other = clickHistories[(place + 1) % clickHistories.length];
    return other && chance.percent(50)
      ? { cid: other.cid, report }
      : { cid, report: { ...report, raw_code: `${report.raw_code}-again` } };
  });
}

/** Nobody is sent a report before the start: a clock that says so is put right. */
const notBeforeStart = (report: Report): Report => ({
  ...report,
  received_at: report.received_at < start ? start : report.received_at,
});

interface Node {
  settlements: Settlements;
  timeOut(): Promise<unknown>;
  noteReturn(click: ClickHistory['row'], at: Date): Promise<void>;
}

function nodeOn(database: Database): Node {
  return {
    settlements: settlementsOn(database.db),
    timeOut: () => database.transaction((tx) => endExpired(tx, start, 500)),
    noteReturn: (click, at) => noteReturn(database, click, { code: '10', at }),
  };
}

/** Clicks of a few people in a few apps, so that they get in each other's way. */
async function createClicks({ db }: Database): Promise<ClickHistory[]> {
  const chance = seeded(seed);
  const owners = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const app = await anApp(db);
      return Promise.all(Array.from({ length: 10 }, () => aUser(db, app)));
    }),
  );
  const people = owners.flat();
  const surveys = await Promise.all(Array.from({ length: count / people.length }, () => aSurvey(db)));
  const planted = people.flatMap((user) =>
    surveys.map((survey) => {
      const click = startedClick(user, survey);
      const history = randomHistory(chance, start, click.cid);
      const { terms, test_mode, deliveries } = history;
      const expires_at = deliveries.includes(null) ? start : click.expires_at;
      return {
        history,
        click: {
          ...{ ...click, ...terms, test_mode, expires_at, user_reward_without_bonus: terms.user_reward },
          // The browser comes back while reports are settled.
          returned_at: null,
        },
      };
    }),
  );
  for (let from = 0; from < planted.length; from += 500)
    await db.insert(clicks).values(planted.slice(from, from + 500).map(({ click }) => click));
  return planted.map(({ click, history }) => ({ cid: click.cid, history, row: click }));
}

async function eachAtOnce<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
