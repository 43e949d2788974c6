import { randomBytes } from 'node:crypto';

/** As long and as random as the hashes of users, surveys and clicks. */
export const randomHash = (): string => randomBytes(32).toString('base64url');
