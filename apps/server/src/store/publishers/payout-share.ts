// The share of suppliers' payments that a publisher is due, frozen on what its users open (decision 0124).
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#store/engine/queryable.ts';
import { publishers } from '#store/schema/publishers.ts';

/**
 * As it stands at this moment, for the statement that stores the click: no node has a copy of it, so that a change counts on
 * all of them at once, and no query is made for it alone.
 */
export const currentPayoutShare = (app_id: string): SQL<number> => sql<number>`(
  select publishers.payout_share_bp from apps join publishers on publishers.id = apps.publisher_id
  where apps.id = ${app_id}
)`;

export async function savePayoutShare(tx: Tx, publisher_id: string, payout_share_bp: number): Promise<void> {
  await tx.update(publishers).set({ payout_share_bp }).where(eq(publishers.id, publisher_id));
}
