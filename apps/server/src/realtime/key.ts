// The public key of the socket (RL-01): every page of the panel carries it, and all nodes derive the same one. It tells
// our pages from strangers' scripts; who may hear what is decided by the bearer alone.
import { createHmac } from 'node:crypto';

export function realtimeKey(secret: string): string {
  return createHmac('sha256', secret).update('realtime key').digest('base64url').slice(0, 22);
}
