// GET /home/figures of the console. Apart from /home: a slow day of statistics must not hide what needs someone.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { figuresOf } from '#console/home/figures.ts';

export const getHomeFigures: ConsoleHandler<'console/home/get-home-figures'> = async (
  ctx,
  { query, operator },
) => await figuresOf(ctx, { scope: operator.scope, app_id: query.app ?? null }, query.test ?? false);
