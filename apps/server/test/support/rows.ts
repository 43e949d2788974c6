// Rows that tests start from; whatever a test does not care about is filled in.
import { randomBytes } from 'node:crypto';
import { fold } from '@earnwall/domain/profile/fold';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { createUser, type UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { app_sources, apps } from '#store/schema/apps.ts';
import { clicks } from '#store/schema/clicks.ts';
import { profile_answers, profile_questions, question_options } from '#store/schema/profile.ts';
import { suppliers, surveys } from '#store/schema/surveys.ts';
import { ip_logs, users } from '#store/schema/users.ts';
import { recordDeviceTaken } from '#store/surveys/duplicates.ts';

export const randomHash = (): string => randomBytes(32).toString('base64url');

export async function anApp(
  on: Queryable,
  given: Partial<typeof apps.$inferInsert> = {},
): Promise<AppRecord> {
  const [app] = await on
    .insert(apps)
    .values({
      id: `app-${randomBytes(6).toString('hex')}`,
      name: 'An app',
      secret: randomHash(),
      currency_name: 'Coins',
      exchange_rate_micros: 1_000_000_000n,
      revenue_share_bp: 5000,
      ...given,
    })
    .returning();
  if (!app) throw new Error('The app was not stored');
  return app;
}

export async function aUser(on: Queryable, app: AppRecord, uuid = randomHash()): Promise<UserRecord> {
  return createUser(on, { app_id: app.id, uuid, uhash: randomHash(), country: 'US', source: null });
}

export type SurveyRecord = typeof surveys.$inferSelect;

export async function aSurvey(
  on: Queryable,
  given: Partial<typeof surveys.$inferInsert> = {},
): Promise<SurveyRecord> {
  const supplier = { id: 'a-supplier', name: 'A supplier', entry_url: 'https://supplier.example/enter' };
  await on.insert(suppliers).values(supplier).onConflictDoNothing();
  const [survey] = await on
    .insert(surveys)
    .values({
      ...{ hash: randomHash(), supplier_id: supplier.id, supplier_ref: randomHash() },
      ...{ country: 'US', language: 'en', loi_seconds: 600, payout_micros: 1_000_000n, rank: 1 },
      ...given,
    })
    .returning();
  if (!survey) throw new Error('The survey was not stored');
  return survey;
}

export async function aClick(
  on: Queryable,
  user: UserRecord,
  survey: SurveyRecord,
  given: Partial<typeof clicks.$inferInsert> = {},
): Promise<void> {
  await on.insert(clicks).values({
    ...{ cid: randomHash(), app_id: user.app_id, user_id: user.id },
    ...{ survey_id: survey.id, supplier_id: survey.supplier_id, payout_micros: survey.payout_micros },
    ...{ exchange_rate_micros: 1_000_000_000n, revenue_share_bp: 5000, decimals: 0 },
    ...{ user_reward: 500n, user_reward_without_bonus: 500n, expires_at: new Date('2100-01-01') },
    ...given,
  });
}

/** What an operator changes about an app while people use it. */
export async function changeApp(
  on: Queryable,
  app: AppRecord,
  change: Partial<typeof apps.$inferInsert>,
): Promise<void> {
  await on.update(apps).set(change).where(eq(apps.id, app.id));
}

export async function changeUser(
  on: Queryable,
  user: UserRecord,
  change: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await on
    .update(users)
    .set(change)
    .where(and(eq(users.app_id, user.app_id), eq(users.id, user.id)));
}

export function usersOf(on: Queryable, app: AppRecord): Promise<UserRecord[]> {
  return on.select().from(users).where(eq(users.app_id, app.id));
}

/** A door of the app (`s`), open to everybody unless said otherwise. */
export async function aSource(
  on: Queryable,
  app: AppRecord,
  source: string,
  disabled_countries: string[] = [],
): Promise<void> {
  await on.insert(app_sources).values({ app_id: app.id, source, disabled_countries });
}

/** A survey whose supplier has the respondents service asked; the number tells that service what to say. */
export function aCheckedSurvey(
  on: Queryable,
  number: string,
  given: Partial<typeof surveys.$inferInsert> = {},
): Promise<SurveyRecord> {
  return aSurvey(on, {
    respondent_check: {
      rd_sy_nr: number,
      rd_destination_platform_id: 'a-platform',
      rd_destination_platform_survey_number: `p-${number}`,
    },
    ...given,
  });
}

/** The person takes a survey on the device, and from the network, they last came with. */
export async function takeOnDevice(on: Queryable, user: UserRecord, survey: SurveyRecord): Promise<void> {
  const [visit] = await on
    .select()
    .from(ip_logs)
    .where(and(eq(ip_logs.app_id, user.app_id), eq(ip_logs.user_id, user.id)))
    .orderBy(desc(ip_logs.created_at));
  await recordDeviceTaken(on, user, visit?.address_digest ?? '', survey.id);
}

type NewQuestion = Omit<Partial<typeof profile_questions.$inferInsert>, 'texts'> & {
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

/** A survey that wants these answers, and hence asks these questions. */
export function aTargetedSurvey(
  on: Queryable,
  wants: Readonly<Record<string, readonly string[]>>,
  given: Partial<typeof surveys.$inferInsert> = {},
): Promise<SurveyRecord> {
  const clauses = Object.entries(wants).map(([question, answers]) => ({ question, answers }));
  return aSurvey(on, { targeting: { clauses }, ...given });
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
