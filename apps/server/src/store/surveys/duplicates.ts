// Surveys that leave a user's list because they were taken before, under another account or on this device (AP-03). Rows
// are only added: evidence removes surveys and never restores one.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { type duplicateSources, fingerprint_surveys, survey_duplicates } from '#store/schema/duplicates.ts';
import { surveys } from '#store/schema/surveys.ts';
import { ip_logs, users } from '#store/schema/users.ts';

interface UserKey {
  app_id: string;
  id: number;
}

/** Hashes that name no survey are passed over. */
export function findCheckedSurveys(on: Queryable, hashes: readonly string[]) {
  return on
    .select({
      id: surveys.id,
      hash: surveys.hash,
      is_rfg: surveys.is_rfg,
      respondent_check: surveys.respondent_check,
    })
    .from(surveys)
    .where(inArray(surveys.hash, [...hashes]));
}

export async function isDuplicateFor(on: Queryable, user: UserKey, survey_id: number): Promise<boolean> {
  const found = await on
    .select({ at: survey_duplicates.at })
    .from(survey_duplicates)
    .where(
      and(
        eq(survey_duplicates.app_id, user.app_id),
        eq(survey_duplicates.user_id, user.id),
        eq(survey_duplicates.survey_id, survey_id),
      ),
    )
    .prepare('duplicate_for')
    .execute();
  return found.length > 0;
}

/** The user's version grows, so that cached lists are invalidated. */
export async function addDuplicates(
  tx: Tx,
  user: UserKey,
  source: (typeof duplicateSources)[number],
  surveyIds: readonly number[],
): Promise<void> {
  const added = await tx
    .insert(survey_duplicates)
    .values(surveyIds.map((survey_id) => ({ app_id: user.app_id, user_id: user.id, survey_id, source })))
    .onConflictDoNothing()
    .returning({ survey_id: survey_duplicates.survey_id });
  if (added.length === 0) return;
  await tx
    .update(users)
    .set({ version: sql`${users.version} + 1` })
    .where(and(eq(users.app_id, user.app_id), eq(users.id, user.id)));
}

/** Who took each of these surveys first on a device. */
export function findFirstTakers(on: Queryable, device: string, surveyIds: readonly number[]) {
  return on
    .select({
      survey_id: fingerprint_surveys.survey_id,
      app_id: fingerprint_surveys.app_id,
      id: fingerprint_surveys.user_id,
    })
    .from(fingerprint_surveys)
    .where(
      and(
        eq(fingerprint_surveys.fingerprint_digest, device),
        inArray(fingerprint_surveys.survey_id, [...surveyIds]),
      ),
    );
}

/** A survey starts: it is recorded as taken on the user's device, unless another user was first. */
export async function recordDeviceTaken(
  on: Queryable,
  user: UserKey,
  address_digest: string,
  survey_id: number,
): Promise<void> {
  await on.execute(sql`
    insert into ${fingerprint_surveys} (fingerprint_digest, survey_id, app_id, user_id)
    select ${ip_logs.fingerprint}, ${survey_id}, ${ip_logs.app_id}, ${ip_logs.user_id}
    from ${ip_logs}
    where ${ip_logs.app_id} = ${user.app_id} and ${ip_logs.user_id} = ${user.id}
      and ${ip_logs.address_digest} = ${address_digest} and ${ip_logs.fingerprint} is not null
    on conflict do nothing`);
}
