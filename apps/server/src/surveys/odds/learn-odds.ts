// Learns from what was counted: how far suppliers' words hold, in each country and everywhere, and how far odds at entry were
// off (OD-01). Nodes take it over with their next refresh.
import { fitIsotonic } from '@earnwall/domain/odds/isotonic';
import { learnSuppliers } from '@earnwall/domain/odds/learn-suppliers';
import type { Database } from '#store/engine/database.ts';
import { findCountedSurveys, findEntryOutcomes } from '#store/surveys/counted-surveys.ts';
import { findLastLearned, saveLearned } from '#store/surveys/learned-odds.ts';

/** A bit less than a day: a run that begins a little early has its turn all the same. */
const nightMs = 23 * 3_600_000;

export async function isLearningDue(database: Database, now: Date): Promise<boolean> {
  const last = await findLastLearned(database.db);
  return last === null || now.getTime() - last.getTime() >= nightMs;
}

export async function learnOdds(database: Database, now: Date): Promise<void> {
  const surveys = await findCountedSurveys(database.db, now);
  const entries = await findEntryOutcomes(database.db, now);
  const suppliers = learnSuppliers(surveys);
  const outcomes = entries.reduce((sum, { entrants }) => sum + entrants, 0);
  await database.transaction((tx) =>
    saveLearned(tx, { suppliers, correction: fitIsotonic(entries), outcomes, at: now }),
  );
}
