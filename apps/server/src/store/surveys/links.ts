// Single-survey links: which app and which survey a link opens; and the survey's own hash, which may do instead.
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { single_survey_links } from '#store/schema/links.ts';
import { surveys } from '#store/schema/surveys.ts';

export interface SurveyLink {
  app_id: string;
  survey_hash: string;
}

/** A disabled link is treated as unknown. */
export async function findLink(on: Queryable, hash: string): Promise<SurveyLink | null> {
  const [link] = await on
    .select({ app_id: single_survey_links.app_id, survey_hash: surveys.hash })
    .from(single_survey_links)
    .innerJoin(surveys, eq(surveys.id, single_survey_links.survey_id))
    .where(and(eq(single_survey_links.hash, hash), eq(single_survey_links.enabled, true)));
  return link ?? null;
}

/** Whether a survey was ever known by this hash. */
export async function isSurveyHash(on: Queryable, hash: string): Promise<boolean> {
  const found = await on.select({ id: surveys.id }).from(surveys).where(eq(surveys.hash, hash));
  return found.length > 0;
}
