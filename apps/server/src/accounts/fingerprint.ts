// How the server identifies a device. An open-source fingerprint distinguishes models rather than devices: two owners of
// the same phone share one. Only together with the network it identifies a device, and only a keyed digest of both is
// stored (decision 0026).
import { createHmac } from 'node:crypto';
import type { Visit } from '#request/visit.ts';

export function deviceDigest(secret: string, fingerprint: string, visit: Visit): string {
  return createHmac('sha256', secret)
    .update(`device:${visit.addressHash}:${fingerprint}`)
    .digest('base64url');
}
