import { monthOf } from '@earnwall/domain/payouts/month';
import { hasBegun, type Period } from '@earnwall/domain/statements/period';
import { ApiError } from '#request/api-error.ts';

/** A month that has begun; none other is to be found. */
export function requireMonth(name: string, now: Date): Period {
  const month = monthOf(name);
  if (!month || !hasBegun(month, now)) throw new ApiError('not-found', 'This month has not begun.');
  return month;
}
