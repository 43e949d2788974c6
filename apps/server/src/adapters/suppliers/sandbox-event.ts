// Reads the events of the sandbox network: messages signed over their bytes.
import * as z from 'zod';
import type { NetworkEvent } from '#ports/offer-network.ts';
import type { RawMessage, Verified } from '#ports/signed-message.ts';
import type { SigningKeys } from './signatures.ts';
import { verifySignedJson } from './signed-json.ts';

/** Names are plain ASCII without spaces; anything else is not theirs. */
const token = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\x21-\x7e]+$/);

const eventForm = z.object({
  transaction: token(200),
  click: token(200),
  event: token(100),
  at: z.iso.datetime({ offset: true }),
  reverses: token(200).nullish(),
});

export const readEvent = (message: RawMessage, keys: SigningKeys): Verified<NetworkEvent> =>
  verifySignedJson(message, keys, eventForm, ({ transaction, click, event, at, reverses }) => ({
    ...{ transaction, click, event_ref: event, occurred_at: new Date(at), reverses: reverses ?? null },
  }));
