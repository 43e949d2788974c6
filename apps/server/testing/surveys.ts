// Surveys of suppliers; whatever a test does not care about is filled in.
import { eq } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { single_survey_links } from '#store/schema/links.ts';
import { suppliers, surveys } from '#store/schema/surveys.ts';
import { findCursor } from '#store/surveys/supplier-cursors.ts';
import { randomHash } from './random-hash.ts';

export type SurveyRecord = typeof surveys.$inferSelect;
export type NewSurvey = Partial<typeof surveys.$inferInsert>;

export async function aSurvey(on: Queryable, given: NewSurvey = {}): Promise<SurveyRecord> {
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

/** A survey whose supplier has the respondents service asked; the number selects that service's answer. */
export function aCheckedSurvey(on: Queryable, number: string, given: NewSurvey = {}): Promise<SurveyRecord> {
  return aSurvey(on, {
    respondent_check: {
      rd_sy_nr: number,
      rd_destination_platform_id: 'a-platform',
      rd_destination_platform_survey_number: `p-${number}`,
    },
    ...given,
  });
}

/** A survey targeted at these answers, which hence asks these questions. */
export function aTargetedSurvey(
  on: Queryable,
  wants: Readonly<Record<string, readonly string[]>>,
  given: NewSurvey = {},
): Promise<SurveyRecord> {
  const clauses = Object.entries(wants).map(([question, answers]) => ({ question, answers }));
  return aSurvey(on, { targeting: { clauses }, ...given });
}

/** What its supplier or an operator changes about it while people take it. */
export async function changeSurvey(on: Queryable, survey: { id: number }, change: NewSurvey): Promise<void> {
  await on.update(surveys).set(change).where(eq(surveys.id, survey.id));
}

/** A link of the publisher's that leads to this survey alone; answers its hash. */
export async function aSurveyLink(
  on: Queryable,
  app: { id: string },
  survey: { id: number },
): Promise<string> {
  const hash = randomHash();
  await on.insert(single_survey_links).values({ hash, app_id: app.id, survey_id: survey.id });
  return hash;
}

/** Whether the supplier's inventory has been read at least once. */
export async function isInventoryRead(on: Queryable, supplierId: string): Promise<boolean> {
  return (await findCursor(on, supplierId)) !== null;
}
