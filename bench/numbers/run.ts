// How long each call of Numbers takes beside plain SQL over the rows for the same answer, in turns on the same tables. No
// number counts unless both say the same.
import { openDatabase } from '@earnwall/server/parts/database';
import { migrate } from '@earnwall/server/parts/migrate';
import pg from 'pg';
import { bundled } from '../shared/bundled.ts';
import { startProgram } from '../shared/program.ts';
import { against, printTable } from '../shared/table.ts';
import { withPostgres } from '../shared/temporary-postgres.ts';
import type { Answered, Order } from './program.ts';
import { seedClicks, seedPeople } from './seed.ts';

interface Effort {
  clicks: number;
  rounds: number;
  /** Few rows are quick either way. */
  bar: number;
}

const full: Effort = { clicks: 1_000_000, rounds: 5, bar: 0.05 };
const quick: Effort = { clicks: 100_000, rounds: 3, bar: 0.5 };

export async function benchNumbers(isQuick: boolean): Promise<void> {
  const effort = isQuick ? quick : full;
  const answered = await withPostgres(async (connectionString) => {
    await seed(connectionString, effort.clicks);
    return await measure(connectionString, effort.rounds);
  });
  printTable(
    `Numbers of ${effort.clicks.toLocaleString('en')} clicks, compared with the same from the rows`,
    answered.map((one) => rowOf(one, effort)),
  );
}

async function seed(connectionString: string, clicks: number): Promise<void> {
  await migrate(connectionString);
  const log = { warn: (details: object, message: string) => console.warn(message, details) };
  const database = openDatabase({ connectionString, connectTimeoutMs: 10_000, queryTimeoutMs: 600_000 }, log);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await seedPeople(client);
    await seedClicks(client, database, clicks);
  } finally {
    await client.end();
    await database.close();
  }
}

async function measure(connectionString: string, rounds: number): Promise<Answered[]> {
  const { 'numbers/program': program } = await bundled('numbers/program');
  const calls = startProgram<Order, Answered[]>(program, connectionString);
  try {
    return await calls.ask({ rounds });
  } finally {
    await calls.stop();
  }
}

function rowOf({ name, call, plain }: Answered, { bar }: Effort): Record<string, string> {
  return {
    'asked for': name,
    call: `${call.toFixed(0)} ms`,
    'plain SQL': `${plain.toFixed(0)} ms`,
    ratio: `1/${(plain / call).toFixed(1)}`,
    bar: call > 1000 ? 'MISSED ≤ 1 s' : against(call / plain, bar),
  };
}
