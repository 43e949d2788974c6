import * as z from 'zod';
import { roles } from '../console-access.ts';
import { transactionId } from './ledger-line.ts';
import { amount, count, hash, line, moment, storableText } from './scalars.ts';

/** What became of the postback about a movement; `none` where it has left the log. */
export const postbackState = z.object({
  state: z.enum(['waiting', 'retrying', 'delivered', 'dead', 'unsent', 'none']),
  tries: count,
  status: z.int().nullable().describe('The last HTTP status.'),
});

/** Whether an operator moved it, and what became of it. */
export const byHand = z
  .object({ kind: z.enum(['credit', 'debit', 'undo']), by: line.nullable(), is_undone: z.boolean() })
  .nullable();

const base = {
  key: hash.describe('Stable; `item` of the call finds it.'),
  at: moment,
  is_meant: z.boolean(),
};

export const timelineItem = z.discriminatedUnion('kind', [
  z.object({
    ...base,
    kind: z.literal('click'),
    list: z.enum(['surveys', 'offers']),
    title: line.describe('The survey’s hash, or the offer’s title.'),
    supplier: hash,
    click: line.describe('The beginning of its id.'),
    state: line,
    reward: amount.nullable(),
    minutes: count.nullable(),
    is_test: z.boolean(),
  }),
  z.object({
    ...base,
    kind: z.literal('report'),
    list: z.enum(['surveys', 'offers']),
    title: line,
    supplier: hash,
    click: line,
    outcome: line.describe('The outcome, or the event of an offer.'),
    raw_code: line.nullable(),
    reason: line.nullable(),
    effect: line,
    amount,
    transaction: line,
    came_by: line.nullable(),
  }),
  z.object({
    ...base,
    kind: z.literal('money'),
    type: line.describe('The kind of the movement.'),
    reason: line,
    amount,
    pending: amount,
    is_test: z.boolean(),
    transaction_id: transactionId,
    click: line.nullable(),
    postback: postbackState,
    by_hand: byHand,
  }),
  z.object({
    ...base,
    kind: z.literal('ticket'),
    ticket: hash,
    author: z.enum(['user', 'operator']),
    by: line.nullable(),
    is_reply: z.boolean(),
    state: line,
    excerpt: storableText(200),
  }),
  z.object({
    ...base,
    kind: z.literal('operator'),
    by: line,
    role: z.enum(roles).nullable(),
    what: storableText(2000),
    reason: storableText(2000).nullable(),
    is_view: z.boolean(),
    times: count.describe('How often in a row, for views.'),
  }),
]);

export type TimelineItem = z.infer<typeof timelineItem>;
