// Names of suppliers and networks, for filters.
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { offer_networks } from '#store/schema/offers.ts';
import { suppliers, surveys } from '#store/schema/surveys.ts';

export const findSupplierNames = (on: Queryable) =>
  on.select({ id: suppliers.id, name: suppliers.name }).from(suppliers).orderBy(asc(suppliers.name));

export const findNetworkNames = (on: Queryable) =>
  on
    .select({ id: offer_networks.id, name: offer_networks.name })
    .from(offer_networks)
    .orderBy(asc(offer_networks.name));

export async function findSupplierName(on: Queryable, id: string): Promise<string> {
  const [found] = await on.select({ name: suppliers.name }).from(suppliers).where(eq(suppliers.id, id));
  return found?.name ?? id;
}

/** Those that open surveys are for. */
export async function findSurveyCountries(on: Queryable): Promise<string[]> {
  const found = await on
    .selectDistinct({ country: surveys.country })
    .from(surveys)
    .where(eq(surveys.status, 'open'))
    .orderBy(surveys.country);
  return found.map(({ country }) => country);
}
