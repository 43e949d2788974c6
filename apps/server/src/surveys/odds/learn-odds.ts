// Learns from what was counted: how far suppliers' words hold, in each country and everywhere, and how far odds at entry were
// off (OD-01). Nodes take it over with their next refresh.
import { fitIsotonic } from '@earnwall/domain/odds/isotonic';
import { learnSupplier } from '@earnwall/domain/odds/learn-supplier';
import type { Database } from '#store/engine/database.ts';
import { type CountedSurvey, findCountedSurveys, findEntryOutcomes } from '#store/surveys/counted-surveys.ts';
import { findLastLearned, type SupplierRow, saveLearned } from '#store/surveys/learned-odds.ts';

/** A bit less than a day: a run that begins a little early has its turn all the same. */
const nightMs = 23 * 3_600_000;
const all = '*';

export async function isLearningDue(database: Database, now: Date): Promise<boolean> {
  const last = await findLastLearned(database.db);
  return last === null || now.getTime() - last.getTime() >= nightMs;
}

export async function learnOdds(database: Database, now: Date): Promise<void> {
  const surveys = await findCountedSurveys(database.db, now);
  const entries = await findEntryOutcomes(database.db, now);
  const suppliers = learnedFrom(surveys);
  const outcomes = entries.reduce((sum, { entrants }) => sum + entrants, 0);
  await database.transaction((tx) =>
    saveLearned(tx, { suppliers, correction: fitIsotonic(entries), outcomes, at: now }),
  );
}

/** Each survey counts for its supplier and for all of them, in its country and everywhere. */
function learnedFrom(surveys: readonly CountedSurvey[]): SupplierRow[] {
  const groups = new Map<string, { supplier_id: string; country: string; surveys: CountedSurvey[] }>();
  for (const survey of surveys) {
    for (const supplier_id of [survey.supplier_id, all]) {
      for (const country of [survey.country, all]) {
        const key = `${supplier_id}\n${country}`;
        const group = groups.get(key) ?? { supplier_id, country, surveys: [] };
        group.surveys.push(survey);
        groups.set(key, group);
      }
    }
  }
  return Array.from(groups.values(), ({ supplier_id, country, surveys }) => ({
    ...{ supplier_id, country },
    ...learnSupplier(surveys),
  }));
}
