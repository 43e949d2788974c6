// POST /banners/close: a closed banner is not shown again (EX-01). The prompt and the message about the bonus are one
// banner: closing either hides both, until an install is credited.
import { extensionStates } from '@earnwall/domain/extension/status';
import type { Handler } from '#calls/handler.ts';
import { recordClosed } from '#store/people/banners.ts';
import { setExtensionState } from '#store/people/extension.ts';

export const postBannersClose: Handler<'banners/post-banners-close'> = async (ctx, { who, body }) => {
  const owner = { app_id: who.app.id, user_id: who.user.id };
  await ctx.database.transaction(async (tx) => {
    await recordClosed(tx, { ...owner, banner: body.banner }, ctx.now());
    await setExtensionState(tx, owner, { extension_status: extensionStates.over });
  });
  return { result: true };
};
