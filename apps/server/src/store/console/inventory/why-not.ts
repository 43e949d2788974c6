// What an explanation needs beside the node's index: what is paused, what is a duplicate, and whom surveys ask for.
import type { Targeting } from '@earnwall/domain/matching/targeting';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { survey_duplicates } from '#store/schema/duplicates.ts';
import { suppliers, surveys } from '#store/schema/surveys.ts';

/** Surveys of a country that would be open if nobody had paused them, or their supplier. */
export async function findPausedSurveys(
  on: Queryable,
  country: string,
): Promise<{ id: number; reason: 'paused' | 'supplier_paused' }[]> {
  const found = await on
    .select({ id: surveys.id, status: surveys.status })
    .from(surveys)
    .innerJoin(suppliers, eq(suppliers.id, surveys.supplier_id))
    .where(
      and(
        eq(surveys.country, country),
        sql`(${surveys.status} = 'paused' and ${surveys.closed_at} is null
          or ${surveys.status} = 'open' and ${suppliers.status} = 'paused')`,
      ),
    );
  return found.map(({ id, status }) => ({ id, reason: status === 'paused' ? 'paused' : 'supplier_paused' }));
}

export async function findDuplicateSurveys(
  on: Queryable,
  user: { app_id: string; id: number },
): Promise<Set<number>> {
  const found = await on
    .select({ id: survey_duplicates.survey_id })
    .from(survey_duplicates)
    .where(and(eq(survey_duplicates.app_id, user.app_id), eq(survey_duplicates.user_id, user.id)));
  return new Set(found.map(({ id }) => id));
}

export async function findTargetings(on: Queryable, ids: readonly number[]): Promise<Targeting[]> {
  if (ids.length === 0) return [];
  const found = await on
    .select({ targeting: surveys.targeting })
    .from(surveys)
    .where(inArray(surveys.id, [...ids]));
  return found.map(({ targeting }) => targeting);
}
