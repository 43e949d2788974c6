// Users' answers. One row per user and question: the last answer counts.
import type { StoredAnswer } from '@earnwall/domain/profile/freshness';
import { and, eq, ne, sql } from 'drizzle-orm';
import { prepared } from '#store/engine/prepared.ts';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { type answerSources, profile_answers, profile_questions } from '#store/schema/profile.ts';

type UserKey = { app_id: string; id: number };

export interface ProfileAnswer extends StoredAnswer {
  readonly source: (typeof answerSources)[number];
}

const answersOfUser = prepared((on) =>
  on
    .select({
      question_id: profile_answers.question_id,
      answers: profile_answers.answers,
      answered_at: profile_answers.answered_at,
      source: profile_answers.source,
      shelf_life_days: profile_questions.shelf_life_days,
    })
    .from(profile_answers)
    .innerJoin(profile_questions, eq(profile_questions.id, profile_answers.question_id))
    .where(
      and(
        eq(profile_answers.app_id, sql.placeholder('app_id')),
        eq(profile_answers.user_id, sql.placeholder('user_id')),
      ),
    )
    .prepare('answers_of_user'),
);

/** All answers, fresh and stale; `respondentOf` selects those that may be used. */
export function findProfile(on: Queryable, user: UserKey): Promise<ProfileAnswer[]> {
  return answersOfUser(on).execute({ app_id: user.app_id, user_id: user.id });
}

/** Resolves to what was answered before; null where nothing was. */
export async function saveAnswer(
  tx: Tx,
  user: UserKey,
  given: {
    question_id: string;
    answers: readonly string[];
    source: (typeof answerSources)[number];
    at: Date;
  },
): Promise<string[] | null> {
  const { question_id, source } = given;
  const [before] = await tx
    .select({ answers: profile_answers.answers })
    .from(profile_answers)
    .where(
      and(
        eq(profile_answers.app_id, user.app_id),
        eq(profile_answers.user_id, user.id),
        eq(profile_answers.question_id, question_id),
      ),
    )
    .for('update')
    .prepare('answer_to_question')
    .execute();
  const answer = { answers: [...given.answers], source, answered_at: given.at };
  await tx
    .insert(profile_answers)
    .values({ app_id: user.app_id, user_id: user.id, question_id, ...answer })
    .onConflictDoUpdate({
      target: [profile_answers.app_id, profile_answers.user_id, profile_answers.question_id],
      set: answer,
    })
    .prepare('save_answer')
    .execute();
  return before?.answers ?? null;
}

/** Dates every answer as of now: the user has confirmed all of them. */
export async function confirmAnswers(tx: Tx, user: UserKey, at: Date): Promise<void> {
  await tx
    .update(profile_answers)
    .set({ answered_at: at })
    .where(and(eq(profile_answers.app_id, user.app_id), eq(profile_answers.user_id, user.id)));
}

/** Deletes the user's own answers, or the one to this question; resolves to the questions of those deleted. */
export async function deleteAnswers(tx: Tx, user: UserKey, question_id?: string): Promise<string[]> {
  const deleted = await tx
    .delete(profile_answers)
    .where(
      and(
        eq(profile_answers.app_id, user.app_id),
        eq(profile_answers.user_id, user.id),
        ne(profile_answers.source, 'publisher'),
        question_id === undefined ? undefined : eq(profile_answers.question_id, question_id),
      ),
    )
    .returning({ question_id: profile_answers.question_id });
  return deleted.map((row) => row.question_id);
}
