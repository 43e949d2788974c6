import type { ConsoleQueryOf } from '@earnwall/contract/console-call-types';
import { itemStatuses, offerCategories, offerPlatforms, offerSorts } from '@earnwall/contract/inventory';

/** As the address has them; their names are those of the call. */
export const queryNames = [
  'search',
  'network',
  'category',
  'platform',
  'country',
  'status',
  'featured',
  'sort',
  'order',
] as const;
export type QueryName = (typeof queryNames)[number];

type Query = ConsoleQueryOf<'console/inventory/get-inventory-offers'>;

const oneOf = <Value extends string>(known: readonly Value[], given: string | undefined): Value | undefined =>
  known.find((value) => value === given);

/** As the call takes them: what it does not know is left out. */
export function queryOf(given: Partial<Record<QueryName, string>>, app: string | null): Query {
  const { search, network, country } = given;
  const known = {
    ...{ search, network, app: app ?? undefined },
    country: country && /^[A-Z]{2}$/.test(country) ? country : undefined,
    category: oneOf(offerCategories, given.category),
    platform: oneOf(offerPlatforms, given.platform),
    status: oneOf(itemStatuses, given.status),
    featured: oneOf(['1'], given.featured),
    sort: oneOf(offerSorts, given.sort),
    order: oneOf(['asc', 'desc'], given.order),
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}

/** Whether anything but the order was chosen. */
export const isFiltered = ({ sort: _, order: __, ...rest }: Partial<Record<QueryName, string>>): boolean =>
  Object.keys(rest).length > 0;
