// GET /offers: the offers this user can open now, and those they have opened, or the notice why there is no list (OF-01).
import { isForCountry } from '@earnwall/domain/offers/countries';
import { isStillOpen } from '@earnwall/domain/offers/shown-status';
import { explainNotice } from '#accounts/explained-notice.ts';
import { noticeFor } from '#accounts/notice.ts';
import type { ReadyHandler } from '#calls/handler.ts';
import { showOffer, showOwnOffers } from '#offers/catalogue/shown-offers.ts';
import { etaggedAnswer } from '#request/ready-answer.ts';

const maxOffers = 200;

export const getOffers: ReadyHandler<'offers/get-offers'> = async (ctx, { who, visit, query }) => {
  if (!who.app.offers_enabled) return { result: 'success', offers: [], my_offer: [] };
  const now = ctx.now();
  const showing = { now, language: visit.language };
  const notice = noticeFor(who, visit, 'offers', now);
  if (notice) return { result: 'error', ...(await explainNotice(ctx.database.db, who, notice)) };

  const catalogue = await ctx.offers.read(ctx.database.db);
  const my_offer = await showOwnOffers(ctx, who, catalogue, showing);
  const own = new Map(my_offer.map((offer) => [offer.id, offer]));
  const isIncluded = filterFor(visit.country, query.platform, query['is-featured-list'] ?? false);
  const offers = [...catalogue.values()]
    .filter(isIncluded)
    .map((offer) => own.get(offer.id) ?? showOffer(ctx, who, offer, showing))
    // Offers that are over for this user are listed among their own.
    .filter(({ status }) => isStillOpen(status))
    .slice(0, query.limit ?? maxOffers);
  return etaggedAnswer({ result: 'success', offers, my_offer });
};

interface Filterable {
  countries: readonly string[];
  platforms: readonly string[];
  featured: boolean;
}

/** For this country, for one of the chosen platforms, and featured where only those are requested. */
function filterFor(country: string | null, chosen: readonly string[] = [], onlyFeatured: boolean) {
  return ({ countries, platforms, featured }: Filterable): boolean =>
    isForCountry(countries, country) &&
    (chosen.length === 0 || platforms.some((platform) => chosen.includes(platform))) &&
    (featured || !onlyFeatured);
}
