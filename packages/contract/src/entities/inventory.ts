import * as z from 'zod';
import {
  itemStatuses,
  listRules,
  offerCategories,
  offerPlatforms,
  surveyDevices,
  whyNotReasons,
} from '../inventory.ts';
import { outcomes } from '../outcomes.ts';
import { topics } from '../topics.ts';
import { amount, count, country, hash, line, moment, webUrl } from './scalars.ts';

/** Text of a supplier or of the catalogue, put together to a sentence. */
const words = z.string().max(20_000);
const micros = z.int().describe('Millionths of a US dollar.');
const part = z.number().min(0).max(1);
const named = z.object({ id: hash, name: line });
/** Negative ones stand before all that were placed before. */
export const placedRank = z.int().min(-1_000_000).max(999);

export const currency = z.object({ name: line, decimals: z.int().min(0).max(3) });
export const whyNotReason = z.enum(whyNotReasons);
export const surveyDevice = z.enum(surveyDevices);

/** A supplier's word on how many complete. */
export const said = z.object({
  conversion: part.describe('Of those who enter, the part that completes.'),
  entrants: count.nullable().describe('How many it counted; null where it does not say.'),
  completes: count.nullable(),
  out_seconds: count.nullable().describe('How long who is turned away is in it.'),
});
export type SaidOfSurvey = z.infer<typeof said>;

/** Of seven days, within the asker's apps; test mode does not count. */
const figures = {
  clicks: count,
  starts: count.describe('Clicks that went on to the supplier.'),
  completes: count,
  conversion: part.nullable().describe('Completes of starts; null without starts.'),
};

export const inventorySurvey = z.object({
  hash,
  supplier: named,
  supplier_ref: line.nullable().describe('The supplier’s own name of it; for operators only.'),
  country,
  language: line,
  devices: z.array(surveyDevice),
  topic: z.enum(topics).nullable(),
  status: z
    .enum(itemStatuses)
    .describe('`paused`: by an operator; a list of the supplier does not change that.'),
  supplier_paused: z.boolean(),
  payout_micros: micros.nullable().describe('For operators only.'),
  reward: amount.nullable().describe('In the currency of the app; null where none is named.'),
  loi_seconds: count,
  ...figures,
  said: said.nullable().describe('For operators only; null where the supplier says nothing.'),
  epc_micros: micros.nullable().describe('What suppliers pay for each click; for operators only.'),
  reward_per_click: amount.nullable().describe('What the app’s users got for each click.'),
  rating: z.number().min(0).max(5).nullable(),
  rating_count: count,
  quota_left: count.nullable().describe('Of all its quotas; null where it names none.'),
  rank: z.int().describe('Its place: smaller comes first.'),
  placed_rank: placedRank.nullable().describe('Its place by an operator; null where it is the supplier’s.'),
  hot: z.boolean(),
  featured: z.boolean(),
  onboarding: z.boolean(),
  verdict: z
    .object({ shown: z.boolean(), reason: whyNotReason.nullable(), question: line.nullable() })
    .nullable()
    .describe('For the person that was asked about.'),
});
export type InventorySurvey = z.infer<typeof inventorySurvey>;

export const surveyDetails = z.object({
  targeting: z.array(words).describe('What it asks for, a line each.'),
  quotas: z.array(z.object({ says: words, remaining: count })),
  quota_rule: z.enum(['none_full', 'one_open']),
  shuts: line.nullable().describe('Which other surveys shut it.'),
  invited: count.nullable().describe('How many people it is for; null for everybody.'),
  outcomes: z.array(z.object({ outcome: z.enum(['opened', 'started', ...outcomes]), clicks: count })),
  days: z.array(z.object({ day: z.iso.date(), clicks: count, starts: count, completes: count })),
  feedback: z.array(z.object({ option: line, count })).describe('Of 30 days.'),
  opened_at: moment,
  closed_at: moment.nullable(),
});

export const inventoryOffer = z.object({
  id: hash,
  name: line,
  icon_url: webUrl.nullable(),
  network: named,
  network_paused: z.boolean(),
  category: z.enum(offerCategories),
  platforms: z.array(z.enum(offerPlatforms)),
  countries: z.array(country).describe('Empty means every country.'),
  status: z.enum(itemStatuses),
  payout_micros: micros.nullable().describe('Of all milestones; for operators only.'),
  reward: amount.nullable().describe('Of all milestones, in the currency of the app.'),
  milestones: count,
  ...{ starts: count, finished: count },
  conversion: part.nullable(),
  epc_micros: micros.nullable().describe('What networks pay for each start; for operators only.'),
  rank: z.int(),
  placed_rank: placedRank.nullable(),
  featured: z.boolean(),
});
export type InventoryOffer = z.infer<typeof inventoryOffer>;

export const offerDetails = z.object({
  network_ref: line.nullable().describe('For operators only.'),
  title: line,
  milestones: z.array(
    z.object({
      id: hash,
      name: line,
      events: count,
      payout_micros: micros.nullable(),
      reward: amount.nullable(),
      hold_days: count,
      reached: count.describe('By those who began within seven days.'),
    }),
  ),
  time_limit_minutes: count.nullable(),
  days: z.array(z.object({ day: z.iso.date(), starts: count, finished: count })),
  popularity: count,
  active_earners: count,
  created_at: moment,
  closed_at: moment.nullable(),
});

/** Why somebody has the list that they have. */
export const explanation = z.object({
  person: z.object({
    app: hash,
    uhash: hash,
    uuid: hash,
    country: country.nullable(),
    device: surveyDevice,
    answered: count,
    questions: count.describe('Of the profile, answered or not.'),
  }),
  currency,
  rules: z
    .array(
      z.object({
        rule: z.enum(listRules),
        verdict: z.enum(['passes', 'blocks', 'warns', 'unknown']),
        says: words,
      }),
    )
    .describe('What would replace the whole list.'),
  total: count,
  shown: count.describe('If no rule blocks the person.'),
  listed_at_most: count,
  test_surveys: count.describe('In test mode, before all others.'),
  reasons: z
    .array(z.object({ reason: whyNotReason, question: line.nullable(), surveys: count, says: words }))
    .describe('With `shown` they add up to `total`.'),
  range: z
    .object({
      minutes: z.object({ from: count, to: count }),
      reward: z.object({ from: amount, to: amount }),
    })
    .nullable()
    .describe('Of what is shown.'),
  unanswered: z
    .array(z.object({ question: line, text: words, surveys: count }))
    .describe('What shown surveys ask first; a missing answer hides none.'),
});
export type Explanation = z.infer<typeof explanation>;

/** One survey and one person, clause by clause. */
export const surveyVerdict = z.object({
  app: hash,
  uhash: hash,
  uuid: hash,
  shown: z.boolean().describe('All clauses and all rules let the person see it.'),
  clauses: z.array(
    z.object({
      asks: words,
      has: words.nullable().describe('What is known of the person; null where nothing is.'),
      fit: z.enum(['passes', 'fails', 'unknown']),
    }),
  ),
});
export type SurveyVerdict = z.infer<typeof surveyVerdict>;
