import type { ConsoleQueryOf } from '@earnwall/contract/console-call-types';
import { surveyDevices, surveySorts, whyNotReasons } from '@earnwall/contract/inventory';
import { itemQueryNames, itemQueryOf, oneOf, withoutUndefined } from '#features/inventory/item-query.ts';

/** As the address has them; their names are those of the call. */
export const queryNames = [
  ...itemQueryNames,
  'supplier',
  'device',
  'hot',
  'user',
  'reason',
  'question',
] as const;
export type QueryName = (typeof queryNames)[number];

type Query = ConsoleQueryOf<'console/inventory/get-inventory-surveys'>;

/** As the call takes them: what it does not know is left out. */
export function queryOf(given: Partial<Record<QueryName, string>>, app: string | null): Query {
  const { supplier, user, question } = given;
  return withoutUndefined({
    ...itemQueryOf(given, surveySorts, app),
    ...{ supplier, question, user: user?.includes(':') ? user : undefined },
    device: oneOf(surveyDevices, given.device),
    hot: oneOf(['1'], given.hot),
    reason: oneOf([...whyNotReasons, 'shown'], given.reason),
  }) as Query;
}

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
