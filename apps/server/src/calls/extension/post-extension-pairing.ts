// POST /extension/pairing (ours): a code that the panel hands to the extension of its browser (EX-02).

import type { Handler } from '#calls/handler.ts';
import { extensionUrl, mayEarn } from '#extension/availability.ts';
import { digestOf, newSecret } from '#extension/digest.ts';
import { ApiError } from '#request/api-error.ts';
import { isPairedWith, savePairing } from '#store/people/extension.ts';

/** The extension redeems it immediately; this allows for a slow browser. */
const lifetimeMs = 5 * 60 * 1000;

export const postExtensionPairing: Handler<'extension/post-extension-pairing'> = async (
  ctx,
  { who, visit, body },
) => {
  const { app, user } = who;
  const hasBonus = (user.extension_bonus ?? app.extension_bonus) !== null;
  if (extensionUrl(ctx) === null || !hasBonus) throw new ApiError('not-found', 'There is no extension here.');
  const now = ctx.now();
  if (!mayEarn(who, visit, now))
    throw new ApiError('forbidden', 'This account cannot use the extension now.');

  const owner = { app_id: app.id, user_id: user.id };
  const install = body.install !== null && { install_id: body.install, test_mode: app.test_mode };
  if (install && (await isPairedWith(ctx.database.db, owner, install))) return { code: null };
  const code = newSecret();
  const expires_at = new Date(now.getTime() + lifetimeMs);
  await ctx.database.transaction((tx) =>
    savePairing(tx, { ...owner, code_digest: digestOf(code), expires_at }, now),
  );
  return { code };
};
