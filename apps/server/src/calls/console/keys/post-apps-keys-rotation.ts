// POST /apps/{app}/keys/{prefix}/rotation of the operators: a key's successor. Both work until the old one ends.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { presentApiKey } from '#present/api-key.ts';
import { rotateKey } from '#publishers/operated-keys.ts';

export const postAppsKeysRotation: ConsoleHandler<'console/keys/post-apps-keys-rotation'> = async (
  ctx,
  { params, body, operator },
) => {
  const { old_ends_at, expires_at } = body;
  const wanted = {
    oldEnd: old_ends_at === undefined ? null : new Date(old_ends_at),
    end: typeof expires_at === 'string' ? new Date(expires_at) : expires_at,
  };
  const done = { by: operator, reason: body.reason };
  const { key, stored, old } = await rotateKey(ctx, params, wanted, done);
  return { key, about: presentApiKey(stored, operator), old: presentApiKey(old, operator) };
};
