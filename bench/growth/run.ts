// How the costs of a request and of a node grow with surveys and users; what a user, a click and a complete take of the
// database at the largest size; and what a million people at once would need by these figures (decision 0149).
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { buildProduct } from '../../scripts/build.ts';
import { inRoot } from '../../scripts/root.ts';
import { seed } from '../http/seed.ts';
import { bundled } from '../shared/bundled.ts';
import { printTable } from '../shared/table.ts';
import { withPostgres } from '../shared/temporary-postgres.ts';
import { type Cell, type Effort, measureCell } from './cell.ts';
import { measureCompletes } from './completes.ts';
import { databaseTimeOf } from './database-time.ts';
import { printMillion } from './million.ts';
import { growUsers, openFirst } from './seed.ts';
import { largestTables, type Meters } from './spent.ts';
import { cellRow, spentRow, tableRow } from './tables.ts';
import { measureVisits } from './visits.ts';

interface Sizes extends Effort {
  readonly surveys: readonly number[];
  readonly users: readonly number[];
  /** Who visit and open a survey. */
  readonly visitors: number;
  readonly completes: number;
}

const full: Sizes = {
  ...{ surveys: [1_000, 10_000, 100_000], users: [10_000, 100_000, 1_000_000] },
  ...{ rounds: 10, burst: 500, warmUp: 3_000, strangers: 4_000, visitors: 1_000, completes: 10_000 },
};
const quick: Sizes = {
  ...{ surveys: [1_000, 10_000], users: [10_000, 100_000] },
  ...{ rounds: 5, burst: 400, warmUp: 2_000, strangers: 2_000, visitors: 500, completes: 2_000 },
};
const peopleCount = 64;
const panel = inRoot('apps/panel/dist');

/** Nothing but what is measured takes processor time of the database meanwhile. */
const settings = {
  ...{ fsync: 'off', synchronous_commit: 'on', full_page_writes: 'on', autovacuum: 'off' },
  ...{ shared_buffers: '1GB', max_wal_size: '16GB', checkpoint_timeout: '1h' },
};

type Programs = Record<'http/product-server' | 'visit/product-server', string>;

export async function benchGrowth(isQuick: boolean): Promise<void> {
  await buildProduct();
  const programs = await bundled('http/product-server', 'visit/product-server');
  await withPostgres(
    (connectionString) => measure(programs, connectionString, isQuick ? quick : full),
    settings,
  );
}

async function measure(programs: Programs, connectionString: string, sizes: Sizes): Promise<void> {
  const people = await seed(connectionString, Math.max(...sizes.surveys), peopleCount);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const meters: Meters = { client, databaseTime: await databaseTimeOf(client) };
    const rows: Record<string, string>[] = [];
    let grown = 0;
    let largest: Cell | null = null;
    for (const users of sizes.users) {
      await growUsers(client, grown, users);
      grown = users;
      for (const surveys of sizes.surveys) {
        await openFirst(client, surveys);
        const { databaseTime } = meters;
        const program = programs['http/product-server'];
        largest = await measureCell({
          program,
          connectionString,
          people,
          users,
          effort: sizes,
          databaseTime,
        });
        rows.push(cellRow(surveys, users, largest));
        console.log(`${users.toLocaleString('en')} users, ${surveys.toLocaleString('en')} surveys: measured`);
      }
    }
    printTable('GET /surveys: processor time of the node + of the database for one request', rows);
    if (largest) await measureLargest(programs, connectionString, meters, sizes, largest);
  } finally {
    await client.end();
  }
}

/** In the tables of the last cell. */
async function measureLargest(
  programs: Programs,
  connectionString: string,
  meters: Meters,
  { users, visitors, completes: count }: Sizes,
  cell: Cell,
): Promise<void> {
  const perUser = (await largestTables(meters.client, 10)).filter(({ name }) =>
    ['users', 'profile_answers'].includes(name),
  );
  const visits = await measureVisits(meters, {
    ...{ program: programs['visit/product-server'], connectionString, panel },
    ...{ users: Math.max(...users), people: visitors },
  });
  const completes = await measureCompletes(meters, connectionString, count);
  printTable('What one of them takes', [
    spentRow('a visit, the first', visits.first),
    spentRow('a visit, again', visits.again),
    spentRow('a survey opened (POST /qualification)', visits.click),
    spentRow('the row of a click', completes.click),
    spentRow('a complete', completes.complete),
    spentRow('a report that pays nothing', completes.unpaid),
    spentRow('a postback', completes.postback),
  ]);
  await meters.client.query('analyze');
  printTable('The largest tables', (await largestTables(meters.client, 10)).map(tableRow));
  const stored = perUser.reduce((sum, { heap, indexes }) => sum + heap + indexes, 0) / Math.max(...users);
  console.log(`\nA user with their answers takes ${Math.round(stored).toLocaleString('en')} bytes.`);
  await printMillion({ cell, visits, completes, compressedList: gzipSync(cell.sample).length });
}
