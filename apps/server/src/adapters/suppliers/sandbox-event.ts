// Reads the events of the sandbox network: messages signed over their bytes.
import * as z from 'zod';
import type { NetworkEvent } from '#ports/offer-network.ts';
import type { RawMessage, Verified } from '#ports/signed-message.ts';
import type { SigningKeys } from './sign/signing-keys.ts';
import { verifySignedJson } from './signed-json.ts';
import { token } from './texts.ts';

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
