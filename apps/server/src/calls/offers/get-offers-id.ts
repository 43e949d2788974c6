// GET /offers/{id}: one offer with its rewards (OF-14). A user who has opened it always sees it; others while it can be
// opened. `is_preloaded` says that the panel shows it already; the answer is the same.

import type { Handler } from '#calls/handler.ts';
import { showOffer, showOwnOffers } from '#offers/catalogue/shown-offers.ts';
import { ApiError } from '#request/api-error.ts';

export const getOffersId: Handler<'offers/get-offers-id'> = async (ctx, { params, who, visit }) => {
  const showing = { now: ctx.now(), language: visit.language };
  const catalogue = await ctx.offers.read(ctx.database.db);
  const [own] = who.app.offers_enabled ? await showOwnOffers(ctx, who, catalogue, showing, params.id) : [];
  if (own) return { data: own };
  const offer = who.app.offers_enabled && catalogue.get(params.id);
  if (!offer) throw new ApiError('not-found', 'There is no such offer.');
  return { data: showOffer(ctx, who, offer, showing) };
};
