// Postbacks of an app, and where they are sent.
import { randomUUID } from 'node:crypto';
import { wireTransactionId } from '@earnwall/domain/ledger/transaction-id';
import { newSecret } from '@earnwall/postbacks/signature';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { movementForSql } from '#store/money/ledger.ts';
import { movements } from '#store/schema/ledger.ts';
import { postback_recoveries } from '#store/schema/postback-recoveries.ts';
import { postback_endpoints, postback_log, postback_queue } from '#store/schema/postbacks.ts';

/** All of them, in their order: those that wait and those that are logged. */
export async function postbacksIn(on: Queryable, app: { id: string }) {
  const queued = await on
    .select()
    .from(postback_queue)
    .where(eq(postback_queue.app_id, app.id))
    .orderBy(asc(postback_queue.id));
  const logged = await on
    .select()
    .from(postback_log)
    .where(eq(postback_log.app_id, app.id))
    .orderBy(asc(postback_log.id));
  return [...queued.map((row) => ({ ...row, state: 'due' as const })), ...logged].sort((a, b) => a.id - b.id);
}

type NewEndpoint = Partial<typeof postback_endpoints.$inferInsert> & { url: string };

export async function anEndpoint(on: Queryable, app: { id: string }, given: NewEndpoint) {
  const [endpoint] = await on
    .insert(postback_endpoints)
    .values({ app_id: app.id, secret: newSecret(), ...given })
    .returning();
  if (!endpoint) throw new Error('The endpoint was not stored');
  return endpoint;
}

export async function endpointOf(on: Queryable, app: { id: string }) {
  const [endpoint] = await on.select().from(postback_endpoints).where(eq(postback_endpoints.app_id, app.id));
  return endpoint;
}

type LoggedPostback = Partial<Omit<typeof postback_log.$inferInsert, 'id' | 'transaction_id'>>;

type Owner = { app_id: string; id: number };

/** One in the log; answers the id that its publisher knows it by. */
export async function aPostback(on: Queryable, user: Owner, given: LoggedPostback = {}): Promise<string> {
  const [id = ''] = await logged(on, user, 1, given);
  return id;
}

/** So many of one user, later than those that were made before; answers their ids in order. */
export const deadLetters = (on: Queryable, user: Owner, count: number): Promise<string[]> =>
  logged(on, user, count, { state: 'dead' });

async function logged(on: Queryable, user: Owner, count: number, given: LoggedPostback): Promise<string[]> {
  const at = new Date();
  const moved = await moveNothing(on, user, count, given.at ?? at);
  await on.insert(postback_log).values(
    moved.map(({ id, transaction_id }) => ({
      ...{ id, transaction_id, app_id: user.app_id, user_id: user.id, type: 'credit' as const },
      payload: { amount: 460, currency_name: 'Coins', decimals: 0, reason: 'A survey' },
      ...{ at, settled_at: at, state: 'delivered' as const, ...given },
    })),
  );
  return moved.map(({ transaction_id }) => wireTransactionId(transaction_id));
}

/** Movements of nothing that the user has, in order. */
async function moveNothing(on: Queryable, { app_id, id }: Owner, count: number, at: Date) {
  const source = `test-${randomUUID()}`;
  const posted = Array.from({ length: count }, (_, index) =>
    movementForSql({
      ...{ app_id, user_id: id, kind: 'adjustment', reason: 'A survey', cid: null, at, postback: null },
      ...{ source, transaction: `${index}`.padStart(9, '0') },
      lines: [
        { account: 'publisher', currency: 'usd', amount: 1n },
        { account: 'house', currency: 'usd', amount: -1n },
      ],
    }),
  );
  await on.execute(sql`select post_movements(${JSON.stringify(posted)})`);
  return await on.select().from(movements).where(eq(movements.source, source)).orderBy(asc(movements.id));
}

/** In the place of any other of the app that runs. */
export async function aRecovery(on: Queryable, app: { id: string }): Promise<number> {
  await endRecoveries(on, app);
  const [made] = await on
    .insert(postback_recoveries)
    .values({ app_id: app.id, since: new Date(0), started_by: 'Dana' })
    .returning();
  if (!made) throw new Error('The recovery was not stored');
  return made.id;
}

export async function endRecoveries(on: Queryable, app: { id: string }): Promise<void> {
  await on
    .update(postback_recoveries)
    .set({ state: 'done', ended_at: new Date() })
    .where(eq(postback_recoveries.app_id, app.id));
}

/** The oldest of those that wait are dead letters, as after three days. */
export async function giveUpPostbacks(on: Queryable, app: { id: string }, most: number): Promise<void> {
  await on.execute(sql`
    with given_up as (
      delete from postback_queue where id in (
        select id from postback_queue where app_id = ${app.id} order by id limit ${most}
      ) returning *
    )
    insert into postback_log (id, transaction_id, app_id, user_id, type, payload, at, attempts, tries, state, settled_at)
    select id, transaction_id, app_id, user_id, type, payload, at, attempts, tries, 'dead', now() from given_up`);
}
