// A ticket as the form sends it.
import { randomBytes } from 'node:crypto';
import type { UserRecord } from '#store/people/users.ts';
import type { Sample } from '#testing/crashes/ticket-files.ts';

export interface TicketDraft {
  email?: string | null;
  text?: string | null;
  uhash?: string | null;
  attempt?: string;
  kind?: string;
  key?: string;
  files?: readonly Sample[];
}

/** Null leaves a field out; whatever a test does not care about is right. */
export function ticketForm(user: UserRecord, draft: TicketDraft = {}): FormData {
  const { files = [], ...texts } = draft;
  const form = new FormData();
  const fields = { email: 'ada@example.com', text: 'Where are my coins?', uhash: user.uhash, ...texts };
  for (const [field, value] of Object.entries(fields)) if (value != null) form.append(field, value);
  for (const { name, type, bytes } of files) form.append('files[]', new Blob([bytes], { type }), name);
  return form;
}

/** Everybody has their own address, so that the rate limit of an address does not matter. */
export function anAddress(): { 'x-forwarded-for': string } {
  const [second, third, fourth] = randomBytes(3);
  return { 'x-forwarded-for': `8.${second}.${third}.${fourth}` };
}
