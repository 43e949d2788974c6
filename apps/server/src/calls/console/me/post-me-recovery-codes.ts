// POST /me/recovery-codes of the console: ten new ones, which this answer alone has.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { newRecoveryCodes } from '#console/own-factors.ts';

export const postMeRecoveryCodes: ConsoleHandler<'console/me/post-me-recovery-codes'> = async (
  ctx,
  { operator },
) => ({ recovery_codes: await newRecoveryCodes(ctx, operator) });
