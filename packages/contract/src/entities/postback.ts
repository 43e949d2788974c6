import { postbackTypes } from '@earnwall/postbacks/postback';
import * as z from 'zod';
import { amount, count, hash, line, moment, storableText } from './scalars.ts';

export const postbackType = z.enum(postbackTypes);

export const transactionId = z
  .string()
  .regex(/^tx_[0-9a-f]{32}$/)
  .describe('As in postbacks and statements.');

/** `waiting` is sent at `next_at`; `dead` was given up; `unsent` had no endpoint to go to. */
export const postbackState = z.enum(['waiting', 'delivered', 'dead', 'unsent']);

const attempt = z.object({
  at: moment,
  ms: count,
  status: z.int().nullable().describe('Null when no answer came.'),
  failure: line.nullable().describe('Null when it succeeded.'),
  answer: z.string().nullable().describe('The first 500 bytes.'),
  url: z.string().describe('The address as it was set then, with its macros.'),
});

/** What was sent to a publisher, with each attempt. */
export const loggedPostback = z.object({
  transaction_id: transactionId,
  type: postbackType,
  user_id: storableText(128),
  amount,
  pending: amount,
  reason: line,
  test: z.boolean(),
  state: postbackState,
  at: moment.describe('When the reward moved.'),
  next_at: moment.nullable(),
  settled_at: moment.nullable().describe('When it was delivered or given up.'),
  attempts: z.array(attempt),
});

/** Where a call that sends many again goes on. */
export const replayedUntil = transactionId.optional().describe('`next` of the call before.');

/** A request as it is sent. */
export const sentRequest = z.object({
  method: z.enum(['POST', 'GET']),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string().nullable(),
});

export const queuedPostbacks = z.object({
  queued: count.describe('How many are sent again.'),
  next: transactionId
    .nullable()
    .describe('There are more than one call takes: call again with this as `after`. Null when that was all.'),
});

export const postbackParams = z.object({ id: hash });

export type LoggedPostback = z.infer<typeof loggedPostback>;
