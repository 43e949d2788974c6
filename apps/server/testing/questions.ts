// Questions of the profile, and what people have answered.
import { randomBytes } from 'node:crypto';
import { fold } from '@earnwall/domain/profile/fold';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import type { UserRecord } from '#store/people/users.ts';
import { profile_answers, profile_questions, question_options } from '#store/schema/profile.ts';

export type NewQuestion = Omit<Partial<typeof profile_questions.$inferInsert>, 'texts'> & {
  text?: string;
  /** Texts of the answers to choose from; their ids are the texts themselves. */
  options?: readonly string[];
};

/** A profile question in English, with its answers. */
export async function aQuestion(
  on: Queryable,
  { text = 'A question?', options = [], ...given }: NewQuestion,
): Promise<{ id: string }> {
  const id = given.id ?? `question-${randomBytes(6).toString('hex')}`;
  const row = { type: 'single_choice', digest: id, ...given, id, texts: { en: text } } as const;
  await on.insert(profile_questions).values(row);
  const rows = options.map((option, position) => ({
    ...{ question_id: id, id: option, position },
    ...{ texts: { en: option }, folded: { en: fold(option) } },
  }));
  if (rows.length > 0) await on.insert(question_options).values(rows);
  return { id };
}

/** What somebody told us, just now or long ago. */
export async function anAnswer(
  on: Queryable,
  user: UserRecord,
  question: { id: string },
  answers: string[],
  answered_at = new Date(),
): Promise<void> {
  const { app_id, id: user_id } = user;
  const source = 'qualification';
  await on
    .insert(profile_answers)
    .values({ app_id, user_id, question_id: question.id, answers, source, answered_at });
}

/** All that users of the app have answered. */
export function answersIn(on: Queryable, app: { id: string }) {
  return on.select().from(profile_answers).where(eq(profile_answers.app_id, app.id));
}
