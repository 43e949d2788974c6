// POST /bonuses/estimate of the console: reads only.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { estimateBonus } from '#console/bonuses/estimate.ts';

export const postBonusesEstimate: ConsoleHandler<'console/bonuses/post-bonuses-estimate'> = async (
  ctx,
  { body: { app, ...plan }, operator },
) => await estimateBonus(ctx, operator, app, plan);
