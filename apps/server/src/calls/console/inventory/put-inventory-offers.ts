// PUT /inventory/offers of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { changeOffers } from '#console/inventory/change-offers.ts';

export const putInventoryOffers: ConsoleHandler<'console/inventory/put-inventory-offers'> = async (
  ctx,
  { body, operator },
) => ({ offers: await changeOffers(ctx, operator, body.changes) });
