// Local times of a request as moments; what is wrong with them joins what is wrong with the rest.
import {
  type LocalSchedule,
  type ReadSchedule,
  readSchedule,
  type Schedule,
} from '@earnwall/domain/zones/schedule';
import { ApiError, type FieldErrors } from '#request/api-error.ts';

export interface ReadTimes {
  readonly schedule: Schedule;
  /** Which one is meant of a time that comes twice. */
  readonly notes: readonly string[];
}

/** Refuses with everything that is wrong at once. */
export function readTimes(
  given: LocalSchedule,
  now: Date,
  wanted: Parameters<typeof readSchedule>[2],
  others: FieldErrors,
): ReadTimes {
  const read: ReadSchedule = readSchedule(given, now, wanted);
  const ofTimes = read.ok ? [] : Object.entries(read.errors).map(([field, sentence]) => [field, [sentence]]);
  const errors: FieldErrors = { ...others, ...Object.fromEntries(ofTimes) };
  if (!read.ok || Object.keys(errors).length > 0)
    throw new ApiError('unprocessable', 'Some of this is not right: see each field.', errors);
  return { schedule: read.schedule, notes: Object.values(read.notes) };
}
