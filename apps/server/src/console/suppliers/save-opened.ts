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
  if (opened.supplies === 'offers') await saveNetwork(tx, opened.network);
  else await saveSupplier(tx, opened.supplier);
}
