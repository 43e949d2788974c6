// Translates a row of a network's catalogue into an offer. One that we cannot promise, or cannot tell whose it is, is unusable:
// better not shown than shown to people who can never be paid for it.
import { platforms as allPlatforms, type Platform } from '@earnwall/contract/limits';
import { milestone, milestoneName } from '#adapters/suppliers/milestone.ts';
import type { NetworkMilestone, NetworkOffer } from '#ports/offer-network.ts';
import { readLink } from './read-link.ts';
import { RowReader } from './row-reader.ts';
import type { Field } from './schema/field.ts';
import type { OfferSettings } from './schema/offers.ts';
import { type TranslatedRow, translateRow } from './translated-row.ts';

interface OfferRules {
  readonly settings: OfferSettings;
  readonly hosts: readonly string[];
}

export const translateOffer = (row: unknown, rules: OfferRules): TranslatedRow<NetworkOffer> =>
  translateRow(row, rules.settings, (reader, ref) => {
    const offer = readOffer(reader, ref, rules);
    return () => [offer];
  });

function readOffer(reader: RowReader, ref: string, { settings, hosts }: OfferRules): NetworkOffer {
  const { map } = settings;
  const text = (name: 'title' | 'description' | 'steps', most: number) =>
    reader.optionalText(name, map[name], most);
  const name = reader.text('name', map.name, 200);
  const link = map.link ? readLink(reader, map.link, hosts) : null;
  const places = Object.keys(settings.entry.replace ?? {});
  if (link !== null && places.length > 0 && !places.some((place) => link.includes(place)))
    reader.problem('link', 'it has no place for the person');
  return {
    ...{ ref, name, title: text('title', 400) ?? name, translations: {} },
    description: text('description', 10_000) ?? '',
    steps: text('steps', 10_000) ?? '',
    icon_url: reader.optionalText('icon', map.icon, 2_000),
    image_url: reader.optionalText('image', map.image, 2_000),
    category: readCategory(reader, map.category),
    platforms: readPlatforms(reader, map.platforms),
    countries: readCountries(reader, map.countries, map.countries_partly),
    popularity: readCount(reader, map.popularity),
    active_earners: readCount(reader, map.active_earners),
    time_limit_minutes: reader.optionalNumber('time_limit_minutes', map.time_limit_minutes, 1, 1_000_000),
    ...(link !== null && { link }),
    milestones: readMilestones(reader, name, settings),
  };
}

/** Only an order of offers depends on it: whatever cannot be read is nothing. */
function readCount(reader: RowReader, field: Field | undefined): number {
  const aside = new RowReader(reader.row);
  return Math.floor(aside.optionalNumber('', field, 0, 1e9) ?? 0);
}

function readCategory(reader: RowReader, field: Field | undefined): NetworkOffer['category'] {
  const names = field ? (reader.texts('category', field, 50) ?? []) : [];
  const ours = names.map((name) => field?.map?.get(name) ?? name);
  return ours.includes('game') ? 'game' : 'other';
}

function readPlatforms(reader: RowReader, field: Field): Platform[] {
  const named = reader.texts('platforms', field, 20) ?? [];
  const ours = named.flatMap((name) => {
    const mapped = field.map ? (field.map.get(name) ?? field.map.get(name.toLowerCase())) : name;
    return mapped === '*' ? allPlatforms : allPlatforms.filter((platform) => platform === mapped);
  });
  if (ours.length === 0) reader.problem('platforms', 'it names none that we know');
  return [...new Set(ours)];
}

/** Empty: everywhere. A country of which only some people may take it is left out. */
function readCountries(reader: RowReader, field: Field | undefined, partly: string | undefined): string[] {
  const named = field ? (reader.texts('countries', field, 300) ?? []) : ['*'];
  const ours = named.map((name) => field?.map?.get(name) ?? name);
  const left = leftOut(partly === undefined ? undefined : reader.at(partly));
  const whole = ours
    .map((code) => code.toUpperCase())
    .filter((code) => /^[A-Z]{2}$/.test(code) && !left.get(code));
  if (ours.includes('*') ? left.size > 0 : whole.length === 0)
    reader.problem('countries', 'it names none in all of which it can be taken');
  return ours.includes('*') ? [] : [...new Set(whole)];
}

function leftOut(found: unknown): ReadonlyMap<string, boolean> {
  if (Array.isArray(found)) return new Map(found.map((code: unknown) => [String(code), true]));
  return new Map(Object.entries(Object(found)).map(([code, what]) => [code, Boolean(what)]));
}

const maxMilestones = 200;

function readMilestones(reader: RowReader, offer: string, settings: OfferSettings): NetworkMilestone[] {
  const { map, payout: money, hold_days } = settings;
  const { milestones, single } = map;
  const rows = milestones ? (reader.list('milestones', milestones.at, maxMilestones) ?? []) : [];
  if (milestones && rows.length > 0) {
    const read = rows.map((row, place) => {
      const goal = new RowReader(row, `milestones/${place}/`);
      const times = goal.optionalNumber('required_event_count', milestones.required_event_count, 1, 1e6);
      const days = goal.optionalNumber('hold_days', milestones.hold_days, 0, 365);
      const found = milestone({
        event_ref: goal.text('event_ref', milestones.event_ref, 100),
        name: milestoneName(goal.text('name', milestones.name, 2_000)),
        payout_micros: goal.micros('payout', milestones.payout, money.scale),
        hold_days: Math.floor(days ?? hold_days),
        required_event_count: Math.floor(times ?? 1),
      });
      reader.problems.push(...goal.problems);
      return found;
    });
    const names = new Set(read.map((one) => `${one.event_ref} ${one.required_event_count}`));
    if (names.size < read.length) reader.problem('milestones', 'two of them have one id');
    return read;
  }
  if (!single) {
    reader.problem('milestones', 'it has none');
    return [];
  }
  const micros = reader.micros('payout', single.payout, money.scale);
  if (micros <= 0n) reader.problem('payout', 'it pays nothing');
  return [milestone({ event_ref: single.event_ref, name: offer, payout_micros: micros, hold_days })];
}
