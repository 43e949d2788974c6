// POST /bonus/claim: the reward of a special bonus whose goals are reached (BO-03).

import { noticeFor } from '#accounts/notice.ts';
import { claimSpecials } from '#bonuses/claim.ts';
import type { Handler } from '#calls/handler.ts';
import { ApiError } from '#request/api-error.ts';

const refusals = {
  in_progress: { code: 'unprocessable', message: 'The goals of this bonus are not reached yet.' },
  expired: { code: 'unprocessable', message: 'This bonus has expired.' },
  none: { code: 'not-found', message: 'There is no bonus to claim.' },
} as const;

export const postBonusClaim: Handler<'bonuses/post-bonus-claim'> = async (ctx, { who, visit }) => {
  const now = ctx.now();
  const notice = noticeFor(who, visit, 'surveys', now) ?? noticeFor(who, visit, 'offers', now);
  if (notice) throw new ApiError('forbidden', `Nothing can be claimed now: ${notice.type}.`);

  const claimed = await ctx.database.transaction((tx) => claimSpecials(tx, who, now));
  if (claimed.kind !== 'claimed') {
    const { code, message } = refusals[claimed.kind];
    throw new ApiError(code, message);
  }
  if (claimed.isNew) {
    ctx.realtime.publish(`notifications-${who.user.uhash}`, 'earnings-changed', {
      credits: [{ key: `bonus:${now.getTime()}`, amount: Number(claimed.user_reward), label: null }],
    });
    ctx.postbacks.wake(who.app.id);
  }
  return { result: true, user_reward: Number(claimed.user_reward) };
};
