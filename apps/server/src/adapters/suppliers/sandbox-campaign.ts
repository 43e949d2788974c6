// Translates the sandbox network's campaigns into offers. One without a device, country or milestone that we know is
// unusable: better not shown than shown to users who can never be paid for it.
import type { Platform } from '@earnwall/contract/limits';
import { isLanguage, type Language } from '@earnwall/i18n/languages';
import * as z from 'zod';
import type { NetworkMilestone, NetworkOffer } from '#ports/offer-network.ts';
import { problemsOf } from './problems-of.ts';
import { sandboxCountries } from './sandbox-countries.ts';
import { microsOf, sandboxPrice } from './sandbox-price.ts';
import { storable } from './texts.ts';

export type TranslatedCampaign =
  | { kind: 'open'; offer: NetworkOffer }
  /** It has an id, but is not one that we can offer. */
  | { kind: 'unusable'; ref: string; reason: string }
  | { kind: 'malformed'; reason: string };

export function translateCampaign(item: unknown): TranslatedCampaign {
  const named = namedItem.safeParse(item);
  if (!named.success) return { kind: 'malformed', reason: problemsOf(named.error, 'the row') };
  const ref = named.data.campaign;
  const campaign = campaignForm.safeParse(item);
  if (!campaign.success) return { kind: 'unusable', ref, reason: problemsOf(campaign.error, 'the row') };
  const offer = translate(ref, campaign.data);
  return offer
    ? { kind: 'open', offer }
    : { kind: 'unusable', ref, reason: 'It names no platform or no country that we know.' };
}

const platforms = new Map<string, Platform>([
  ['WEB', 'desktop'],
  ['IOS', 'ios'],
  ['ANDROID', 'android'],
]);

const name = storable(200).min(1);
const address = z.string().max(2000).nullable();
const count = z.int().min(0).max(2_000_000_000);

const namedItem = z.object({ campaign: storable(100).min(1) });

/** By language tag. An unreadable translation is ignored: English is shown instead. */
const translated = <Text extends z.ZodType>(form: Text) =>
  z
    .record(z.string(), form)
    .transform((found) => inOurLanguages<z.infer<Text>>(found))
    .catch({});

function inOurLanguages<Text>(found: Readonly<Record<string, Text>>): Partial<Record<Language, Text>> {
  return Object.fromEntries(Object.entries(found).filter(([tag]) => isLanguage(tag)));
}

const textsForm = z.object({
  title_html: storable(400),
  description_html: storable(10_000),
  steps_html: storable(10_000),
});

const eventForm = z.object({
  event: storable(100).min(1),
  name,
  names: translated(name),
  payout: sandboxPrice,
  times: z.int().min(1).max(1_000_000),
  hold_days: z.int().min(0).max(365),
  highlight: z.boolean(),
  layout: z.enum(['PROGRESS', 'TEXT', 'PROGRESS_AND_TEXT']),
});

const layouts = { PROGRESS: 'progress', TEXT: 'text', PROGRESS_AND_TEXT: 'progress_and_text' } as const;

const campaignForm = textsForm.extend({
  name,
  translations: translated(textsForm.transform(textsOf)),
  icon: address,
  image: address,
  category: z.enum(['GAME', 'OTHER']),
  platforms: z.array(z.string()).max(10),
  countries: z.array(z.string()).max(300).nullable(),
  popularity: count,
  earners: count,
  days: z.int().min(1).max(1000).nullable(),
  events: z.array(eventForm).min(1).max(200),
});

function translate(ref: string, campaign: z.infer<typeof campaignForm>): NetworkOffer | null {
  const devices = campaign.platforms.flatMap((platform) => platforms.get(platform) ?? []);
  const countries = campaign.countries?.flatMap((code) => sandboxCountries.get(code) ?? []);
  if (devices.length === 0 || countries?.length === 0) return null;
  return {
    ref,
    name: campaign.name,
    ...textsOf(campaign),
    translations: campaign.translations,
    icon_url: campaign.icon,
    image_url: campaign.image,
    category: campaign.category === 'GAME' ? 'game' : 'other',
    platforms: [...new Set(devices)],
    countries: countries ?? [],
    popularity: campaign.popularity,
    active_earners: campaign.earners,
    time_limit_minutes: campaign.days === null ? null : campaign.days * 24 * 60,
    milestones: campaign.events.map(milestoneOf),
  };
}

function textsOf({ title_html, description_html, steps_html }: z.infer<typeof textsForm>) {
  return { title: title_html, description: description_html, steps: steps_html };
}

function milestoneOf(event: z.infer<typeof eventForm>): NetworkMilestone {
  return {
    event_ref: event.event,
    required_event_count: event.times,
    name: event.name,
    names: event.names,
    payout_micros: microsOf(event.payout),
    hold_days: event.hold_days,
    progress_layout: layouts[event.layout],
    is_highlighted: event.highlight,
  };
}
