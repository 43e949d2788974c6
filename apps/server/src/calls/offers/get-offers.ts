// GET /offers: what this person can play and try now, and what they have begun, or the notice of why there is no list
// (OF-01).
import { isStillOpen } from '@earnwall/domain/offers/shown-status';
import { noticeFor } from '#accounts/notice.ts';
import type { ReadyHandler } from '#calls/handler.ts';
import { showOffer, showOwnOffers } from '#offers/catalogue/shown-offers.ts';
import { etaggedAnswer } from '#request/ready-answer.ts';

const mostOffers = 200;

export const getOffers: ReadyHandler<'offers/get-offers'> = async (ctx, { who, visit, query }) => {
  if (!who.app.offers_enabled) return { result: 'success', offers: [], my_offer: [] };
  const now = ctx.now();
  const showing = { now, language: visit.language };
  const notice = noticeFor(who, visit, 'offers', now);
  if (notice) return { result: 'error', ...notice };

  const catalogue = await ctx.offers.read(ctx.database.db);
  const my_offer = await showOwnOffers(ctx, who, catalogue, showing);
  const own = new Map(my_offer.map((offer) => [offer.id, offer]));
  const isWanted = wanted(visit.country, query.platform, query['is-featured-list'] ?? false);
  const offers = [...catalogue.values()]
    .filter(isWanted)
    .map((offer) => own.get(offer.id) ?? showOffer(ctx, who, offer, showing))
    // What is over for this person has its place among their own.
    .filter(({ status }) => isStillOpen(status))
    .slice(0, query.limit ?? mostOffers);
  return etaggedAnswer({ result: 'success', offers, my_offer });
};

interface Wanted {
  countries: readonly string[];
  platforms: readonly string[];
  featured: boolean;
}

/** For this country, for one of the devices the person chose, and featured where only those are asked for. */
function wanted(country: string | null, chosen: readonly string[] = [], onlyFeatured: boolean) {
  return ({ countries, platforms, featured }: Wanted): boolean =>
    (countries.length === 0 || (country !== null && countries.includes(country))) &&
    (chosen.length === 0 || platforms.some((platform) => chosen.includes(platform))) &&
    (featured || !onlyFeatured);
}
