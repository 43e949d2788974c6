// Offers that pay a user more for a limited time (BO-01), each as this user sees it.
import type { Offer } from '@earnwall/contract/entities/offer';
import { isStillOpen } from '@earnwall/domain/offers/shown-status';
import type { OfferCatalogue } from '#offers/catalogue/catalogue.ts';
import { showOffer, showOwnOffers } from '#offers/catalogue/shown-offers.ts';
import type { Context } from '#request/context.ts';
import type { Visit } from '#request/visit.ts';
import type { Caller } from '#request/who.ts';
import type { BonusRecord } from '#store/money/bonuses.ts';

export interface Engagement {
  readonly bonus: BonusRecord;
  readonly offer: Offer;
}

export async function loadEngagements(
  ctx: Context & { offers: OfferCatalogue },
  who: Caller,
  { country, language }: Pick<Visit, 'country' | 'language'>,
  bonuses: readonly BonusRecord[],
  now: Date,
): Promise<Engagement[]> {
  const engaging = bonuses.filter(({ type }) => type === 'offer_engagement');
  if (engaging.length === 0 || !who.app.offers_enabled) return [];
  const catalogue = await ctx.offers.read(ctx.database.db);
  const found = await Promise.all(
    engaging.map(async (bonus) => {
      const id = bonus.offer_id ?? '';
      const [own] = await showOwnOffers(ctx, who, catalogue, { now, language }, id);
      if (own) return isPaid(own, bonus) ? { bonus, offer: own } : null;
      const offer = catalogue.get(id);
      return offer && isFor(offer, country)
        ? { bonus, offer: showOffer(ctx, who, offer, { now, language }) }
        : null;
    }),
  );
  return found.filter((engagement) => engagement !== null);
}

/** An offer keeps the price it was opened at: a user who opened it before the bonus does not get it, and it is not shown. */
function isPaid(own: Offer, { percentage }: BonusRecord): boolean {
  return isStillOpen(own.status) && own.bonus >= (percentage ?? 0);
}

const isFor = ({ countries }: { countries: readonly string[] }, country: string | null): boolean =>
  countries.length === 0 || (country !== null && countries.includes(country));
