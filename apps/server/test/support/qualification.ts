// People on the way into surveys, as the panel would send them.
import type { Qualification } from '@earnwall/contract/entities/qualification';
import type { Question } from '@earnwall/contract/entities/question';
import { and, eq } from 'drizzle-orm';
import type { AppRecord } from '#store/publishers/apps.ts';
import { clicks } from '#store/schema/clicks.ts';
import { profile_answers } from '#store/schema/profile.ts';
import { aUser } from '#testing/people.ts';
import type { SurveyRecord } from '#testing/surveys.ts';
import type { Asked, TestServer } from './server.ts';

export interface Person {
  uhash: string;
  begin(
    survey: SurveyRecord | string,
    more?: Partial<Asked> & { subid?: object; policy_optin?: 0 | 1 },
  ): Promise<Answered>;
  answer(
    survey: SurveyRecord | string,
    question: string,
    answer: string[],
    more?: Partial<Body>,
  ): Promise<Answered>;
  skip(survey: SurveyRecord | string, question: string): Promise<Answered>;
  /** Back from this question. */
  back(survey: SurveyRecord | string, question: string): Promise<Answered>;
  answers(): Promise<Record<string, string[]>>;
  clicks(): Promise<(typeof clicks.$inferSelect)[]>;
  user: Awaited<ReturnType<typeof aUser>>;
}

interface Answered {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

interface Body {
  uhash: string;
  skip_question: boolean;
  change: boolean;
}

const hashOf = (survey: SurveyRecord | string) => (typeof survey === 'string' ? survey : survey.hash);

/** Somebody who has accepted the policy. */
export async function aPerson(server: TestServer, app: AppRecord, uuid?: string): Promise<Person> {
  const { db } = server.database;
  const user = await aUser(db, app, uuid);
  const { uhash } = user;
  const post = (survey: SurveyRecord | string, question: string, answer: string[], more: Partial<Body>) =>
    server.call('qualification/post-answers', {
      as: uhash,
      body: { survey: hashOf(survey), question, answer, uhash, skip_question: false, ...more },
    });
  return {
    user,
    uhash,
    begin: (survey, { subid, policy_optin = 1, ...asked } = {}) =>
      server.call('qualification/post-qualification', {
        as: uhash,
        body: { survey: hashOf(survey), policy_optin, ...(subid && { subid }) },
        ...asked,
      }),
    answer: (survey, question, answer, more = {}) => post(survey, question, answer, more),
    skip: (survey, question) => post(survey, question, [], { skip_question: true }),
    back: (survey, question) =>
      server.call('qualification/post-qualification', {
        as: uhash,
        body: { survey: hashOf(survey), policy_optin: 1, before: question },
      }),
    answers: async () => {
      const rows = await db
        .select()
        .from(profile_answers)
        .where(and(eq(profile_answers.app_id, app.id), eq(profile_answers.user_id, user.id)));
      return Object.fromEntries(rows.map(({ question_id, answers }) => [question_id, answers]));
    },
    clicks: () =>
      db
        .select()
        .from(clicks)
        .where(and(eq(clicks.app_id, app.id), eq(clicks.user_id, user.id)))
        .orderBy(clicks.opened_at, clicks.cid),
  };
}

/** The question of an accepted or refused answer. */
export function questionOf({ body }: { body: Record<string, unknown> }): Question {
  const { questions } = body as Extract<Qualification, { status: 'accepted' }>;
  return questions.current;
}

const profile: Readonly<Record<string, string[]>> = {
  ...{ gender: ['male'], birthday: ['1990-05-17'], zip: ['94103'], education: ['master'] },
  ...{ employment: ['full_time'], household_income: ['60k_80k'], marital_status: ['single'] },
  ...{ children_at_home: ['none'], devices: ['laptop'] },
};

/** Answers all that the onboarding survey asks. */
export async function completeProfile(person: Person, onboarding: SurveyRecord): Promise<Answered> {
  let answer = await person.begin(onboarding);
  while (answer.body.status === 'accepted') {
    const { id } = questionOf(answer);
    answer = await person.answer(onboarding, id, profile[id] ?? []);
  }
  return answer;
}
