// POST /extension/install (ours): the extension redeems the code that the panel gave it (EX-02). The caller is identified by
// the Origin header, which http/calls/extension-origin.ts has checked; decision 0045 explains what that proves.

import type { Handler } from '#calls/handler.ts';
import { redeem } from '#extension/redeem.ts';

export const postExtensionInstall: Handler<'extension/post-extension-install'> = async (
  ctx,
  { visit, body },
) => {
  const now = ctx.now();
  const redeemed = await ctx.database.transaction((tx) => redeem(tx, body, visit, now));
  const { token, user_reward, uhash, app_id } = redeemed;
  if (user_reward > 0n) {
    ctx.realtime.publish(`notifications-${uhash}`, 'earnings-changed', {
      credits: [{ key: `extension:${now.getTime()}`, amount: Number(user_reward), label: null }],
    });
    ctx.postbacks.wake(app_id);
  }
  return { token, user_reward: Number(user_reward) };
};
