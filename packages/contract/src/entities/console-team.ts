import * as z from 'zod';
import { decimal } from './app-settings.ts';
import { consolePerson, personId, publisherName, role } from './console-person.ts';
import { count, line, moment } from './scalars.ts';

export const teamMember = consolePerson.extend({ sessions: count.describe('Where they are signed in.') });

/** An invitation that was neither accepted nor revoked; it may have expired. */
export const consoleInvitation = z.object({
  id: z.uuid(),
  email: line,
  name: line,
  role,
  publisher: publisherName.nullable(),
  invited_by: line,
  created_at: moment,
  expires_at: moment,
});

/** A link that signs somebody in for the first time, or anew: in one answer only. */
export const oneTimeLink = z
  .string()
  .max(500)
  .describe('To copy, shown this once: only a digest of its token is stored.');

export const personParams = z.object({ person: personId });

/** By the publisher's agreement; of clicks that are opened from then on (decision 0124). */
export const payoutShare = decimal.describe(
  'What of a supplier’s payment the publisher is due, in percent, as decimal text.',
);

export const consolePublisher = z.object({
  id: line,
  name: line,
  payout_share: payoutShare,
  created_at: moment,
  people: count,
  apps: count,
});

export type TeamMember = z.infer<typeof teamMember>;
export type ConsoleInvitation = z.infer<typeof consoleInvitation>;
export type ConsolePublisher = z.infer<typeof consolePublisher>;
