// Changes of users' answers, as digests.
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { answer_changes } from '#store/schema/answer-changes.ts';

export type NewAnswerChange = Omit<typeof answer_changes.$inferInsert, 'id'>;

export async function insertAnswerChange(tx: Tx, change: NewAnswerChange): Promise<void> {
  await tx.insert(answer_changes).values(change);
}

/** What is known of earlier answers goes with the answers themselves. */
export async function deleteAnswerChanges(
  tx: Tx,
  user: { app_id: string; id: number },
  questions: readonly string[],
): Promise<void> {
  const { app_id, user_id, question_id } = answer_changes;
  await tx
    .delete(answer_changes)
    .where(and(eq(app_id, user.app_id), eq(user_id, user.id), inArray(question_id, [...questions])));
}

/** How many rows were deleted. */
export async function deleteOldAnswerChanges(on: Queryable, before: Date): Promise<number> {
  const { rowCount } = await on.delete(answer_changes).where(lt(answer_changes.at, before));
  return rowCount ?? 0;
}
