// GET /offers/pending-points: points that are still pending, the soonest first (OF-09).
import type { Handler } from '#calls/handler.ts';
import { presentPendingPoint } from '#present/pending-point.ts';
import { findPendingPoints } from '#store/offers/pending-points.ts';

const maxItems = 1_000;

export const getOffersPendingPoints: Handler<'offers/get-offers-pending-points'> = async (
  ctx,
  { who, visit },
) => {
  if (!who.app.offers_enabled) return [];
  const found = await findPendingPoints(ctx.database.db, who.user, visit.language, maxItems);
  return found.map(presentPendingPoint);
};
