// Offers as one user sees them: their own with what was promised, all others at today's price (OF-01, OF-05).
import type { Offer } from '@earnwall/contract/entities/offer';
import { bonusPercentFor } from '@earnwall/domain/bonuses/percent';
import { sealTracking } from '#offers/open/tracking-token.ts';
import { presentOffer, presentOwnOffer, type Showing } from '#present/offer.ts';
import { cleanOffer } from '#present/offer-texts.ts';
import type { Context } from '#request/context.ts';
import type { Caller } from '#request/who.ts';
import { findMilestones, findOwnOffers, type OwnOffer } from '#store/offers/offer-clicks.ts';
import type { CatalogueOffer } from './catalogue.ts';

/** An offer at today's price, for a user who has not opened it. */
export function showOffer(ctx: Context, who: Caller, offer: CatalogueOffer, showing: Showing): Offer {
  const bonus = bonusPercentFor(who.bonuses, { entity: 'offers', offer_id: offer.id }, showing.now);
  return presentOffer(offer, who.app, bonus, { ...showing, link: linkTo(ctx, who, offer) });
}

/** Offers the user has opened, the latest first, or the one that is asked for. */
export async function showOwnOffers(
  ctx: Context,
  who: Caller,
  catalogue: ReadonlyMap<string, CatalogueOffer>,
  showing: Showing,
  offerId?: string,
): Promise<Offer[]> {
  const { db } = ctx.database;
  const own = await findOwnOffers(db, who, offerId);
  const milestones = await findMilestones(
    db,
    own.map(({ click }) => click.id),
  );
  return own.map(({ click, ...found }) =>
    presentOwnOffer(
      catalogue.get(click.offer_id) ?? cleanOffer(providedOffer(found)),
      click,
      milestones.filter(({ progress }) => progress.click_id === click.id),
      { ...showing, link: linkTo(ctx, who, found.offer) },
    ),
  );
}

/** An offer that is no longer in the catalogue has no popularity rank. */
const providedOffer = ({ offer, provider }: Pick<OwnOffer, 'offer' | 'provider'>) => ({
  ...offer,
  provider,
  popularity: 0,
});

/** The same link each time; null while the offer's network is not configured. */
function linkTo(ctx: Context, { app, user }: Caller, offer: { id: string; network_id: string }) {
  if (!ctx.networks.has(offer.network_id)) return null;
  const token = sealTracking(ctx.secret, { app_id: app.id, user_id: user.id, offer_id: offer.id });
  return `${ctx.publicUrl()}/track/${token}`;
}
