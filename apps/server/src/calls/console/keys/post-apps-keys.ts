// POST /apps/{app}/keys of the operators: a new key, which this answer alone has.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { presentApiKey } from '#present/api-key.ts';
import { createKey } from '#publishers/operated-keys.ts';

export const postAppsKeys: ConsoleHandler<'console/keys/post-apps-keys'> = async (ctx, call) => {
  const { params, body, operator } = call;
  const expires_at = body.expires_at ? new Date(body.expires_at) : null;
  const wanted = { app_id: params.app, name: body.name, scopes: body.scopes, expires_at };
  const { key, stored } = await createKey(ctx, wanted, { by: operator, reason: body.reason });
  return { key, about: presentApiKey(stored, operator) };
};
