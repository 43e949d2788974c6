// GET /app: all the panel needs to know before it paints (ID-08).
import { runStateOf } from '@earnwall/domain/zones/run-state';
import { bonusesFor } from '#bonuses/bonuses-for.ts';
import type { Handler } from '#calls/handler.ts';
import { extensionUrl, mayEarn } from '#extension/availability.ts';
import { presentMetadata } from '#present/metadata.ts';
import { findReviewWanted } from '#profile/review-wanted.ts';
import { findEarnings, noEarnings } from '#store/money/earnings.ts';
import { findAnnouncements } from '#store/people/announcements.ts';
import { countUnreadReplies } from '#store/support/ticket-replies.ts';
import { findDuplicatedClick } from '#store/surveys/clicks-with-owners.ts';

/** A panel that polls learns of a second entry even if it polls late. */
const duplicatedMs = 60 * 60 * 1000;

/** More than these at once would push the list out of sight; the latest count. */
const mostAnnouncements = 3;

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
  // Whoever comes by a link has no account, and no country of one.
  const known = who.user
    ? who.announcements
    : await findAnnouncements(ctx.database.db, { app_id: who.app.id, country: visit.country }, now);
  const announcements = known
    .filter(({ starts_at, ends_at }) => runStateOf(starts_at, ends_at, now) === 'running')
    .slice(0, mostAnnouncements);
  return presentMetadata({
    who,
    announcements,
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
