/** Where something stands that begins and ends by the clock. What was ended before it began is cancelled. */
export type RunState = 'planned' | 'running' | 'ended' | 'cancelled';

export function runStateOf(starts_at: Date, ends_at: Date | null, now: Date): RunState {
  if (ends_at !== null && ends_at <= starts_at) return 'cancelled';
  if (ends_at !== null && ends_at <= now) return 'ended';
  return starts_at > now ? 'planned' : 'running';
}
