import type { Offer } from '@earnwall/contract/entities/offer';
import { offerStatus } from '@earnwall/domain/offers/status';

const minuteMs = 60_000;

/**
 * When the time of an opened offer is over, as a moment of this device's clock; `time_left` is minutes, counted from
 * when it was read. The time of one that nobody has opened has not begun.
 */
export function deadlineOf(
  { status, time_left }: Pick<Offer, 'status' | 'time_left'>,
  readAt: number | null,
): string | null {
  if (time_left === null || readAt === null || status === offerStatus.notStarted) return null;
  return new Date(readAt + time_left * minuteMs).toISOString();
}
