import * as z from 'zod';
import { rating } from '../limits.ts';
import { outcomes } from '../outcomes.ts';
import { activity } from './activity.ts';
import { amount, hash, line, moment, storableText } from './scalars.ts';

/** The supplier's report about an attempt. */
const outcome = z.enum(outcomes);

const effect = z
  .enum(['credited', 'ended', 'upgraded', 'reversed', 'parked', 'nothing', 'review'])
  .describe('What followed: parked waits for the report it takes back, review is looked at by people.');

const at = { at: moment };
const code = storableText(200).nullable().describe('The supplier’s own code.');

const event = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened'), ...at }).describe('The survey was chosen.'),
  z.object({ kind: z.literal('started'), ...at }).describe('The survey was entered.'),
  z.object({ kind: z.literal('opened_again'), ...at }).describe('It was entered a second time.'),
  z
    .object({ kind: z.literal('returned'), ...at, code })
    .describe('The browser came back; this pays nothing.'),
  z
    .object({
      ...{ kind: z.literal('reported'), ...at, outcome, code, effect },
      amount: amount.describe('Credited, or taken back when below 0.'),
      reason: line.nullable().describe('The reason of the ledger entry.'),
    })
    .describe('The supplier reported, proven by its signature.'),
  z
    .object({ kind: z.literal('credited'), ...at, amount, reason: line })
    .describe('An entry in the books that no supplier reported.'),
  z
    .object({ kind: z.literal('ended'), ...at, outcome })
    .describe(
      'Ended by the product: in the qualification, because the survey had closed, or because no report came in time.',
    ),
  z
    .object({ kind: z.literal('rated'), ...at, rating: z.number().min(rating.step).max(rating.stars) })
    .describe('Stars were given.'),
]);

/** What happened to one attempt, when, and why it was or was not paid; an addition. */
export const timeline = z.object({
  ...activity.pick({ id: true, result: true, reason: true, reward: true, name: true }).shape,
  survey_hash: hash,
  full_reward: amount.describe('What a complete pays.'),
  test_mode: z.boolean().describe('Nothing real was credited.'),
  waits_until: moment.nullable().describe('Until then a report is awaited; null when none is.'),
  events: z.array(event).max(500).describe('The oldest first.'),
});

export type Timeline = z.infer<typeof timeline>;
export type TimelineEvent = z.infer<typeof event>;
