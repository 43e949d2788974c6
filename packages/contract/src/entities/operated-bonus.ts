import * as z from 'zod';
import { amount, count, country, hash, line, moment, storableText } from './scalars.ts';

/** Bonuses as the console plans and shows them (BO-01). */

export const bonusType = z.enum(['percent', 'special', 'offer_engagement']);
const bonusEntity = z.enum(['surveys', 'offers']);

/** Of what has a beginning and an end by the clock. `cancelled`: ended before it began. */
export const runState = z.enum(['planned', 'running', 'ended', 'cancelled']);

/** A clock on the wall; the zone says of where. */
export const localTime = storableText(16).describe('YYYY-MM-DDTHH:MM, by the clocks of the zone.');
export const zoneName = storableText(64).describe('IANA, such as Europe/Berlin.');

const goals = z.strictObject({
  completes: count.describe('Surveys and offers together.'),
  completes_surveys: count,
  finished: count.describe('Milestones of offers.'),
  finished_offers: count.describe('Offers with all their milestones.'),
});

const audience = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['everybody']) }),
  z.strictObject({ kind: z.enum(['country']), country }),
  z.strictObject({ kind: z.enum(['user']), user: hash.describe('The user hash, or the publisher’s id.') }),
]);

/** What is given to plan one. Fields that its type does not have are ignored. */
export const bonusPlan = z.strictObject({
  type: bonusType,
  entities: z.array(bonusEntity).max(2),
  audience,
  percentage: z.number().nullable(),
  goals,
  reward: storableText(40).nullable().describe('In the app’s currency, as people write it: 2.50'),
  offer: hash.nullable(),
  zone: zoneName,
  starts: localTime.nullable().describe('Null is at once.'),
  ends: localTime.nullable(),
});
export type BonusPlan = z.infer<typeof bonusPlan>;

const currency = z.object({ name: line, decimals: count });

const cost = z.object({
  points: amount,
  usd_micros: z.int().describe('Millionths of a US dollar, at the rate of each reward.'),
});

const bonusResults = z.object({
  claims: count.describe('Of goals that were reached; of the other types, rewards that it has raised.'),
  cost,
  completes: count.describe('While it ran: surveys, and milestones of offers, as far as it is for them.'),
  completes_before: count.describe('The same a week before.'),
});

export const operatedBonus = z.object({
  id: hash,
  app: z.object({ id: hash, name: line }),
  type: bonusType,
  entities: z.array(bonusEntity).min(1),
  audience: z.object({
    kind: z.enum(['everybody', 'country', 'user']),
    country: country.nullable(),
    user: hash.nullable().describe('The user hash; null in lists, and for who may not see people.'),
  }),
  percentage: z.int().nullable(),
  goals,
  reward: amount.nullable(),
  offer: z.object({ id: hash, name: line }).nullable(),
  zone: zoneName,
  starts: localTime,
  ends: localTime.nullable(),
  starts_at: moment,
  ends_at: moment.nullable().describe('Null means that it does not expire.'),
  state: runState,
  currency,
  results: bonusResults,
});
export type OperatedBonus = z.infer<typeof operatedBonus>;

export const bonusEstimate = z.object({
  cost,
  completes: count.describe('Rewards that it would raise, or people who would reach its goals.'),
  based_on: z.object({
    kind: z.enum(['same-days', 'last-28-days']),
    from: moment,
    to: moment,
    spans: count,
  }),
  starts_at: moment,
  ends_at: moment,
  notes: z.array(line).describe('Times that come twice, and which one is meant.'),
  currency,
});
