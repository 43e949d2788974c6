// The row that surveys or offers of an account belong to: there from the start, so that it can be paused at any time.
import type { OfferNetwork } from '#ports/offer-network.ts';
import type { Supplier } from '#ports/supplier.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { saveNetwork } from '#store/offers/offer-networks.ts';
import { saveSupplier } from '#store/surveys/supplier-cursors.ts';

type Opened =
  | { readonly supplies: 'surveys'; readonly supplier: Supplier }
  | { readonly supplies: 'offers'; readonly network: OfferNetwork };

export async function saveOpened(tx: Tx, opened: Opened): Promise<void> {
  if (opened.supplies === 'offers') {
    const { id, name, redirectHosts } = opened.network;
    return await saveNetwork(tx, { id, name, redirect_hosts: [...redirectHosts] });
  }
  const { id, name, entryUrl, redirectHosts } = opened.supplier;
  await saveSupplier(tx, { id, name, entry_url: entryUrl, redirect_hosts: [...redirectHosts] });
}
