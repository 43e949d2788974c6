// `npm run reconciliation [-- lines]`: a supplier's statement of a million lines with faults in five of a hundred, against
// books of the same size on a PostgreSQL of its own. All faults are found and none is invented, in any order of the lines.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { openDatabase } from '@earnwall/server/parts/database';
import { startLocalPostgres } from '@earnwall/server/parts/local-postgres';
import { migrate } from '@earnwall/server/parts/migrate';
import { compareLines, plantLargeStatement, shuffledLines } from '@earnwall/server/testing/large-statement';
import { seconds } from './seconds.ts';

const [count = 1_000_000] = process.argv.slice(2).map(Number);
const limitSeconds = 60;
const folder = await mkdtemp(join(tmpdir(), 'earnwall-reconciliation-'));
const postgres = await startLocalPostgres(folder, { settings: { fsync: 'off' } });
try {
  await migrate(postgres.connectionString);
  const timeouts = { connectTimeoutMs: 10_000, queryTimeoutMs: 600_000, poolSize: 2 };
  const database = openDatabase({ connectionString: postgres.connectionString, ...timeouts }, console);
  const planting = performance.now();
  const statement = await plantLargeStatement(database, count);
  console.log(`${count.toLocaleString('en')} claims are booked (${seconds(planting)})`);
  const digests = new Set<string>();
  for (const [order, lines] of [
    ['as they are', statement.lines],
    ['once more', statement.lines],
    ['shuffled', shuffledLines(statement.lines)],
  ] as const) {
    const started = performance.now();
    const { found, digest } = await compareLines(database, statement, lines);
    const took = (performance.now() - started) / 1000;
    console.log(`Lines ${order}: ${seconds(started)}`, found);
    if (!isDeepStrictEqual(found, statement.expected))
      throw new Error('Other faults were found than planted');
    if (count <= 1_000_000 && took > limitSeconds) throw new Error(`It took more than ${limitSeconds} s`);
    digests.add(digest);
  }
  if (digests.size !== 1) throw new Error('The findings differ with the order of the lines');
  console.log('All planted faults were found, and no others, in every order.');
  await database.close();
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
