import * as z from 'zod';
import { rating } from '../limits.ts';
import { outcomes } from '../outcomes.ts';
import { activity } from './activity.ts';
import { amount, hash, keepable, line, moment } from './scalars.ts';

/** What the supplier said about an attempt. */
const outcome = z.enum(outcomes);

const effect = z
  .enum(['credited', 'ended', 'upgraded', 'reversed', 'parked', 'nothing', 'review'])
  .describe('What followed: parked waits for the report it takes back, review is looked at by people.');

const at = { at: moment };
const code = keepable(200).nullable().describe('In the supplier’s own words.');

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
      reason: line.nullable().describe('The words of the entry in the books.'),
    })
    .describe('The supplier reported, proven by its signature.'),
  z
    .object({ kind: z.literal('credited'), ...at, amount, reason: line })
    .describe('An entry in the books that no supplier reported.'),
  z
    .object({ kind: z.literal('ended'), ...at, outcome })
    .describe('It ended with us: in the questions, at a closed door, or because no report came in time.'),
  z
    .object({ kind: z.literal('rated'), ...at, rating: z.number().min(rating.step).max(rating.stars) })
    .describe('Stars were given.'),
]);

/** What happened to one attempt, when, and why it was or was not paid; ours. */
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
