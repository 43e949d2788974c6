import type { ConsoleQueryOf } from '@earnwall/contract/console-call-types';
import { offerCategories, offerPlatforms, offerSorts } from '@earnwall/contract/inventory';
import { itemQueryNames, itemQueryOf, oneOf, withoutUndefined } from '#features/inventory/item-query.ts';

/** As the address has them; their names are those of the call. */
export const queryNames = [...itemQueryNames, 'network', 'category', 'platform'] as const;
export type QueryName = (typeof queryNames)[number];

type Query = ConsoleQueryOf<'console/inventory/get-inventory-offers'>;

/** As the call takes them: what it does not know is left out. */
export function queryOf(given: Partial<Record<QueryName, string>>, app: string | null): Query {
  return withoutUndefined({
    ...itemQueryOf(given, offerSorts, app),
    network: given.network,
    category: oneOf(offerCategories, given.category),
    platform: oneOf(offerPlatforms, given.platform),
  }) as Query;
}
