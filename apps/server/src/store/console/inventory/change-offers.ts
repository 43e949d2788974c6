// What operators set about offers. Networks' catalogues leave it alone (decision 0129), and the trigger of the table tells
// every node.
import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { offers } from '#store/schema/offers.ts';

export interface OfferState {
  readonly id: string;
  readonly paused: boolean;
  readonly featured: boolean;
  readonly rank: number | null;
}

/** Locked, in one order for everybody. */
export async function lockOffers(tx: Tx, ids: readonly string[]): Promise<OfferState[]> {
  const found = await tx
    .select({
      id: offers.id,
      status: offers.status,
      featured: offers.featured,
      rank: offers.placed_rank,
    })
    .from(offers)
    .where(inArray(offers.id, [...ids]))
    .orderBy(offers.id)
    .for('no key update');
  return found.map(({ status, ...offer }) => ({ ...offer, paused: status === 'paused' }));
}

/** The first place that anything has. */
export async function findFirstOfferRank(on: Queryable): Promise<number | null> {
  const [first] = await on
    .select({ rank: sql<number | null>`min(coalesce(${offers.placed_rank}, ${offers.rank}))` })
    .from(offers)
    .where(eq(offers.status, 'open'));
  return first?.rank ?? null;
}

export async function saveOfferState(tx: Tx, { id, paused, featured, rank }: OfferState): Promise<void> {
  // One that the network has withdrawn meanwhile is closed once it is resumed.
  const resumed = sql`case when ${offers.status} <> 'paused' then ${offers.status}
    when ${offers.closed_at} is null then 'open' else 'closed' end`;
  await tx
    .update(offers)
    .set({ status: paused ? 'paused' : resumed, featured, placed_rank: rank })
    .where(eq(offers.id, id));
}
