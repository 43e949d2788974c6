// GET /inventory/offers/{offer}/explain of the console: one offer and one person, whose state and progress it tells of.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { findAskedPerson } from '#console/inventory/asked-person.ts';
import { explainOfferTo } from '#console/inventory/explain-offer.ts';
import { findPeopleOfId } from '#console/inventory/people-of-id.ts';
import { ApiError } from '#request/api-error.ts';
import { findOfferForUser } from '#store/offers/offers.ts';

export const getInventoryOffersExplain: ConsoleHandler<
  'console/inventory/get-inventory-offers-explain'
> = async (ctx, { params, query, operator }) => {
  const { db } = ctx.database;
  const at = ctx.now();
  const { one, people } = await findPeopleOfId(
    ctx,
    operator,
    'console/inventory/get-inventory-offers-explain',
    query,
  );
  if (one === null) return { verdict: null, people };

  const asked = await findAskedPerson(ctx, operator.scope, { ...one, country: query.country });
  const { app_id, id: user_id } = asked.user;
  const found = await findOfferForUser(db, { app_id, user_id, offer_id: params.offer });
  if (!found) throw new ApiError('not-found', 'There is no such offer.');
  return { verdict: await explainOfferTo(ctx, asked, found, at), people };
};
