// Thousands of random histories on the database, over several connections of two nodes: whatever the order in which
// reports arrive, and whatever runs beside them, the books are right and every click ends as its reports say.

import { seeded } from '@earnwall/domain/chance/seeded';
import { settlementOf } from '@earnwall/domain/ledger/settlement';
import { type History, randomHistory } from '@earnwall/domain/testing/random-history';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditSettlements } from '#settlement/audit.ts';
import type { Settlements } from '#settlement/settlements.ts';
import { checkBooks, findMissingReports } from '#store/books.ts';
import type { Database } from '#store/database.ts';
import { endExpired } from '#store/journeys.ts';
import { clicks } from '#store/schema/clicks.ts';
import { createTestDatabase, joinTestDatabase, type TestDatabase } from './support/database.ts';
import { anApp, aSurvey, aUser } from './support/rows.ts';
import { aSupplier, asTold, settlementsOn, start, startedClick } from './support/settling.ts';

const seed = 20_260_310;
const count = 2_100;
const atOnce = 48;

interface Told {
  cid: string;
  history: History;
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

describe('SV-04 two thousand random histories', () => {
  const chance = seeded(seed);
  let told: Told[];

  it(`are told in any order on two nodes, ${atOnce} at a time (seed ${seed})`, async () => {
    told = await plant(test.database);
    const nodes: [Node, Node] = [nodeOn(test.database), nodeOn(secondNode.database)];
    const deliveries = chance.shuffled(
      told.flatMap(({ cid, history }) => history.deliveries.map((report) => ({ cid, report }))),
    );
    await eachAtOnce(deliveries, async ({ cid, report }) => {
      const node = chance.pick(nodes);
      if (report === null) await node.timeOut();
      else await node.settlements.settle(aSupplier, asTold(cid, report), report.received_at);
    });
  }, 240_000);

  it('O1 O2 O3 O5 hold', async () => {
    expect(await checkBooks(test.database.db)).toEqual([]);
  });

  it('O3 all that was acknowledged is stored', async () => {
    const sent = told.flatMap(({ history }) =>
      history.deliveries.flatMap((report) => report?.transaction ?? []),
    );
    expect(await findMissingReports(test.database.db, aSupplier, sent)).toEqual([]);
  });

  it('each click ended as the set of its reports says', async () => {
    expect(await auditSettlements(test.database.db)).toEqual([]);
    const rows = await test.database.db.select().from(clicks);
    const found = new Map(rows.map((click) => [click.cid, click]));
    const wrong = told.filter(({ cid, history }) => {
      const click = found.get(cid);
      const said = settlementOf({ ...history.terms, started_at: start }, reportsOf(history));
      return (
        click?.credited !== (said?.worth ?? 0n) ||
        click.state !== (said?.outcome ?? (history.deliveries.includes(null) ? 'timeout' : 'started'))
      );
    });
    expect(wrong).toEqual([]);
  });
});

/** Nobody is sent a report before the start: a clock that says so is put right. */
const reportsOf = ({ deliveries }: History) =>
  [...new Set(deliveries)]
    .filter((report) => report !== null)
    .map((report) => ({ ...report, received_at: report.received_at < start ? start : report.received_at }));

interface Node {
  settlements: Settlements;
  timeOut(): Promise<unknown>;
}

function nodeOn(database: Database): Node {
  return {
    settlements: settlementsOn(database.db),
    timeOut: () => database.transaction((tx) => endExpired(tx, start, 500)),
  };
}

/** Clicks of a few people in a few apps, so that they get in each other's way. */
async function plant({ db }: Database): Promise<Told[]> {
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
        click: { ...click, ...terms, test_mode, expires_at, user_reward_without_bonus: terms.user_reward },
      };
    }),
  );
  for (let from = 0; from < planted.length; from += 500)
    await db.insert(clicks).values(planted.slice(from, from + 500).map(({ click }) => click));
  return planted.map(({ click, history }) => ({ cid: click.cid, history }));
}

async function eachAtOnce<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
