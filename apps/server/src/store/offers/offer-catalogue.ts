// The catalogue of a network, written in bulk. Rows that would not change are left alone, so that nodes reload the
// offers only when something has changed.
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#store/engine/queryable.ts';
import { type offer_rewards, offers } from '#store/schema/offers.ts';

type NewOffer = Required<typeof offers.$inferInsert>;
type NewReward = Required<typeof offer_rewards.$inferInsert>;

/** The columns of an offer that a network supplies; whether it is featured is ours to decide. */
export interface SuppliedOffer
  extends Pick<
    NewOffer,
    | 'network_ref'
    | 'name'
    | 'title'
    | 'icon_url'
    | 'image_url'
    | 'platforms'
    | 'countries'
    | 'description'
    | 'steps'
    | 'translations'
    | 'category'
    | 'popularity'
    | 'active_earners'
    | 'rank'
    | 'time_limit_minutes'
    | 'link'
  > {
  /** Used if the offer is new. */
  id: string;
  rewards: readonly SuppliedReward[];
}

interface SuppliedReward
  extends Pick<
    NewReward,
    | 'event_ref'
    | 'required_event_count'
    | 'position'
    | 'name'
    | 'names'
    | 'payout_micros'
    | 'hold_days'
    | 'progress_layout'
    | 'is_highlighted'
  > {
  /** Used if the milestone is new. */
  id: string;
}

const offerColumns = [
  'name',
  'title',
  'icon_url',
  'image_url',
  'platforms',
  'countries',
  'description',
  'steps',
  'translations',
  'category',
  'popularity',
  'active_earners',
  'rank',
  'time_limit_minutes',
  'link',
] as const satisfies readonly (keyof SuppliedOffer)[];

const rewardColumns = [
  'position',
  'name',
  'names',
  'payout_micros',
  'hold_days',
  'progress_layout',
  'is_highlighted',
] as const satisfies readonly (keyof SuppliedReward)[];

const list = (names: readonly string[], prefix: string) =>
  sql.raw(names.map((name) => `${prefix}${name}`).join(', '));
const assigned = (names: readonly string[]) =>
  sql.raw(names.map((name) => `${name} = excluded.${name}`).join(', '));

/** Inserts new offers, updates changed ones; paused ones stay paused. Resolves to how many rows were changed. */
export async function saveOffers(
  tx: Tx,
  network_id: string,
  supplied: readonly SuppliedOffer[],
  now: Date,
): Promise<number> {
  const rows = JSON.stringify(supplied.map(({ rewards: _, ...offer }) => offer));
  const saved = await tx.execute(sql`
    insert into offers (network_id, created_at, id, network_ref, ${list(offerColumns, '')})
    select ${network_id}, ${now.toISOString()}::timestamptz, id, network_ref, ${list(offerColumns, '')}
    from jsonb_to_recordset(${rows}::jsonb) as given (id text, network_ref text, name text, title text, icon_url text,
      image_url text, platforms text[], countries text[], description text, steps text,
      translations jsonb, category text, popularity integer, active_earners integer, rank integer, time_limit_minutes integer,
      link text)
    on conflict (network_id, network_ref) do update set
      ${assigned(offerColumns)}, closed_at = null, from_catalogue = true,
      status = case offers.status when 'paused' then 'paused' else 'open' end
    where offers.status = 'closed' or offers.closed_at is not null or not offers.from_catalogue
      or (${list(offerColumns, 'offers.')}) is distinct from (${list(offerColumns, 'excluded.')})`);
  return (saved.rowCount ?? 0) + (await saveRewards(tx, network_id, supplied));
}

async function saveRewards(tx: Tx, network_id: string, supplied: readonly SuppliedOffer[]): Promise<number> {
  const rows = JSON.stringify(
    supplied.flatMap(({ network_ref, rewards }) =>
      rewards.map((reward) => ({ ...reward, network_ref, payout_micros: `${reward.payout_micros}` })),
    ),
  );
  const given = sql`
    select offers.id as offer_id, given.* from jsonb_to_recordset(${rows}::jsonb) as given (network_ref text, id text,
      event_ref text, required_event_count integer, position smallint, name text, names jsonb, payout_micros bigint,
      hold_days integer, progress_layout text, is_highlighted boolean)
    join offers on offers.network_id = ${network_id} and offers.network_ref = given.network_ref`;
  const saved = await tx.execute(sql`
    insert into offer_rewards (offer_id, id, event_ref, required_event_count, ${list(rewardColumns, '')})
    select offer_id, id, event_ref, required_event_count, ${list(rewardColumns, '')} from (${given}) as given
    on conflict (offer_id, event_ref, required_event_count) do update set ${assigned(rewardColumns)}, is_open = true
    where not offer_rewards.is_open
      or (${list(rewardColumns, 'offer_rewards.')}) is distinct from (${list(rewardColumns, 'excluded.')})`);
  const withdrawn = await tx.execute(sql`
    update offer_rewards set is_open = false
    from offers
    where offer_rewards.offer_id = offers.id and offer_rewards.is_open and offers.network_id = ${network_id}
      and offers.network_ref in ${listed(supplied.map(({ network_ref }) => network_ref))}
      and not exists (select from (${given}) as given
        where given.offer_id = offers.id and given.event_ref = offer_rewards.event_ref
          and given.required_event_count = offer_rewards.required_event_count)`);
  return (saved.rowCount ?? 0) + (withdrawn.rowCount ?? 0);
}

/** Closes these offers, unless they are unknown or closed. Resolves to how many. */
export function closeOffers(tx: Tx, network_id: string, refs: Iterable<string>, now: Date): Promise<number> {
  return close(tx, network_id, sql`${offers.network_ref} in ${listed(refs)}`, now);
}

/** Closes all that the network's catalogue no longer has. Resolves to how many. */
export function closeOtherOffers(
  tx: Tx,
  network_id: string,
  refs: Iterable<string>,
  now: Date,
): Promise<number> {
  return close(
    tx,
    network_id,
    sql`${offers.from_catalogue} and ${offers.network_ref} not in ${listed(refs)}`,
    now,
  );
}

/** Paused ones are, too, until the network withdraws them: then they stay paused, for when they are listed again. */
export const isOpenAtNetwork = sql`(${offers.status} = 'open' or (${offers.status} = 'paused' and ${offers.closed_at} is null))`;

async function close(tx: Tx, network_id: string, which: SQL, now: Date): Promise<number> {
  const closed = await tx
    .update(offers)
    .set({ status: sql`case ${offers.status} when 'paused' then 'paused' else 'closed' end`, closed_at: now })
    .where(and(eq(offers.network_id, network_id), isOpenAtNetwork, which));
  return closed.rowCount ?? 0;
}

/** One parameter however long the list is: PostgreSQL takes 65,535 of them. */
const listed = (refs: Iterable<string>) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify([...refs])}::jsonb))`;
