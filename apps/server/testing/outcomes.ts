// What was counted of surveys, and what people were told of them.
import type { Device } from '@earnwall/domain/surveys/device';
import { asc, eq, gt } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { exposures } from '#store/schema/exposures.ts';
import { odds_said, survey_outcomes } from '#store/schema/outcomes.ts';

export type ExposureRecord = typeof exposures.$inferSelect;

interface CountedEntries {
  readonly entrants: number;
  readonly completes: number;
  readonly day: Date;
  readonly devices?: readonly Device[];
}

/** As if so many had entered on each of these devices, and their clicks were counted. */
export async function countEntries(
  on: Queryable,
  survey: { id: number },
  { devices = ['desktop'], day, ...counts }: CountedEntries,
): Promise<void> {
  const counted = { survey_id: survey.id, ...counts, day: day.toISOString().slice(0, 10) };
  await on.insert(survey_outcomes).values(devices.map((device) => ({ ...counted, device })));
}

export async function exposureOf(on: Queryable, cid: string): Promise<ExposureRecord | null> {
  const [exposure] = await on.select().from(exposures).where(eq(exposures.cid, cid));
  return exposure ?? null;
}

/** All counters that count anything. */
export async function allOutcomes(on: Queryable) {
  const surveys = await on
    .select()
    .from(survey_outcomes)
    .where(gt(survey_outcomes.entrants, 0))
    .orderBy(asc(survey_outcomes.survey_id), asc(survey_outcomes.device), asc(survey_outcomes.day));
  const said = await on
    .select()
    .from(odds_said)
    .where(gt(odds_said.entrants, 0))
    .orderBy(asc(odds_said.app_id), asc(odds_said.day), asc(odds_said.said));
  return { surveys: surveys.map(({ xid: _, ...counted }) => counted), said };
}
