// How many connections the server of a database allows to those who are no superusers.
import pg from 'pg';

const connectMs = 10_000;

export async function findConnectionLimit(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: connectMs });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ allowed: number }>(
      `select current_setting('max_connections')::integer
         - current_setting('superuser_reserved_connections')::integer as allowed`,
    );
    return rows[0]?.allowed ?? 0;
  } finally {
    await client.end();
  }
}
