import * as z from 'zod';
import { consolePostbackStates, recoveryStates } from '../postback-recovery.ts';
import { postbackType, sentRequest, transactionId } from './postback.ts';
import { endpointState } from './postback-endpoint.ts';
import { amount, count, hash, line, moment, storableText } from './scalars.ts';

export const consolePostbackState = z
  .enum(consolePostbackStates)
  .describe('`held`: the endpoint is paused or stopped. `unsent`: the app had none.');

/** A row of the list. */
export const consolePostback = z.object({
  id: transactionId,
  at: moment.describe('When the reward moved.'),
  app: z.object({ id: hash, name: line }),
  type: postbackType,
  user: z.object({ id: storableText(128).describe('The publisher’s id.'), uhash: hash }),
  amount,
  reward: z.string().describe('`amount` with its decimal point.'),
  pending: z.string().describe('What the pending balance changes by, with its decimal point.'),
  currency: line,
  test: z.boolean(),
  state: consolePostbackState,
  status: z.int().nullable().describe('HTTP, of the last attempt; null where no answer came.'),
  failure: line.nullable().describe('Of the last attempt, in words.'),
  ms: count.nullable(),
  attempts: count,
  last_attempt_at: moment.nullable(),
  next_at: moment.nullable(),
});

const signatureless = 'The signature is left out.';

/** One attempt, with the request as it was sent. */
export const consoleAttempt = z.object({
  at: moment,
  ms: count,
  status: z.int().nullable(),
  failure: line.nullable(),
  answer: z.string().nullable().describe('The first bytes.'),
  request: sentRequest.describe(signatureless),
});

export const consolePostbackDetails = consolePostback.extend({
  reason: line,
  click_id: z.string().nullable(),
  survey_id: z.string().nullable(),
  offer_id: z.string().nullable(),
  settled_at: moment.nullable(),
  tries: z.array(consoleAttempt).describe('The latest first.'),
  request: sentRequest
    .nullable()
    .describe(`As it would be sent now; null without an endpoint. ${signatureless}`),
  curl: z.string().nullable().describe('The same for a shell, which signs it with the secret in `$SECRET`.'),
});

export const recoveryPlan = z.object({
  total: count,
  oldest: moment.nullable(),
  newest: moment.nullable(),
  counts: z.array(z.object({ type: postbackType, state: consolePostbackState, count })),
});

export const recovery = z.object({
  id: z.int(),
  state: z.enum(recoveryStates),
  since: moment,
  by: line,
  started_at: moment,
  ended_at: moment.nullable(),
  total: count,
  left: count.describe('Not sent again yet.'),
  sent: count.describe('On their way, without an answer yet.'),
  acknowledged: count,
  failed: count.describe('Refused again; they are tried again by their schedule.'),
  behind: count.describe('In order per user: they wait for one of their user that was refused again.'),
  last_error: z
    .object({ at: moment, message: line })
    .nullable()
    .describe('Why the last step could not be made; it is tried again each second.'),
});

/** Where an app's postbacks go, without anything secret. */
export const endpointSummary = z.object({
  url: z.string(),
  state: endpointState,
  failing_since: moment.nullable(),
  waiting: count,
  dead: count,
});

export type ConsolePostback = z.infer<typeof consolePostback>;
export type ConsolePostbackDetails = z.infer<typeof consolePostbackDetails>;
export type Recovery = z.infer<typeof recovery>;
