import * as z from 'zod';
import { count, hash, moment } from './scalars.ts';

const secretEnd = z.string().max(4).describe('The last four characters.');

const secretUses = z.object({
  ends_with: secretEnd,
  uses_this_hour: count.describe('Since the full hour; of other nodes within five seconds.'),
  last_used_hour: moment
    .nullable()
    .describe('The beginning of the last hour in which it was used; null where that was not within 90 days.'),
});

/** The secret an app's security hashes are signed with, without the secret itself. */
export const appSecret = z.object({
  current: secretUses,
  previous: secretUses
    .nullable()
    .describe('Accepted as well, until it is ended; counted since the rotation.'),
  rotated_at: moment.nullable().describe('Null for the first one.'),
  rotated_by: hash.nullable(),
});

/** Which secret a person wants to end: never another one than was shown. */
export const endedSecret = secretEnd.min(1).describe('The last four characters of the one to end.');

/** For whoever did not get the answer with the new secret, while the old one is still accepted. */
export const lostSecret = secretEnd
  .min(1)
  .optional()
  .describe(
    'The last four characters of the current secret, where that was lost: it ends now and a new one takes its place. The previous one stays.',
  );

export type AppSecret = z.infer<typeof appSecret>;
