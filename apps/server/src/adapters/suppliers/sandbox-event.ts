// How the sandbox network says that something has happened in an offer: by a message signed over its bytes.
import * as z from 'zod';
import type { NetworkEvent } from '#ports/offer-network.ts';
import type { RawMessage, Verified } from '#ports/signed-message.ts';
import type { SigningKeys } from './signatures.ts';
import { verifySignedJson } from './signed-json.ts';

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

export const readEvent = (message: RawMessage, keys: SigningKeys): Verified<NetworkEvent> =>
  verifySignedJson(message, keys, eventForm, ({ transaction, click, event, at, reverses }) => ({
    ...{ transaction, click, event_ref: event, occurred_at: new Date(at), reverses: reverses ?? null },
  }));
