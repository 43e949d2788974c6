import * as z from 'zod';
import { offerPlatforms } from '../inventory.ts';
import { outcomes } from '../outcomes.ts';
import { amount, count, country, hash, line, moment } from './scalars.ts';
import { ticketState } from './ticket.ts';

const postback = z.object({
  transaction_id: hash,
  state: z.enum(['waiting', 'delivered', 'dead', 'unsent']).describe('unsent: the app has no endpoint.'),
  tries: count,
  status: z.int().nullable().describe('What the publisher’s server answered last; null where nothing came.'),
});

/** One thing that happened to an attempt; in the order of time. */
export const attemptStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened'), at: moment }),
  z.object({ kind: z.literal('started'), at: moment }),
  z.object({ kind: z.literal('returned'), at: moment, raw_code: line.nullable() }),
  z.object({
    kind: z.literal('held'),
    at: moment,
    raw_code: line,
    outcome: z.enum(outcomes),
    until: moment.describe('Until then the supplier can take it back.'),
    released: z.boolean(),
  }),
  z.object({
    kind: z.literal('report'),
    at: moment,
    raw_code: line,
    outcome: z.enum(outcomes).describe('How the code was read.'),
    reason: z
      .enum(['unknown_code', 'too_fast'])
      .nullable()
      .describe('Why it was read so, where that needs saying.'),
    effect: line.describe('What it did.'),
    reverses: z.boolean(),
  }),
  z.object({
    kind: z.literal('booked'),
    at: moment,
    amount: amount.describe('Negative where it was taken back.'),
    movement: line,
    test: z.boolean(),
    by_hand: z.boolean().describe('A person of the console made it good.'),
    postback: postback.nullable(),
  }),
]);

/** An attempt to choose from. */
const attemptLine = z.object({
  id: hash,
  survey: hash,
  name: line.describe('As the history of the user calls it, who quotes it in tickets.'),
  supplier: line,
  state: line,
  raw_code: line.nullable(),
  reward: amount.describe('What a complete pays.'),
  credited: amount,
  opened_at: moment,
});

const offerMilestone = z.object({
  name: line,
  events: count.describe('Which have come.'),
  required: count,
  reached_at: moment.nullable(),
  reward: amount.describe('As it was promised.'),
  credited: amount,
  pending: amount,
  pending_until: moment.nullable(),
});

/** An offer or game that the person has opened. */
const offerAttempt = z.object({
  offer: hash,
  name: line,
  network: line,
  platform: z.enum(offerPlatforms),
  test: z.boolean(),
  opened_at: moment,
  ends_at: moment.nullable().describe('Events after it do not count; null without a deadline.'),
  finished_at: moment.nullable(),
  milestones: z.array(offerMilestone).max(200),
});

export const ticketEvidence = z.object({
  user: z.object({
    app: hash,
    uhash: hash,
    uuid: hash,
    state: line,
    country: country.nullable(),
    balance: amount,
    pending: amount,
    test_balance: amount,
  }),
  currency: z.object({
    name: line,
    decimals: count,
    per_dollar: z.number().describe('Whole units for one US dollar.'),
  }),
  attempt: attemptLine
    .extend({
      missing: amount.describe('What a complete pays, less all that was booked for it.'),
      minutes: count.nullable().describe('What the survey was said to take.'),
      country: country.nullable(),
      device: line.nullable(),
      test: z.boolean(),
      ended_at: moment.nullable(),
      steps: z.array(attemptStep).max(200),
    })
    .nullable(),
  attempts: z.array(attemptLine).max(10).describe('The latest of the person.'),
  offers: z.array(offerAttempt).max(10).describe('The latest that the person has opened.'),
  earlier: z
    .array(
      z.object({
        id: hash,
        excerpt: line,
        state: ticketState,
        created_at: moment,
        answered_seconds: count.nullable().describe('Until the first answer; null where there is none.'),
      }),
    )
    .max(5)
    .describe('Other tickets of the person, the latest first.'),
  earlier_count: count,
});

export type TicketEvidence = z.infer<typeof ticketEvidence>;
export type AttemptStep = z.infer<typeof attemptStep>;
