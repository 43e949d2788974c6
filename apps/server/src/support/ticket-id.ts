// The id of a ticket, derived from the idempotency key of its form: a repeated request with that key is the same ticket. The
// derivation is keyed, so that an id cannot be guessed.
import { createHmac, randomUUID } from 'node:crypto';

export function ticketIdOf(
  secret: string,
  user: { app_id: string; id: number },
  key: string | undefined,
): string {
  if (key === undefined) return randomUUID();
  const bytes = createHmac('sha256', secret)
    .update(`ticket:${JSON.stringify([user.app_id, user.id, key])}`)
    .digest()
    .subarray(0, 16);
  // A version 8 uuid: its bits are ours to choose.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Whether a text has the format of a ticket's id. */
export function isTicketId(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
