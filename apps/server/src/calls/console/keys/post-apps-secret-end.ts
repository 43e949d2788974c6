// POST /apps/{app}/secret/end of the console: the previous secret ends now, on every node.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { presentAppSecret } from '#present/app-secret.ts';
import { endAppSecret, showSecret } from '#publishers/app-secret.ts';

export const postAppsSecretEnd: ConsoleHandler<'console/keys/post-apps-secret-end'> = async (
  ctx,
  { params, body, operator },
) => {
  const change = { app_id: params.app, by: operator, reason: body.reason };
  await endAppSecret(ctx, change, body.ends_with);
  return { secret: presentAppSecret(await showSecret(ctx, params.app), operator) };
};
