// POST /apps/{app}/keys of the operators: a new key, which this answer alone has.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { presentApiKey } from '#present/api-key.ts';
import { createKey } from '#publishers/operated-keys.ts';
import { ApiError } from '#request/api-error.ts';

export const postAppsKeys: ConsoleHandler<'console/keys/post-apps-keys'> = async (ctx, call) => {
  const { params, body, operator } = call;
  const expires_at = body.expires_at ? new Date(body.expires_at) : null;
  if (expires_at && expires_at <= ctx.now())
    throw new ApiError('unprocessable', '`expires_at` is in the past.');
  const wanted = { app_id: params.app, name: body.name, scopes: body.scopes, expires_at };
  const { key, stored } = await createKey(ctx, wanted, { by: operator.name, reason: body.reason });
  return { key, about: presentApiKey(stored) };
};
