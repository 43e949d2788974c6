import * as z from 'zod';
import { country, hash, line, moment } from './scalars.ts';
import { stateReason } from './state-reason.ts';

/** What an account can be in, and for which of the two lists (NO-01). */
export const accountState = z.enum(['active', 'banned', 'on_hold', 'on_review', 'closed']);
export const stateScope = z.enum(['all', 'surveys', 'offers']);

/** An account as operators see it. */
export const operatedUser = z.object({
  app: hash,
  uhash: hash,
  uuid: hash.describe('The publisher’s id of the person.'),
  state: accountState.describe('The state now: an expired one counts as active.'),
  scope: stateScope,
  until: moment.nullable().describe('Null means permanently, or that no state is set.'),
  reason: line.nullable(),
  reasons: z.array(stateReason).describe('What the user is told of the reason.'),
  appeal: hash.nullable().describe('The ticket of the appeal against the state.'),
  set_at: moment.nullable(),
  country: country.nullable().describe('Where the account belongs; null until it is known.'),
  source: hash.nullable().describe('The source (`s`) the person last came from; null is the default one.'),
  notification: line.nullable().describe('Hash of the notification the person last came by.'),
  framed: z
    .boolean()
    .nullable()
    .describe('The panel was in a frame at the last visit; null when not reported.'),
  phone_verified_at: moment.nullable(),
  profile_review_wanted: z.boolean().describe('An operator has requested a profile review.'),
  profile_reviewed_at: moment.nullable(),
  created_at: moment,
  seen_at: moment,
});

export type OperatedUser = z.infer<typeof operatedUser>;

/** The user an operators' call is about. */
export const userParams = z.object({ app: hash, uhash: hash });

/** The reason of an action, for the audit. */
export const reason = line.trim().min(1);
