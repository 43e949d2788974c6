// Whether a publisher has got what the books say (O4): each postback at least once, none that is unknown or of another
// app, and balances that are right when each id is paid once.
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import type { CountingReceiver } from '#testing/counting-receiver.ts';

export async function receivedProblems(
  on: Queryable,
  app: { id: string },
  { counted, problems }: CountingReceiver,
): Promise<string[]> {
  const { rows } = await on.execute<{ id: string; state: string }>(sql`
    select 'tx_' || replace(transaction_id::text, '-', '') as id, state from (
      select transaction_id, 'queued' as state from postback_queue where app_id = ${app.id}
      union all select transaction_id, state from postback_log where app_id = ${app.id}
    ) as postbacks`);
  const expected = new Map(rows.map(({ id, state }) => [id, state]));
  const lost = [...expected.keys()].filter((id) => !counted.get(id)?.accepted);
  const undelivered = [...expected].filter(([, state]) => state !== 'delivered');
  const unknown = [...counted.keys()].filter((id) => !expected.has(id));
  return [
    ...problems,
    ...lost.map((id) => `never accepted by the publisher: ${id}`),
    ...undelivered.map(([id, state]) => `not delivered: ${id} is ${state}`),
    ...unknown.map((id) => `unknown to the books: ${id}`),
    ...(await wrongBalances(on, app, counted)),
  ];
}

async function wrongBalances(
  on: Queryable,
  app: { id: string },
  counted: CountingReceiver['counted'],
): Promise<string[]> {
  const paid = new Map<string, number>();
  for (const { user, amount } of counted.values()) paid.set(user, (paid.get(user) ?? 0) + (amount ?? 0));
  const { rows } = await on.execute<{ uuid: string; balance: string }>(sql`
    select uuid, balance_of(app_id, id, 'user') as balance from users where app_id = ${app.id}`);
  return rows
    .filter(({ uuid, balance }) => (paid.get(uuid) ?? 0) !== Number(balance))
    .map(
      ({ uuid, balance }) =>
        `the publisher has paid ${paid.get(uuid)} to ${uuid}, whose balance is ${balance}`,
    );
}

/** How many wait to be delivered, of all apps. */
export async function queuedPostbacks(on: Queryable): Promise<number> {
  const { rows } = await on.execute<{ queued: number }>(
    sql`select count(*)::int as queued from postback_queue`,
  );
  return rows[0]?.queued ?? 0;
}
