// The frames that a panel may send; anything else is an error of the client.
import type { ClientFrame } from '@earnwall/contract/realtime';
import * as z from 'zod';

const channel = z.string().max(160);

const clientFrame = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('subscribe'),
    channel,
    authorization: z.string().optional(),
    age_ms: z.int().nonnegative().optional(),
  }),
  z.strictObject({ type: z.literal('unsubscribe'), channel }),
  z.strictObject({ type: z.literal('ping') }),
]);

export function readFrame(text: string): ClientFrame | null {
  try {
    return clientFrame.parse(JSON.parse(text)) as ClientFrame;
  } catch {
    return null;
  }
}
