import type { Offer } from '@earnwall/contract/entities/offer';
import type { Platform } from '@earnwall/contract/limits';
import { offerFooter } from '@earnwall/domain/offers/shown-status';

/**
 * What the button under the details does (OF-05, OF-06): on a device the offer is made for it is the link
 * itself; elsewhere it leads to the QR code. Completed it is disabled, ended there is none.
 */
export type WayIn = 'link' | 'scan' | 'completed' | 'none';

export function wayInto(offer: Pick<Offer, 'status' | 'tracking_url' | 'platforms'>, here: Platform): WayIn {
  const footer = offerFooter(offer.status);
  if (footer === 'hidden') return 'none';
  if (footer === 'disabled') return 'completed';
  if (offer.tracking_url === null) return 'none';
  return offer.platforms.includes(here) ? 'link' : 'scan';
}
