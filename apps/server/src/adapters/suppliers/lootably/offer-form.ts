// An offer of Lootably's catalogue, as its documents describe it.
import * as z from 'zod';
import { decimalMicros } from '#adapters/suppliers/decimal-micros.ts';
import { milestoneName } from '#adapters/suppliers/milestone.ts';
import { storable } from '#adapters/suppliers/texts.ts';

const offerId = storable(100).min(1);

/** What a row that cannot be read is known by. */
export const named = z.object({ offerID: offerId });

const goal = z.object({
  goalID: storable(100).min(1),
  description: storable(2_000)
    .min(1)
    .transform((name) => milestoneName(name)),
  revenue: decimalMicros,
});

export const offerForm = z.object({
  offerID: offerId,
  name: storable(200).min(1),
  description: storable(10_000).default(''),
  image: z.string().max(2_000).nullish(),
  countries: z.array(z.string()).max(300),
  devices: z.array(z.string()).max(20),
  categories: z.array(z.string()).max(50).default([]),
  link: z.url({ protocol: /^https?$/ }).max(2_000),
  goals: z.array(goal).max(200).nullish(),
  revenue: z.union([z.literal('variable'), decimalMicros]).nullish(),
  statistics: z
    .object({ uniqueUserCompletionsThisMonth: z.number().min(0).max(1e9) })
    .nullish()
    .catch(null),
  /** Countries where only people of some states may take it. */
  stateTargetingByCountryCode: z.record(z.string(), z.unknown()).nullish(),
});

export type LootablyOffer = z.infer<typeof offerForm>;
