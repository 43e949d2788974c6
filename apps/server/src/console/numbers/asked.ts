// What is asked of Numbers, with all that was left out filled in: dates of a zone, what they are compared with, filters.
import type { ConsoleQueryOf } from '@earnwall/contract/console-call-types';
import { maxHourDays, maxNumbersDays, noKey, type Split } from '@earnwall/contract/numbers';
import { countDays } from '@earnwall/domain/numbers/dates';
import { comparedWith, type DateRange, namedPeriod } from '@earnwall/domain/numbers/period';
import { type Clock, clockOf } from '@earnwall/domain/numbers/zone';
import { fieldError } from '#console/field-error.ts';
import { ApiError } from '#request/api-error.ts';
import type { Operator } from '#request/operator.ts';

type Query = ConsoleQueryOf<'console/numbers/get-numbers'>;

export interface AskedNumbers {
  readonly range: DateRange;
  readonly compared: DateRange | null;
  readonly zone: string;
  readonly clock: Clock;
  readonly split: Split;
  readonly app_id: string | null;
  readonly test: boolean;
  /** Empty for an unknown country, a missing supplier. */
  readonly country: string | undefined;
  readonly supplier: string | undefined;
  readonly kind: Query['kind'];
  /** Operators see suppliers; publishers do not. */
  readonly isOperator: boolean;
  /** Those who may see the payouts of all publishers see them here as well (decision 0125). */
  readonly seesPayouts: boolean;
}

export function askedNumbers(
  query: Query,
  { scope, capabilities }: Pick<Operator, 'scope' | 'capabilities'>,
  now: Date,
): AskedNumbers {
  const { zone = 'UTC', split = 'country', compare = 'weekdays', test = false } = query;
  const isOperator = scope === 'all';
  if (!isOperator && (query.supplier !== undefined || split === 'supplier'))
    throw new ApiError('forbidden', 'Numbers by supplier are for operators.');
  const clock = clockOf(zone);
  if (!clock) throw fieldError('zone', 'There is no such time zone.');
  const range = rangeOf(query, clock(now).date);
  const days = countDays(range.from, range.to);
  if (days < 1) throw fieldError('to', 'The last day is before the first one.');
  if (days > maxNumbersDays) throw fieldError('from', `A period has at most ${maxNumbersDays} days.`);
  if (split === 'hour' && days > maxHourDays)
    throw fieldError('split', `Hours are listed for at most ${maxHourDays} days.`);
  return {
    ...{ range, compared: comparedWith(range, compare), zone, clock, split, test, isOperator },
    ...{ app_id: query.app ?? null, kind: query.kind },
    seesPayouts: isOperator && capabilities.has('payouts:read'),
    country: withoutNone(query.country),
    supplier: withoutNone(query.supplier),
  };
}

function rangeOf({ from, to, period = 'yesterday' }: Query, today: string): DateRange {
  if (from === undefined && to === undefined) return namedPeriod(period, today);
  if (from === undefined) throw fieldError('from', 'A period needs its first day, too.');
  if (to === undefined) throw fieldError('to', 'A period needs its last day, too.');
  return { from, to };
}

const withoutNone = (key: string | undefined): string | undefined => (key === noKey ? '' : key);
