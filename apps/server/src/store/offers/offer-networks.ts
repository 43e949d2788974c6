// Offer networks, and how far the catalogue of each has been read. The cursor is locked while a page is stored, so that
// two readers can never store the same page, or an older one.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { OfferNetwork } from '#ports/offer-network.ts';
import { prepared } from '#store/engine/prepared.ts';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { offer_networks } from '#store/schema/offers.ts';

export async function saveNetwork(
  on: Queryable,
  { id, name, redirectHosts }: Pick<OfferNetwork, 'id' | 'name' | 'redirectHosts'>,
): Promise<void> {
  const columns = { name, redirect_hosts: [...redirectHosts] };
  await on
    .insert(offer_networks)
    .values({ id, ...columns })
    .onConflictDoUpdate({
      target: offer_networks.id,
      set: columns,
      setWhere: sql`(${offer_networks.name}, ${offer_networks.redirect_hosts})
        is distinct from (excluded.name, excluded.redirect_hosts)`,
    });
}

/** How far the catalogue has been read; null at the beginning. */
export async function findCatalogueCursor(on: Queryable, id: string): Promise<string | null> {
  const [found] = await on
    .select({ cursor: offer_networks.cursor })
    .from(offer_networks)
    .where(eq(offer_networks.id, id));
  return found?.cursor ?? null;
}

/** Locks the cursor until the transaction ends, if it is still the one that the reader found. */
export async function holdCatalogueCursor(
  tx: Tx,
  id: string,
  cursor: string | null,
  synced_at: Date,
): Promise<boolean> {
  const held = await tx
    .update(offer_networks)
    .set({ synced_at })
    .where(and(eq(offer_networks.id, id), sql`${offer_networks.cursor} is not distinct from ${cursor}`));
  return held.rowCount === 1;
}

export async function moveCatalogueCursor(tx: Tx, id: string, cursor: string): Promise<void> {
  await tx.update(offer_networks).set({ cursor }).where(eq(offer_networks.id, id));
}

const versions = prepared((on) =>
  on
    .select({ id: offer_networks.id, version: offer_networks.version, status: offer_networks.status })
    .from(offer_networks)
    .orderBy(asc(offer_networks.id))
    .prepare('offer_network_versions'),
);

/** Changes whenever anything about any offer has changed. */
export async function findOffersVersion(on: Queryable): Promise<string> {
  const networks = await versions(on).execute();
  return networks.map(({ id, version, status }) => `${id}:${version}:${status}`).join();
}
