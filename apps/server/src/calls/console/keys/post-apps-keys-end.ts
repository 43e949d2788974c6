// POST /apps/{app}/keys/{prefix}/end of the operators: a key ends now, on every node.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { presentApiKey } from '#present/api-key.ts';
import { endKey } from '#publishers/operated-keys.ts';

export const postAppsKeysEnd: ConsoleHandler<'console/keys/post-apps-keys-end'> = async (ctx, call) => {
  const { params, body, operator } = call;
  const ended = await endKey(ctx, params, { by: operator, reason: body.reason });
  return { key: presentApiKey(ended, operator) };
};
