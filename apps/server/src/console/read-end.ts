// What "End now" and its Undo make of an end: now, or the one before, as long as that is ahead.
import { runStateOf } from '@earnwall/domain/zones/run-state';
import { fieldError } from '#console/field-error.ts';
import { ApiError } from '#request/api-error.ts';

interface Ending {
  readonly starts_at: Date;
  readonly ends_at: Date | null;
}

/** `asked`: absent is now, null is without an end. */
export function readEnd(
  { starts_at, ends_at }: Ending,
  asked: string | null | undefined,
  now: Date,
): Date | null {
  if (asked === undefined) {
    const state = runStateOf(starts_at, ends_at, now);
    if (state === 'ended' || state === 'cancelled') throw new ApiError('conflict', 'It has ended already.');
    // Of what has not begun nothing is left.
    return starts_at > now ? starts_at : now;
  }
  const end = asked === null ? null : new Date(asked);
  if (end !== null && end <= starts_at) throw fieldError('ends_at', 'The end must be after the start.');
  if (end !== null && end <= now) throw fieldError('ends_at', 'The end must be ahead.');
  return end;
}
