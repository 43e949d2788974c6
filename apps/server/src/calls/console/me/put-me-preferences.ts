// PUT /me/preferences of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { setPreferences } from '#console/own-account.ts';

export const putMePreferences: ConsoleHandler<'console/me/put-me-preferences'> = async (ctx, call) => {
  await setPreferences(ctx, call.operator, call.body);
  return { preferences: call.body };
};
