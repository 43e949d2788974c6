// A period that has begun, by its name.
import { hasBegun, type Period, periodOf } from '@earnwall/domain/statements/period';
import { ApiError } from '#request/api-error.ts';

export function requirePeriod(name: string, now: Date): Period {
  const period = periodOf(name);
  if (!period) throw new ApiError('unprocessable', 'This is no day and no month.');
  if (!hasBegun(period, now)) throw new ApiError('unprocessable', 'This period has not begun.');
  return period;
}
