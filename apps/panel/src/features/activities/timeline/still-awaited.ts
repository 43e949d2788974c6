import type { Timeline } from '@earnwall/contract/entities/timeline';

/** A timeline that was read before its deadline, and is shown after it, waits for nothing any more. */
export function stillAwaited<T extends Pick<Timeline, 'waits_until'>>(timeline: T, now: Date): T {
  const { waits_until } = timeline;
  return waits_until !== null && new Date(waits_until) <= now ? { ...timeline, waits_until: null } : timeline;
}
