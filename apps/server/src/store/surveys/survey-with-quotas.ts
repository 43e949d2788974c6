// One survey with everything a qualification needs: whether it is open, its targeting, and its quotas.
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { suppliers, survey_quotas, surveys } from '#store/schema/surveys.ts';

type SurveyRow = typeof surveys.$inferSelect;
type QuotaRow = Pick<typeof survey_quotas.$inferSelect, 'targeting' | 'remaining'>;

export interface SurveyWithQuotas extends SurveyRow {
  /** Open at the supplier, and the supplier itself is live. */
  isOpen: boolean;
  quotas: QuotaRow[];
}

export async function findSurvey(on: Queryable, hash: string): Promise<SurveyWithQuotas | null> {
  const [found] = await on
    .select({ survey: surveys, supplierStatus: suppliers.status })
    .from(surveys)
    .innerJoin(suppliers, eq(suppliers.id, surveys.supplier_id))
    .where(eq(surveys.hash, hash))
    .prepare('survey_by_hash')
    .execute();
  if (!found) return null;
  const quotas = await on
    .select({ targeting: survey_quotas.targeting, remaining: survey_quotas.remaining })
    .from(survey_quotas)
    .where(eq(survey_quotas.survey_id, found.survey.id))
    .orderBy(asc(survey_quotas.id))
    .prepare('quotas_of_survey')
    .execute();
  const isOpen = found.survey.status === 'open' && found.supplierStatus === 'live';
  return { ...found.survey, isOpen, quotas };
}
