// What a panel may say over the socket; anything else is a fault of whoever speaks.
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
