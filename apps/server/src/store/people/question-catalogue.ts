// The catalogue of questions as it is written at start; reading it is for questions.ts.
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { profile_questions, question_options } from '#store/schema/profile.ts';

/** Thousands of options are written in batches, so that no statement exceeds the query time-out. */
const batchSize = 500;

export async function lockQuestions(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('earnwall questions'))`);
}

export async function findQuestionDigests(on: Queryable): Promise<ReadonlyMap<string, string>> {
  const rows = await on
    .select({ id: profile_questions.id, digest: profile_questions.digest })
    .from(profile_questions);
  return new Map(rows.map(({ id, digest }) => [id, digest]));
}

/** Removed options can no longer be chosen; users who chose them keep their answer until it is stale. */
export async function replaceQuestion(
  tx: Tx,
  rows: {
    question: typeof profile_questions.$inferInsert;
    options: readonly (typeof question_options.$inferInsert)[];
  },
): Promise<void> {
  const { question, options } = rows;
  await tx
    .insert(profile_questions)
    .values(question)
    .onConflictDoUpdate({ target: profile_questions.id, set: question });
  await tx.delete(question_options).where(
    and(
      eq(question_options.question_id, question.id),
      notInArray(
        question_options.id,
        options.map(({ id }) => id),
      ),
    ),
  );
  for (let start = 0; start < options.length; start += batchSize) {
    await tx
      .insert(question_options)
      .values(options.slice(start, start + batchSize))
      .onConflictDoUpdate({
        target: [question_options.question_id, question_options.id],
        set: {
          position: sql`excluded.position`,
          texts: sql`excluded.texts`,
          folded: sql`excluded.folded`,
        },
      });
  }
}
