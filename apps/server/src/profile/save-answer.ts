// Checks and saves an answer of the profile: the same rules and effects for a qualification and a review.
import { type CheckedAnswer, checkAnswer } from '@earnwall/domain/profile/check-answer';
import { birthdayQuestion } from '@earnwall/domain/profile/respondent';
import { isSameAnswer } from '@earnwall/domain/profile/same-answers';
import type { Language } from '@earnwall/i18n/languages';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { insertAnswerChange } from '#store/people/answer-changes.ts';
import { saveAnswer } from '#store/people/profile.ts';
import { findOptions, type QuestionRecord } from '#store/people/questions.ts';
import { invalidateList, updateUser } from '#store/people/users.ts';
import { answerDigest } from './answer-digest.ts';

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

type Answer = Parameters<typeof saveAnswer>[2];

/** The user's list changes with it, so that cached copies are invalidated; that it was another one before is noted. */
export async function storeAnswer(
  tx: Tx,
  secret: string,
  user: { app_id: string; id: number },
  answer: Answer,
): Promise<void> {
  const before = await saveAnswer(tx, user, answer);
  if (before && !isSameAnswer(before, answer.answers)) await noteChange(tx, secret, user, before, answer);
  if (answer.question_id === birthdayQuestion) {
    await updateUser(tx, user, { birthday: answer.answers[0] ?? null });
  }
  await invalidateList(tx, user);
}

async function noteChange(
  tx: Tx,
  secret: string,
  user: { app_id: string; id: number },
  before: readonly string[],
  { question_id, answers, at }: Answer,
): Promise<void> {
  const asked = { app_id: user.app_id, user_id: user.id, question_id };
  const before_digest = answerDigest(secret, asked, before);
  await insertAnswerChange(tx, {
    ...{ ...asked, at, before_digest, after_digest: answerDigest(secret, asked, answers) },
  });
}
