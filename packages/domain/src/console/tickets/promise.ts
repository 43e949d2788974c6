// A user's message is answered within 24 hours. The clock runs from the oldest message without an answer, and stops when
// the ticket is answered or closed.

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export const promiseMs = 24 * hourMs;
/** From here on it needs someone. */
export const halfPromiseMs = promiseMs / 2;
export const lastHoursMs = 6 * hourMs;

export interface Promised {
  readonly urgency: 'late' | 'urgent' | 'soon' | 'calm';
  /** What is left of it, from 1 to 0. */
  readonly share: number;
  /** `4 h 50 left`, `50 min left`, `3 h late`. */
  readonly text: string;
  readonly due_at: Date;
}

interface Waiting {
  readonly state: 'open' | 'answered' | 'closed';
  readonly waiting_since: Date;
}

/** Null where nobody waits. */
export function promiseOf({ state, waiting_since }: Waiting, now: Date): Promised | null {
  if (state !== 'open') return null;
  const due_at = new Date(waiting_since.getTime() + promiseMs);
  const left = Math.min(due_at.getTime() - now.getTime(), promiseMs);
  return {
    urgency: left < 0 ? 'late' : left <= lastHoursMs ? 'urgent' : left <= halfPromiseMs ? 'soon' : 'calm',
    share: Math.max(0, left / promiseMs),
    text: left < 0 ? `${roughly(-left)} late` : `${exactly(left)} left`,
    due_at,
  };
}

/** To the minute. */
function exactly(ms: number): string {
  const minutes = Math.floor(ms / minuteMs);
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (whole === 0) return `${rest} min`;
  return rest === 0 ? `${whole} h` : `${whole} h ${String(rest).padStart(2, '0')}`;
}

/** What is late is late: the largest unit says how much. */
function roughly(ms: number): string {
  if (ms < hourMs) return `${Math.max(1, Math.floor(ms / minuteMs))} min`;
  return ms < 2 * dayMs ? `${Math.floor(ms / hourMs)} h` : `${Math.floor(ms / dayMs)} days`;
}
