import * as z from 'zod';
import { appealableStates, appealStatuses } from '../state-reasons.ts';
import { count, hash, moment } from './scalars.ts';
import { stateReason } from './state-reason.ts';

const appealedState = {
  state: z.enum(appealableStates),
  scope: z.enum(['all', 'surveys', 'offers']),
  since: moment.nullable().describe('Null where it is not known.'),
  until: moment.nullable().describe('Null: it has no end.'),
  reasons: z.array(stateReason).describe('As they were when the appeal was sent.'),
};

/** What the server attaches to an appeal (decision 0108). */
export const appealEvidence = z.object({
  ...appealedState,
  attempts: z.array(hash).max(5).describe('The ids of the latest survey activities, the newest first.'),
});

export type AppealEvidence = z.infer<typeof appealEvidence>;

/** What would be attached to an appeal that is sent now. */
export const attachedToAppeal = z.object({
  ...appealedState,
  attempts: count.describe('How many of the latest survey activities.'),
});

/** The appeal against the state of a notice. */
export const noticeAppeal = z.object({
  id: hash.nullable().describe('Its ticket; null where the account is not proven by a security hash.'),
  status: z.enum(appealStatuses).describe('Always sent where the account is not proven.'),
  sent_at: moment,
  answered_at: moment.nullable().describe('When support last answered.'),
  another_reader: z.boolean().describe('Whoever has set the state cannot answer it.'),
});
