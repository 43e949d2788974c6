// All that is stored of an erased user's id, so that it is not created again.
import { createHash } from 'node:crypto';

export function uuidDigest(uuid: string): string {
  return createHash('sha256').update(uuid).digest('base64url');
}
