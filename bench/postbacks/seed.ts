// Endpoints of the apps of bench/crediting, and postbacks that wait.
import type pg from 'pg';

export const appId = 'app-0';

export async function seedEndpoints(client: pg.Client, url: string): Promise<void> {
  await client.query(
    `insert into postback_endpoints (app_id, url, secret)
     select id, $1, 'whsec_' || encode(sha256(id::bytea), 'base64') from apps`,
    [url],
  );
}

/** Due now, of one app and many of its users; answers their ids as the publisher sees them. */
export async function queuePostbacks(client: pg.Client, count: number): Promise<Set<string>> {
  const { rows } = await client.query(
    `insert into postback_queue (id, transaction_id, app_id, user_id, type, payload, at, due_at)
     select n, gen_random_uuid(), $1, users.id, 'credit', $3::jsonb, now(), now()
     from generate_series(1, $2::int) as n join users on users.uhash = 'user-' || (n % 1000) * 20
     returning 'tx_' || replace(transaction_id::text, '-', '') as id`,
    [appId, count, JSON.stringify(payload)],
  );
  await client.query('vacuum analyze postback_queue');
  return new Set(rows.map(({ id }) => id));
}

/** As `queue_postbacks` writes it for a survey. */
const payload = {
  ...{ amount: 500, pending: 0, balance: 1_500, pending_balance: 0, currency_name: 'Coins', decimals: 0 },
  ...{ exchange_rate_micros: 1_000_000_000, reason: 'Survey completed', outcome: 'complete', reverses: null },
  ...{ cid: 'c'.repeat(32), sid: 's'.repeat(32), subid: {}, test: false },
};

export async function isQueueEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select exists (select from postback_queue) as waits');
  return rows[0].waits === false;
}

/** So that the next round finds the same tables; these postbacks are about no movement. */
export async function clearLog(client: pg.Client, expected: number): Promise<void> {
  const { rows } = await client.query(
    `select count(*)::int as delivered from postback_log where state = 'delivered' and tries = 1`,
  );
  if (rows[0].delivered !== expected)
    throw new Error(`${expected} were sent, ${rows[0].delivered} are logged as delivered by one attempt`);
  await client.query('truncate postback_log');
}
