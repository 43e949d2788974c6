// Users' ratings: stored with the click, and summed up for the survey's tile (SV-08).
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#store/engine/queryable.ts';
import { clicks } from '#store/schema/clicks.ts';
import { surveys } from '#store/schema/surveys.ts';

/** The last rating of a click wins; the click is locked, so that concurrent ratings count one after the other. */
export async function saveRating(
  tx: Tx,
  cid: string,
  { half_stars, at }: { half_stars: number; at: Date },
): Promise<void> {
  const [held] = await tx
    .select({ survey_id: clicks.survey_id, before: clicks.rating_half_stars, test_mode: clicks.test_mode })
    .from(clicks)
    .where(eq(clicks.cid, cid))
    .for('no key update');
  if (!held) throw new Error('The rated click does not exist');
  if (held.before === half_stars) return;
  await tx.update(clicks).set({ rating_half_stars: half_stars, rated_at: at }).where(eq(clicks.cid, cid));
  // Ratings in test mode do not count for the survey.
  if (held.test_mode) return;
  await tx
    .update(surveys)
    .set({
      rating_half_stars: sql`${surveys.rating_half_stars} + ${half_stars - (held.before ?? 0)}`,
      rating_count: sql`${surveys.rating_count} + ${held.before === null ? 1 : 0}`,
    })
    .where(eq(surveys.id, held.survey_id));
}
