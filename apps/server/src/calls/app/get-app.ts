// GET /app: all the panel needs to know before it paints (ID-08).
import { runStateOf } from '@earnwall/domain/zones/run-state';
import { bonusesFor } from '#bonuses/bonuses-for.ts';
import type { Handler } from '#calls/handler.ts';
import { extensionUrl, mayEarn } from '#extension/availability.ts';
import { presentMetadata } from '#present/metadata.ts';
import { findReviewWanted } from '#profile/review-wanted.ts';
import { findAnnouncements } from '#store/people/announcements.ts';
import { noFacts } from '#store/people/entry-facts.ts';

/** More than these at once would push the list out of sight; the latest count. */
const mostAnnouncements = 3;

export const getApp: Handler<'app/get-app'> = async (ctx, { who, visit, query }) => {
  const now = ctx.now();
  const [facts, bonuses, isReviewWanted] = who.user
    ? await Promise.all([
        ctx.entryFacts.ask({
          ...{ app_id: who.user.app_id, user_id: who.user.id, now, readsTickets: who.isProven },
        }),
        bonusesFor(ctx, who, visit, now),
        findReviewWanted(ctx.database.db, who, now),
      ])
    : [noFacts, [], false];
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
    ...facts,
    bonuses,
    isReviewWanted,
    visit,
    shown: query,
    publicUrl: ctx.publicUrl(),
    extensionUrl: who.user && mayEarn(who, visit, now) ? extensionUrl(ctx) : null,
  });
};
