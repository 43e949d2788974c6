// POST /apps/{app}/keys/{prefix}/rotation of the operators: a key's successor. Both work until the old one ends.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { presentApiKey } from '#present/api-key.ts';
import { rotateKey } from '#publishers/operated-keys.ts';

export const postAppsKeysRotation: ConsoleHandler<'console/keys/post-apps-keys-rotation'> = async (
  ctx,
  { params, body, operator },
) => {
  const wanted = body.old_ends_at === undefined ? null : new Date(body.old_ends_at);
  const done = { by: operator.name, reason: body.reason };
  const { key, stored, old } = await rotateKey(ctx, params, wanted, done);
  return { key, about: presentApiKey(stored), old: presentApiKey(old) };
};
