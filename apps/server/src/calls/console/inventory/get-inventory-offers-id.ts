// GET /inventory/offers/{offer} of the console: its row, its milestones, and how it has gone lately.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { milestoneReward, presentInventoryOffer } from '#console/inventory/present-offer.ts';
import { currencyOf, viewerOf } from '#console/inventory/viewer.ts';
import { ApiError } from '#request/api-error.ts';
import {
  findOfferDays,
  findOfferFacts,
  findOfferMilestones,
  findReachedMilestones,
} from '#store/console/inventory/offer-details.ts';
import { findOfferRows } from '#store/console/inventory/offer-list.ts';

const one = { sort: 'rank', isReversed: false, after: null, most: 1 } as const;

export const getInventoryOffersId: ConsoleHandler<'console/inventory/get-inventory-offers-id'> = async (
  ctx,
  { params, query, operator },
) => {
  const { db } = ctx.database;
  const id = params.offer;
  const viewer = await viewerOf(ctx, operator, query.app);
  const [[row], facts, milestones, reached, days] = await Promise.all([
    findOfferRows(db, { id, searchesRefs: false }, one, viewer),
    findOfferFacts(db, id),
    findOfferMilestones(db, id),
    findReachedMilestones(db, id, viewer),
    findOfferDays(db, id, viewer),
  ]);
  if (!row || !facts) throw new ApiError('not-found', 'There is no such offer.');
  const reachedOf = new Map(reached.map((each) => [each.id, each.reached]));
  const { network_ref, title, created_at, closed_at, ...rest } = facts;
  return {
    offer: presentInventoryOffer(row, viewer),
    details: {
      ...rest,
      network_ref: viewer.isOperator ? network_ref : null,
      // Networks write marks into their titles.
      title: title.replace(/<[^>]*>/g, ''),
      milestones: milestones.map(({ payout_micros, ...milestone }) => ({
        ...milestone,
        payout_micros: viewer.isOperator ? Number(payout_micros) : null,
        reward: milestoneReward(Number(payout_micros), viewer),
        reached: reachedOf.get(milestone.id) ?? 0,
      })),
      days,
      created_at: created_at.toISOString(),
      closed_at: closed_at?.toISOString() ?? null,
    },
    currency: currencyOf(viewer),
  };
};
