// The bonuses that a user's panel shows now (SL-09).
import type { Bonus } from '@earnwall/contract/entities/bonus';
import { bonusesInForce } from '@earnwall/domain/bonuses/in-force';
import { withoutOffers } from '@earnwall/domain/bonuses/without-offers';
import type { OfferCatalogue } from '#offers/catalogue/catalogue.ts';
import { presentEngagement, presentPercent, presentSpecial } from '#present/bonus.ts';
import type { Context } from '#request/context.ts';
import type { Visit } from '#request/visit.ts';
import type { Caller } from '#request/who.ts';
import { loadEngagements } from './engagements.ts';
import { loadSpecials, type Special } from './specials.ts';

/** The contract's maximum. */
const most = 50;

export async function bonusesFor(
  ctx: Context & { offers: OfferCatalogue },
  who: Caller,
  visit: Visit,
  now: Date,
): Promise<Bonus[]> {
  const inForce = bonusesInForce(who.bonuses, now);
  const [specials, engagements] = await Promise.all([
    loadSpecials(ctx.database.db, who, inForce, now),
    loadEngagements(ctx, who, visit, inForce, now),
  ]);
  const shown = [
    ...specials
      .filter((special) => isShown(special, now))
      .map(({ bonus, details }) => presentSpecial(bonus, details)),
    ...inForce.filter(({ type }) => type === 'percent').map(presentPercent),
    ...engagements.map(({ bonus, offer }) => presentEngagement(bonus, offer)),
  ].slice(0, most);
  return who.app.offers_enabled ? shown : withoutOffers(shown);
}

const claimedShownMs = 24 * 60 * 60 * 1000;

/** A claimed bonus is shown for one more day. */
function isShown({ claim }: Special, now: Date): boolean {
  return claim === null || now.getTime() - claim.claimed_at.getTime() < claimedShownMs;
}
