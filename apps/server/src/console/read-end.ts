// What "End now" and its Undo make of an end: now, or the one that "End now" has replaced, as long as that is ahead and
// nothing was changed since (decision 0128).
import { runStateOf } from '@earnwall/domain/zones/run-state';
import { fieldError } from '#console/field-error.ts';
import { ApiError } from '#request/api-error.ts';
import type { ReplacedEnd } from '#store/console/replaced-end.ts';

interface Ending {
  readonly starts_at: Date;
  readonly ends_at: Date | null;
}

export function endNow({ starts_at, ends_at }: Ending, now: Date): Date {
  const state = runStateOf(starts_at, ends_at, now);
  if (state === 'ended' || state === 'cancelled') throw new ApiError('conflict', 'It has ended already.');
  // Of what has not begun nothing is left.
  return starts_at > now ? starts_at : now;
}

/** `asked`: null is without an end. */
export function formerEnd(asked: string | null, replaced: ReplacedEnd | null, now: Date): Date | null {
  if (!replaced)
    throw new ApiError(
      'conflict',
      'It was not ended by hand, or was changed since: there is no end to give back.',
    );
  const end = replaced.ends_at === null ? null : new Date(replaced.ends_at);
  const wanted = asked === null ? null : new Date(asked);
  if (wanted?.getTime() !== end?.getTime())
    throw new ApiError(
      'conflict',
      `Only the end it had before can be given back: ${replaced.ends_at ?? 'none'}. Plan a new one for another.`,
    );
  if (end !== null && end <= now) throw fieldError('ends_at', 'The end must be ahead.');
  return end;
}
