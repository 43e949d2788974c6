import type { ConsoleQueryOf } from '@earnwall/contract/console-call-types';
import { midnight } from '#features/list/day.ts';
import { stateNames } from '#features/users/account-state.tsx';

/** The filters as the address has them; their names are those of the call. */
export const filterNames = [
  ...(['app', 'q', 'state', 'country', 'seen_since'] as const),
  ...(['balance_min', 'balance_max', 'completes_min', 'reversal_rate_min'] as const),
] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Partial<Record<FilterName, string>>;

type Query = Partial<ConsoleQueryOf<'console/users/get-users'>>;

/** As the call takes them: a day becomes a moment, and what is no state, country or day is left out. Balances go
 * with an app; what is wrong with a number the answer says. */
export function queryOf(filters: Filters, isTest = false): Query {
  const { app, q, state, country, seen_since, balance_min, balance_max } = filters;
  const { completes_min, reversal_rate_min } = filters;
  const since = midnight(seen_since);
  return {
    ...(app && { app }),
    ...(q && { q }),
    ...(state && state in stateNames && { state: state as NonNullable<Query['state']> }),
    ...(country && /^[A-Z]{2}$/.test(country) && { country }),
    ...(since && { seen_since: since }),
    ...(app && balance_min && { balance_min }),
    ...(app && balance_max && { balance_max }),
    ...(app && (balance_min || balance_max) && isTest && { test: true }),
    ...(completes_min && { completes_min }),
    ...(reversal_rate_min && { reversal_rate_min }),
  };
}
