import type { ConsoleQueryOf } from '@earnwall/contract/console-call-types';
import { itemStatuses, surveyDevices, surveySorts, whyNotReasons } from '@earnwall/contract/inventory';

/** As the address has them; their names are those of the call. */
export const queryNames = [
  'search',
  'supplier',
  'country',
  'status',
  'device',
  'hot',
  'featured',
  'user',
  'reason',
  'question',
  'sort',
  'order',
] as const;
export type QueryName = (typeof queryNames)[number];

type Query = ConsoleQueryOf<'console/inventory/get-inventory-surveys'>;

const oneOf = <Value extends string>(known: readonly Value[], given: string | undefined): Value | undefined =>
  known.find((value) => value === given);

/** As the call takes them: what it does not know is left out. */
export function queryOf(given: Partial<Record<QueryName, string>>, app: string | null): Query {
  const { search, supplier, country, user, question } = given;
  const known = {
    ...{ search, supplier, question, user: user?.includes(':') ? user : undefined, app: app ?? undefined },
    country: country && /^[A-Z]{2}$/.test(country) ? country : undefined,
    status: oneOf(itemStatuses, given.status),
    device: oneOf(surveyDevices, given.device),
    hot: oneOf(['1'], given.hot),
    featured: oneOf(['1'], given.featured),
    reason: oneOf([...whyNotReasons, 'shown'], given.reason),
    sort: oneOf(surveySorts, given.sort),
    order: oneOf(['asc', 'desc'], given.order),
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}

/** Whether anything but the order was chosen. */
export const isFiltered = ({ sort: _, order: __, ...rest }: Partial<Record<QueryName, string>>): boolean =>
  Object.keys(rest).length > 0;

/** Two filters of the call, chosen as one. */
export function markOf({ hot, featured }: Partial<Record<QueryName, string>>): string | undefined {
  if (hot && featured) return 'both';
  if (hot) return 'hot';
  return featured ? 'featured' : undefined;
}

export const flagsOf = (mark: string | null) => ({
  hot: mark === 'hot' || mark === 'both' ? '1' : null,
  featured: mark === 'featured' || mark === 'both' ? '1' : null,
});
