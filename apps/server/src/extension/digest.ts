// Codes and tokens of the extension: 256 random bits, of which only a digest is stored.
import { createHash, randomBytes } from 'node:crypto';

export const newSecret = (): string => randomBytes(32).toString('base64url');

export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
