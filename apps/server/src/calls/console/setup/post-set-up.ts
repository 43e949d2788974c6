// POST /set-up of the console: the first admin, once.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { setUp } from '#console/set-up.ts';

export const postSetUp: ConsoleHandler<'console/setup/post-set-up'> = async (
  ctx,
  { body, operator, client },
) => await setUp(ctx, body, { operator, client });
