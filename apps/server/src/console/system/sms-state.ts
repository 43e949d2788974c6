// Messages to phones: what each country has used of its budget today, and what the provider did not take this hour.
import type { Context } from '#request/context.ts';
import { findFailures, findSentByCountry } from '#store/people/sms-counters.ts';

export async function smsState({ config, database, now }: Pick<Context, 'config' | 'database' | 'now'>) {
  const { dailyBudget, countryBudgets } = config.sms;
  const [sent, failed] = await Promise.all([
    findSentByCountry(database.db, now()),
    findFailures(database.db, now()),
  ]);
  const countries = sent.map((each) => ({ ...each, budget: countryBudgets[each.country] ?? dailyBudget }));
  return { countries, failed };
}
