// Entry links that a supplier makes once for each survey.
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { surveys } from '#store/schema/surveys.ts';

/** The survey's link: this one, or the one that another request stored first. */
export async function keepEntryLink(on: Queryable, survey_id: number, link: string): Promise<string> {
  await on
    .update(surveys)
    .set({ entry_link: link })
    .where(and(eq(surveys.id, survey_id), isNull(surveys.entry_link)));
  const [survey] = await on
    .select({ entry_link: surveys.entry_link })
    .from(surveys)
    .where(eq(surveys.id, survey_id));
  return survey?.entry_link ?? link;
}
