// A process of its own that runs one job on a given database, so that tests can see whether it lives. It says so when a
// run begins, and each run lasts until it is told to end or, if it is the first, until the database is gone.
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { startJobs } from '#jobs/jobs.ts';
import { createLog } from '#request/log.ts';
import { openDatabase } from '#store/engine/database.ts';

const [connectionString = ''] = process.argv.slice(2);
const log = createLog('silent');
const database = openDatabase({ connectionString, connectTimeoutMs: 10_000, queryTimeoutMs: 60_000 }, log);
let runs = 0;
await startJobs(
  connectionString,
  [
    {
      name: 'under-way',
      everyMs: 100,
      run: async () => {
        runs += 1;
        process.send?.({ runs });
        if (runs === 1) await database.db.execute(sql`select pg_sleep(50)`);
        await pause(1);
      },
    },
  ],
  log,
);
process.on('disconnect', () => process.exit());
