// How the sandbox network says that something has happened in an offer: by a message signed over its bytes.
import * as z from 'zod';
import type { NetworkEvent } from '#ports/offer-network.ts';
import type { CallbackRefusal, RawMessage } from '#ports/supplier.ts';
import { areSignedBytes, type SigningKeys } from './signatures.ts';

/** Names are plain ASCII without spaces; whatever else comes is none of theirs. */
const word = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\x21-\x7e]+$/);

const eventForm = z.object({
  transaction: word(200),
  click: word(200),
  event: word(100),
  at: z.iso.datetime({ offset: true }),
  reverses: word(200).nullish(),
});

export function readEvent({ headers, body }: RawMessage, keys: SigningKeys): NetworkEvent | CallbackRefusal {
  const signature = headers['x-signature'];
  if (typeof signature !== 'string') return 'unsigned';
  if (!areSignedBytes(body, signature, keys)) return 'forged';
  const message = eventForm.safeParse(parseJson(Buffer.from(body).toString('utf8')));
  if (!message.success) return 'unreadable';
  const { transaction, click, event, at, reverses } = message.data;
  return { transaction, click, event_ref: event, occurred_at: new Date(at), reverses: reverses ?? null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
