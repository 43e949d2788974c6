// The id of a ticket. Its form chooses a key, and whatever is sent again with that key is the same ticket: somebody who
// heard no answer can send again without asking twice. The id follows from the key, keyed so that nobody can guess it.
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

/** What does not look like an id is no ticket's. */
export function isTicketId(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
