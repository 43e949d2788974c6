// GET /app: all the panel needs to know before it paints (ID-08).
import { bonusesFor } from '#bonuses/bonuses-for.ts';
import type { Handler } from '#calls/handler.ts';
import { extensionUrl, mayEarn } from '#extension/availability.ts';
import { presentMetadata } from '#present/metadata.ts';
import { findReviewWanted } from '#profile/review-wanted.ts';
import { findEarnings, noEarnings } from '#store/money/earnings.ts';
import { countUnreadReplies } from '#store/support/ticket-replies.ts';
import { findDuplicatedClick } from '#store/surveys/clicks-with-owners.ts';

/** A panel that polls learns of a second entry even if it polls late. */
const duplicatedMs = 60 * 60 * 1000;

export const getApp: Handler<'app/get-app'> = async (ctx, { who, visit, query }) => {
  const now = ctx.now();
  const [earnings, duplicated, bonuses, isReviewWanted, unreadReplies] = who.user
    ? await Promise.all([
        findEarnings(ctx.database.db, who.user, now),
        findDuplicatedClick(ctx.database.db, who.user, new Date(now.getTime() - duplicatedMs)),
        bonusesFor(ctx, who, visit, now),
        findReviewWanted(ctx.database.db, who, now),
        // Only a user who can read tickets is notified of replies.
        who.isProven ? countUnreadReplies(ctx.database.db, who.user) : 0,
      ])
    : [noEarnings, null, [], false, 0];
  return presentMetadata({
    who,
    earnings,
    duplicated,
    bonuses,
    isReviewWanted,
    unreadReplies,
    visit,
    shown: query,
    publicUrl: ctx.publicUrl(),
    extensionUrl: who.user && mayEarn(who, visit, now) ? extensionUrl(ctx) : null,
  });
};
