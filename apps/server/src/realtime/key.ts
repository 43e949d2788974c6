// The public key of the socket (RL-01): every page of the panel carries it, and all nodes derive the same one. It
// keeps foreign scripts out; who may subscribe to what is decided by the bearer alone.
import { createHmac } from 'node:crypto';

export function realtimeKey(secret: string): string {
  return createHmac('sha256', secret).update('realtime key').digest('base64url').slice(0, 22);
}
