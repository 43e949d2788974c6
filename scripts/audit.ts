// `npm run audit`: asks the database whether the books are right, beside a running product or without one. Only reads.
// Ends with 0 when they are, 1 when something is not, 2 when it could not be found out.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { audits } from '@earnwall/server/parts/audits';
import { readConfig } from '@earnwall/server/parts/config';
import { openDatabase } from '@earnwall/server/parts/database';
import { startLocalPostgres } from '@earnwall/server/parts/local-postgres';
import { findRunningPostgres } from '@earnwall/server/parts/running-postgres';
import { readEnvironment } from './product/environment.ts';
import { seconds } from './seconds.ts';

const patience = { connectTimeoutMs: 10_000, queryTimeoutMs: 600_000, poolSize: 1 };

/** Answers how many offenders were found. */
async function auditDatabase(connectionString: string): Promise<number> {
  const database = openDatabase({ connectionString, ...patience }, { warn: () => {} });
  let found = 0;
  try {
    for (const { name, run } of audits) {
      const began = performance.now();
      const findings = await run(database.db, async () => {});
      found += findings.length;
      const result = findings.length === 0 ? 'all is right' : `${findings.length} found`;
      console.log([`${name}: ${result} (${seconds(began)})`, ...findings].join('\n  '));
    }
  } finally {
    await database.close();
  }
  if (found > 0) console.log('The books are not right. What to do: docs/operating.md#audit');
  return found;
}

async function onDatabase(audit: (connectionString: string) => Promise<number>): Promise<number> {
  // Whatever else the product needs to run, an audit does not.
  const { dataDir, databaseUrl } = readConfig({ ...readEnvironment({}), DEMO: '1' });
  const running = databaseUrl ?? (await findRunningPostgres(dataDir));
  if (running !== null) return audit(running);
  if (!existsSync(join(dataDir, 'postgres')))
    throw new Error(
      `There is no local database in ${dataDir}. Start the product once, or set DATABASE_URL or DATA_DIR.`,
    );
  const postgres = await startLocalPostgres(dataDir);
  try {
    return await audit(postgres.connectionString);
  } finally {
    await postgres.stop();
  }
}

try {
  process.exitCode = (await onDatabase(auditDatabase)) > 0 ? 1 : 0;
} catch (error) {
  console.error(
    `The audit failed before it was complete: ${error instanceof Error ? describe(error) : error}`,
  );
  process.exitCode = 2;
}

function describe({ message, cause }: Error): string {
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}
