// The token of a session: 256 random bits in a cookie, of which only a digest is stored.
import { createHash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');

export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('base64url');
