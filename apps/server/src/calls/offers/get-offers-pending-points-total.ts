// GET /offers/pending-points/total: the sum of all pending points (OF-09).
import type { Handler } from '#calls/handler.ts';
import { sumPendingPoints } from '#store/offers/pending-points.ts';

export const getOffersPendingPointsTotal: Handler<'offers/get-offers-pending-points-total'> = async (
  ctx,
  { who },
) => {
  const total = who.app.offers_enabled ? await sumPendingPoints(ctx.database.db, who.user) : 0n;
  return { data: { pending_points: Number(total) } };
};
