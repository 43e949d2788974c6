// A user deletes answers of their profile (decision 0109). What was derived from them goes with them: the birthday of the
// account, every cached list, and that they were changed.
import { birthdayQuestion } from '@earnwall/domain/profile/respondent';
import type { Tx } from '#store/engine/queryable.ts';
import { deleteAnswerChanges } from '#store/people/answer-changes.ts';
import { deleteAnswers } from '#store/people/profile.ts';
import { invalidateList, updateUser } from '#store/people/users.ts';

/** One answer, or all of them; resolves to how many there were. */
export async function deleteOwnAnswers(
  tx: Tx,
  user: { app_id: string; id: number },
  question?: string,
): Promise<number> {
  const deleted = await deleteAnswers(tx, user, question);
  if (deleted.includes(birthdayQuestion)) await updateUser(tx, user, { birthday: null });
  if (deleted.length > 0) {
    await deleteAnswerChanges(tx, user, deleted);
    await invalidateList(tx, user);
  }
  return deleted.length;
}
