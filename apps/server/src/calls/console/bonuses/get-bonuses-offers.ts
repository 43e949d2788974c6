// GET /bonuses/offers of the console: open offers to choose from. They are the same for every publisher.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { findOfferNames } from '#store/console/bonuses.ts';

const most = 50;

export const getBonusesOffers: ConsoleHandler<'console/bonuses/get-bonuses-offers'> = async (
  ctx,
  { query },
) => ({ offers: await findOfferNames(ctx.database.db, query.search?.trim() || null, most) });
