// Checks and saves an answer of the profile: the same rules and effects for a qualification and a review.
import { type CheckedAnswer, checkAnswer } from '@earnwall/domain/profile/check-answer';
import { birthdayQuestion } from '@earnwall/domain/profile/respondent';
import type { Language } from '@earnwall/i18n/languages';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { saveAnswer } from '#store/people/profile.ts';
import { findOptions, type QuestionRecord } from '#store/people/questions.ts';
import { invalidateList, updateUser } from '#store/people/users.ts';

export async function checkGiven(
  on: Queryable,
  question: QuestionRecord,
  given: readonly string[],
  { language, now, country }: { language: Language; now: Date; country: string | null },
): Promise<CheckedAnswer> {
  const options = await findOptions(on, [question.id], language, given);
  const isOption = (id: string) => options.some((option) => option.id === id);
  return checkAnswer(question, given, { isOption, now, country });
}

/** The user's list changes with it, so that cached copies are invalidated. */
export async function storeAnswer(
  tx: Tx,
  user: { app_id: string; id: number },
  answer: Parameters<typeof saveAnswer>[2],
): Promise<void> {
  await saveAnswer(tx, user, answer);
  if (answer.question_id === birthdayQuestion) {
    await updateUser(tx, user, { birthday: answer.answers[0] ?? null });
  }
  await invalidateList(tx, user);
}
