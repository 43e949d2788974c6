// The rate limit of a user's tickets. Counted in the database, so that it holds across nodes; networks have a rate limit of
// their own before anything is read (http/calls/limits.ts).
import { TooManyRequests } from '#request/api-error.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { findTicketTimes } from '#store/support/tickets.ts';

const hourMs = 3_600_000;
const maxInAnHour = 10;

/** A ticket that was sent before is not counted as one more. */
export async function assertTicketLimit(
  on: Queryable,
  user: { app_id: string; id: number },
  { id, created_at }: { id: string; created_at: Date },
): Promise<void> {
  const since = new Date(created_at.getTime() - hourMs);
  const others = (await findTicketTimes(on, user, since)).filter((sent) => sent.id !== id);
  const [oldest] = others;
  if (!oldest || others.length < maxInAnHour) return;
  throw new TooManyRequests(Math.ceil((oldest.at.getTime() - since.getTime()) / 1000));
}
