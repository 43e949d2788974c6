// The open inventory as one user may see it, best first.
import { and, arrayContains, asc, eq, isNotNull, notExists, sql } from 'drizzle-orm';
import { prepared } from './prepared.ts';
import type { Queryable } from './queryable.ts';
import { clicks } from './schema/clicks.ts';
import { type devices, suppliers, surveys } from './schema/surveys.ts';

export type Device = (typeof devices)[number];

const listed = {
  id: surveys.id,
  hash: surveys.hash,
  loi_seconds: surveys.loi_seconds,
  rank: surveys.rank,
  payout_micros: surveys.payout_micros,
  payout_type: surveys.payout_type,
  hot: surveys.hot,
  featured: surveys.featured,
  onboarding: surveys.onboarding,
  is_rfg: surveys.is_rfg,
  flag: surveys.flag,
  rating_half_stars: surveys.rating_half_stars,
  rating_count: surveys.rating_count,
};

/** Taken means that a click of this user on it has ended, however it ended. */
const openSurveys = prepared((on) =>
  on
    .select(listed)
    .from(surveys)
    .innerJoin(suppliers, and(eq(suppliers.id, surveys.supplier_id), eq(suppliers.status, 'live')))
    .where(
      and(
        eq(surveys.status, 'open'),
        eq(surveys.country, sql.placeholder('country')),
        arrayContains(surveys.devices, sql`array[${sql.placeholder('device')}]`),
        notExists(
          on
            .select({ cid: clicks.cid })
            .from(clicks)
            .where(
              and(
                eq(clicks.app_id, sql.placeholder('app_id')),
                eq(clicks.user_id, sql.placeholder('user_id')),
                eq(clicks.survey_id, surveys.id),
                isNotNull(clicks.ended_at),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(surveys.rank), asc(surveys.id))
    .limit(sql.placeholder('limit'))
    .prepare('open_surveys'),
);

export type ListedSurvey = Awaited<ReturnType<typeof findOpenSurveys>>[number];

export function findOpenSurveys(
  on: Queryable,
  user: { app_id: string; id: number },
  wanted: { country: string; device: Device; limit: number },
) {
  return openSurveys(on).execute({ ...wanted, app_id: user.app_id, user_id: user.id });
}
