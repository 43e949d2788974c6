import type { TimeLeft } from '@earnwall/domain/bonuses/countdown';
import { numberFormat } from '@earnwall/domain/money/number-format';
import { listFormat } from './list-format.ts';
import { rulesOf } from './locale-rules.ts';
import { pluralForm } from './plural-rules.ts';

// The browser knows the words for days, hours, minutes and seconds in every language; Latin digits as everywhere
// (decision 0005).

type Unit = 'day' | 'hour' | 'minute' | 'second';

const formatter = (locale: string, unit: Unit, unitDisplay: 'long' | 'short' | 'narrow') =>
  numberFormat(locale, { style: 'unit', unit, unitDisplay });

const unitsOf = ({ days, hours, minutes, seconds }: TimeLeft): [Unit, number][] => [
  ['day', days],
  ['hour', hours],
  ['minute', minutes],
  ['second', seconds],
];

export interface TimeCell {
  unit: Unit;
  figures: string;
  word: string;
}

/** The cells of a countdown: two figures each, and days only as long as there are some. */
export function timeCells(left: TimeLeft, locale: string): TimeCell[] {
  return unitsOf(left)
    .filter(([unit, count]) => unit !== 'day' || count > 0)
    .map(([unit, count]) => ({
      unit,
      figures: String(count).padStart(unit === 'day' ? 1 : 2, '0'),
      word: wordOf(locale, unit, count),
    }));
}

/** A dual says its number itself, as in Arabic; beside a figure stands the plural. */
function wordOf(locale: string, unit: Unit, count: number): string {
  const isDual = pluralForm(locale, 'cardinal', count) === 'two';
  const parts = formatter(locale, unit, 'short').formatToParts(isDual ? 3 : count);
  return parts.find(({ type }) => type === 'unit')?.value ?? unit;
}

/** In a sentence: the two largest parts, "2 days, 4 hours"; below a minute the seconds. */
export function timePhrase(left: TimeLeft, locale: string): string {
  return joined(left, locale, 'long');
}

/** Where there is hardly room: "2d 4h", or "4:11:09" on the last day. */
export function timeShort(left: TimeLeft, locale: string): string {
  if (left.days > 0) return daysShort(left, locale) ?? joined(left, locale, 'narrow');
  const two = (count: number) => String(count).padStart(2, '0');
  return `${left.hours}:${two(left.minutes)}:${two(left.seconds)}`;
}

/** By the rules that a page was told (lib/text/locale-rules.ts), for as many days as those hold. */
function daysShort({ days, hours }: TimeLeft, locale: string): string | null {
  const rules = rulesOf(locale)?.time;
  if (!rules || days >= 100) return null;
  const [day, severalDays, hour, severalHours] = rules.words;
  const inDays = (days === 1 ? day : severalDays).replace('#', String(days));
  const inHours = (hours === 1 ? hour : severalHours).replace('#', String(hours));
  return hours > 0 ? inDays + rules.between + inHours : inDays;
}

function joined(left: TimeLeft, locale: string, style: 'long' | 'narrow'): string {
  const parts = largest(left, 2).map(([unit, count]) => formatter(locale, unit, style).format(count));
  return listFormat(locale, { type: 'unit', style }).format(parts);
}

function largest(left: TimeLeft, most: number): [Unit, number][] {
  const units = unitsOf(left);
  const first = units.findIndex(([, count]) => count > 0);
  return units.slice(first, first + most).filter(([, count]) => count > 0);
}
