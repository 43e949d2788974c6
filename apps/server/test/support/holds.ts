// Somebody else's transaction that holds a person's row or a table: a payout, an operator, a session left open.
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from '#store/engine/database.ts';
import type { UserRecord } from '#store/people/users.ts';

export interface Hold {
  release(): Promise<void>;
}

export async function holdUser(connectionString: string, user: UserRecord): Promise<Hold> {
  return holding(connectionString, 'select from users where app_id = $1 and id = $2 for update', [
    user.app_id,
    user.id,
  ]);
}

/** Nobody else can even read it. */
export async function holdTable(connectionString: string, table: string): Promise<Hold> {
  return holding(connectionString, `lock table ${table} in access exclusive mode`, []);
}

async function holding(connectionString: string, statement: string, values: unknown[]): Promise<Hold> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('begin');
  await client.query(statement, values);
  return {
    release: async () => {
      await client.query('rollback');
      await client.end();
    },
  };
}

/** A transaction of somebody else, step by step. */
export async function beginTransaction(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('begin');
  return {
    run: async (statement: string, values: unknown[]): Promise<void> => {
      await client.query(statement, values);
    },
    commit: async (): Promise<void> => {
      await client.query('commit');
      await client.end();
    },
  };
}

/** How many statements wait for a lock of somebody else. */
export async function countWaiting({ db }: Database): Promise<number> {
  const { rows } = await db.execute(
    sql`select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(rows[0]?.waiting);
}

/** A request of the person that has stored something and is about to change their row. */
export async function beginRequest(
  connectionString: string,
  { app_id, id }: UserRecord,
): Promise<{ finish(): Promise<void> }> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('begin');
  await client.query('insert into client_signals (app_id, user_id, kind) values ($1, $2, $3)', [
    app_id,
    id,
    'mml',
  ]);
  return {
    finish: async () => {
      try {
        await client.query('update users set version = version + 1 where app_id = $1 and id = $2', [
          app_id,
          id,
        ]);
        await client.query('commit');
      } finally {
        await client.end();
      }
    },
  };
}
