// Translates BitLabs' offers. One without a device, a price or a link that we can use is unusable: better not shown than shown
// to people who can never be paid for it.
import { isLanguage, type Language } from '@earnwall/i18n/languages';
import * as z from 'zod';
import { decimalMicros } from '#adapters/suppliers/decimal-micros.ts';
import { milestone } from '#adapters/suppliers/milestone.ts';
import { problemsOf } from '#adapters/suppliers/problems-of.ts';
import { storable } from '#adapters/suppliers/texts.ts';
import type { NetworkMilestone, NetworkOffer } from '#ports/offer-network.ts';
import { platformsOf } from './platforms.ts';
import type { BitlabsSettings } from './settings.ts';

export type TranslatedOffer =
  | { readonly kind: 'open'; readonly offer: NetworkOffer }
  /** It has an id, but is not one that we can offer. */
  | { readonly kind: 'unusable'; readonly ref: string; readonly reason: string }
  | { readonly kind: 'malformed'; readonly reason: string };

const id = z.union([z.int().positive(), storable(100).min(1)]).transform(String);
const named = z.object({ id });

const texts = z.object({
  anchor: storable(400).min(1),
  description: storable(10_000),
  requirements: storable(10_000),
});

/** By language; one that cannot be read is ignored, and English is shown instead. */
const translations = z
  .record(z.string(), texts)
  .transform((found) => Object.fromEntries(Object.entries(found).filter(([tag]) => isLanguage(tag))))
  .catch({});

const event = z.object({
  id,
  name: storable(200).min(1),
  payout: decimalMicros,
  /** Anything but `flat` is paid by what somebody spends: it cannot be promised. */
  type: z.string().nullish(),
  payable: z.boolean().nullish(),
  ttc_minutes: z.int().positive().nullish(),
});

const country = z
  .union([z.string(), z.object({ country_code: z.string() }).transform(({ country_code }) => country_code)])
  .pipe(z.string().regex(/^[A-Za-z]{2}$/))
  .transform((code) => code.toUpperCase());

const address = z.string().max(2_000).nullish();

const offerForm = texts.extend({
  translations,
  click_url: z.url({ protocol: /^https?$/ }).max(2_000),
  icon: address,
  icon_url: address,
  creatives: z.object({ icon: address }).nullish(),
  categories: z.array(z.string()).max(200).nullish(),
  app_metadata: z.object({ categories: z.array(z.string()).max(200).nullish() }).nullish(),
  geo_targeting: z.object({ countries: z.array(country).max(300).nullish() }).nullish(),
  device_targeting: z.unknown(),
  events: z.array(event).max(500),
});

export function translateOffer(
  item: unknown,
  settings: Pick<BitlabsSettings, 'redirect_hosts' | 'hold_days'>,
): TranslatedOffer {
  const name = named.safeParse(item);
  if (!name.success) return { kind: 'malformed', reason: problemsOf(name.error, 'the row') };
  const ref = name.data.id;
  const read = offerForm.safeParse(item);
  if (!read.success) return { kind: 'unusable', ref, reason: problemsOf(read.error, 'the row') };
  const platforms = platformsOf(read.data.device_targeting);
  const milestones = read.data.events.flatMap((one) => milestoneOf(one, settings.hold_days));
  const reason = problemOf(read.data, { platforms, milestones }, settings);
  if (reason !== null) return { kind: 'unusable', ref, reason };
  return { kind: 'open', offer: { ref, ...factsOf(read.data), platforms, milestones } };
}

function problemOf(
  { click_url }: z.infer<typeof offerForm>,
  { platforms, milestones }: Pick<NetworkOffer, 'platforms' | 'milestones'>,
  { redirect_hosts }: Pick<BitlabsSettings, 'redirect_hosts'>,
): string | null {
  if (platforms.length === 0) return 'device_targeting: it names no device that we know';
  if (milestones.length === 0) return 'events: none has a fixed price';
  return redirect_hosts.includes(new URL(click_url).host)
    ? null
    : 'click_url: it leads to a host that is not in the settings';
}

function factsOf(found: z.infer<typeof offerForm>): Omit<NetworkOffer, 'ref' | 'platforms' | 'milestones'> {
  const categories = [...(found.categories ?? []), ...(found.app_metadata?.categories ?? [])];
  const limits = found.events.map(({ ttc_minutes }) => ttc_minutes ?? null);
  return {
    name: found.anchor.slice(0, 200),
    ...textsOf(found),
    translations: Object.fromEntries(
      Object.entries(found.translations).map(([tag, translated]) => [tag, textsOf(translated)]),
    ) satisfies Partial<Record<Language, unknown>>,
    icon_url: found.creatives?.icon ?? found.icon_url ?? found.icon ?? null,
    image_url: null,
    category: categories.some((one) => /^games?$/i.test(one)) ? 'game' : 'other',
    countries: [...new Set(found.geo_targeting?.countries ?? [])],
    popularity: 0,
    active_earners: 0,
    time_limit_minutes: limits.every((limit) => limit !== null) ? Math.max(...limits) : null,
    link: found.click_url,
  };
}

function textsOf({ anchor, description, requirements }: z.infer<typeof texts>) {
  return { title: anchor, description, steps: requirements };
}

function milestoneOf(
  { id: ref, name, payout, type, payable }: z.infer<typeof event>,
  hold_days: number,
): NetworkMilestone[] {
  const isFixed = type === undefined || type === null || type === 'flat';
  if (!isFixed || payable === false || payout === 0n) return [];
  return [milestone({ event_ref: ref, name, payout_micros: payout, hold_days })];
}
