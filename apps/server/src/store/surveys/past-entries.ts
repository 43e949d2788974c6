// What a user has behind them at suppliers whose surveys shut each other or are for invited people only: the surveys they
// went to, and the ids they are known by there.
import type { Entry } from '@earnwall/domain/surveys/exclusions';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { clicks } from '#store/schema/clicks.ts';
import { supplier_people } from '#store/schema/supplier-people.ts';
import { surveys } from '#store/schema/surveys.ts';

interface UserKey {
  app_id: string;
  id: number;
}

/** Test mode takes no survey away from anybody. */
export async function findEntries(
  on: Queryable,
  user: UserKey,
  suppliers: readonly string[],
): Promise<Entry[]> {
  const entered = await on
    .select({
      supplier_id: clicks.supplier_id,
      supplier_ref: surveys.supplier_ref,
      exclusions: surveys.exclusions,
      at: clicks.started_at,
    })
    .from(clicks)
    .innerJoin(surveys, eq(surveys.id, clicks.survey_id))
    .where(
      and(
        eq(clicks.app_id, user.app_id),
        eq(clicks.user_id, user.id),
        inArray(clicks.supplier_id, [...suppliers]),
        isNotNull(clicks.started_at),
        eq(clicks.test_mode, false),
      ),
    );
  return entered.flatMap(({ exclusions, at, ...survey }) =>
    at ? [{ ...survey, groups: exclusions?.groups ?? [], at }] : [],
  );
}

/** Revoked ids, too: an invitation by an old one is still theirs. */
export function findPersonIds(
  on: Queryable,
  user: UserKey,
  suppliers: readonly string[],
): Promise<{ supplier_id: string; person: string }[]> {
  return on
    .select({ supplier_id: supplier_people.supplier_id, person: supplier_people.person })
    .from(supplier_people)
    .where(
      and(
        eq(supplier_people.app_id, user.app_id),
        eq(supplier_people.user_id, user.id),
        inArray(supplier_people.supplier_id, [...suppliers]),
      ),
    );
}
