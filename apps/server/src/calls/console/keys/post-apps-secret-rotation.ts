// POST /apps/{app}/secret/rotation of the console: a new secret, which this answer alone has.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { presentAppSecret } from '#present/app-secret.ts';
import { rotateAppSecret, showSecret } from '#publishers/app-secret.ts';

export const postAppsSecretRotation: ConsoleHandler<'console/keys/post-apps-secret-rotation'> = async (
  ctx,
  { params, body, operator },
) => {
  const change = { app_id: params.app, by: operator, reason: body.reason };
  const secret = await rotateAppSecret(ctx, change, body.in_place_of ?? null);
  return { secret, about: presentAppSecret(await showSecret(ctx, params.app), operator) };
};
