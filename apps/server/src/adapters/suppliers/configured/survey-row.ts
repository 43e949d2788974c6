// Translates a row of a supplier's list into surveys: one, or one for each country that its quotas name.
import { topics } from '@earnwall/contract/topics';
import type { Device } from '@earnwall/domain/surveys/device';
import type { Exclusions } from '@earnwall/domain/surveys/exclusions';
import { saidOf } from '#adapters/suppliers/said-of.ts';
import { allOf } from '#adapters/suppliers/targeting/all-of.ts';
import { flatQuotas, type NestedQuota } from '#adapters/suppliers/targeting/flat-quotas.ts';
import type { SupplierSurvey } from '#ports/supplier.ts';
import { readQuotas, unknownCountry } from './quotas.ts';
import { readLink } from './read-link.ts';
import { RowReader } from './row-reader.ts';
import type { Field } from './schema/field.ts';
import type { SurveySettings } from './schema/surveys.ts';
import { readTargeting } from './targeting.ts';
import { type TranslatedRow, translateRow } from './translated-row.ts';

export interface SurveyRules {
  readonly settings: SurveySettings;
  readonly hosts: readonly string[];
  /** Before ids of questions that we do not have. */
  readonly prefix: string;
}

export const translateSurvey = (row: unknown, rules: SurveyRules): TranslatedRow<SupplierSurvey> =>
  translateRow(row, rules.settings, (reader, ref) => surveysOf(reader, ref, rules));

function surveysOf(reader: RowReader, ref: string, rules: SurveyRules): () => SupplierSurvey[] {
  const { settings, prefix } = rules;
  const quotas = readQuotas(reader, settings.quotas, settings.demands, prefix);
  const targeting = readTargeting(reader, settings.demands?.at, settings.demands, prefix);
  const shared = readShared(reader, rules);
  const named = reader.optionalText('language', settings.map.language, 35);
  const exclusions = readExclusions(reader, settings);
  return () => {
    const own = readCountry(reader, settings.map.country);
    const countries = own === null ? countriesOf(reader, settings, quotas) : [own];
    return countries.map((country): SupplierSurvey => {
      const inCountry = flatQuotas(quotas, country);
      if (!inCountry) reader.problem('quotas', 'one is inside of one that is not there, or inside of itself');
      const minAge = settings.min_age?.[country] ?? settings.min_age?.['*'];
      return {
        ...shared,
        ref: own === null ? `${ref}:${country}` : ref,
        country,
        language: named ?? likelyLanguage(country),
        targeting: minAge === undefined ? targeting : allOf([{ min_age: minAge, clauses: [] }, targeting]),
        quotas: inCountry ?? [],
        // Without any quota nobody would ever fit one.
        quota_rule: quotas.length === 0 ? 'none_full' : settings.quota_rule,
        ...(exclusions && { exclusions: exclusions(country) }),
      };
    });
  };
}

function readShared(reader: RowReader, { settings, hosts }: SurveyRules) {
  const { map, payout, invited } = settings;
  const seconds = reader.number('loi_seconds', map.loi_seconds, 0, 36_000);
  const micros = reader.micros('payout', map.payout, payout.scale);
  if (seconds <= 0) reader.problem('loi_seconds', 'it takes no time');
  if (micros <= 0n) reader.problem('payout', 'it pays nothing');
  const link = map.entry ? readEntry(reader, map.entry, hosts) : null;
  const people = invited === undefined ? null : readNames(reader, 'invited', invited);
  return {
    devices: readDevices(reader, map.devices),
    topic: readTopic(reader, map.topic),
    loi_seconds: Math.ceil(seconds),
    payout_micros: micros,
    said: readSaid(reader, map),
    ...(link !== null && { entry_link: link }),
    ...(people && { invited: people }),
  };
}

/** Nothing where the row has neither a share nor counts. */
function readSaid(reader: RowReader, map: SurveySettings['map']) {
  return saidOf({
    conversion: reader.optionalNumber('conversion', map.conversion, 0, 1),
    entrants: readCount(reader, 'entrants', map.entrants),
    completes: readCount(reader, 'completes', map.completes),
    out_seconds: reader.optionalNumber('out_seconds', map.out_seconds, 0, 36_000),
  });
}

function readCount(reader: RowReader, name: string, field: Field | undefined): number | null {
  const found = reader.optionalNumber(name, field, 0, 1e9);
  return found === null ? null : Math.floor(found);
}

function readCountry(reader: RowReader, field: Field): string | null {
  const code = reader.optionalText('country', { ...field, map: null }, 100);
  if (code === null) return null;
  const upper = code.toUpperCase();
  const country =
    field.map === null || code === field.otherwise ? upper : (field.map.get(code) ?? field.map.get(upper));
  if (country !== undefined && /^[A-Z]{2}$/.test(country)) return country;
  reader.problem('country', 'it has no counterpart');
  return '';
}

/** Of several countries those that we know are worth having, in the order of the settings. */
function countriesOf(reader: RowReader, { quotas }: SurveySettings, read: readonly NestedQuota[]): string[] {
  const named = new Set(read.flatMap(({ country }) => country ?? []));
  const order = quotas?.country?.map ? [...new Set(quotas.country.map.values())] : [...named];
  const known = order.filter((country) => named.has(country) && country !== unknownCountry);
  if (known.length === 0) reader.problem('country', 'neither it nor a quota of it names one that is known');
  return known;
}

/** The list may name none: then it is the language that most people there speak. */
const likelyLanguage = (country: string) =>
  /^[A-Z]{2}$/.test(country)
    ? `${new Intl.Locale('und', { region: country }).maximize().language}-${country}`
    : 'en';

const allDevices: readonly Device[] = ['desktop', 'mobile', 'tablet'];

function readDevices(reader: RowReader, field: Field | undefined): Device[] {
  const named = field ? reader.texts('devices', field, 20) : null;
  if (!named || !field) return [...allDevices];
  const devices = named.map((name) => field.map?.get(name) ?? name);
  const known = allDevices.filter((device) => devices.includes(device));
  if (known.length === 0) reader.problem('devices', 'it names none that we know');
  return known;
}

/** What has no counterpart has no topic: none is ever guessed. */
function readTopic(reader: RowReader, field: Field | undefined) {
  const name = field && reader.optionalText('topic', { ...field, map: null }, 100);
  const ours = name && (field.map?.get(name) ?? name);
  return topics.find((topic) => topic === ours) ?? null;
}

/** Parameters cannot be appended to one that ends in a place of a page. */
function readEntry(reader: RowReader, field: Field, hosts: readonly string[]): string | null {
  const link = readLink(reader, field, hosts);
  if (link !== null && new URL(link).hash !== '') reader.problem('link', 'it leads to a place in a page');
  return link;
}

const maxNames = 10_000;

function readNames(reader: RowReader, name: string, pointer: string): string[] | null {
  const field = { at: [pointer], scale: 1, map: null, none: [], otherwise: undefined };
  return reader.texts(name, field, maxNames);
}

/** Of a row that is one survey for each country the others are named in both ways. */
function readExclusions(
  row: RowReader,
  { exclusions, quotas }: SurveySettings,
): ((country: string) => Exclusions) | null {
  const said = exclusions && row.at(exclusions.at);
  if (!exclusions || said === undefined || said === null) return null;
  const reader = new RowReader(said, 'exclusions/');
  const [refs, groups] = [exclusions.refs, exclusions.groups].map((pointer) =>
    pointer === undefined ? null : readNames(reader, pointer, pointer),
  );
  const days = reader.optionalNumber('days', exclusions.days, 0, 10_000);
  row.problems.push(...reader.problems);
  if (exclusions.at === '' && !refs && !groups) return null;
  const isSplit = quotas?.country !== undefined;
  return (country) => ({
    refs: (refs ?? []).flatMap((ref) => (isSplit ? [ref, `${ref}:${country}`] : [ref])),
    groups: groups ?? [],
    days,
  });
}
