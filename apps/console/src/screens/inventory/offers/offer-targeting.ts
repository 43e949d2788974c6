import type { InventoryOffer } from '@earnwall/contract/entities/inventory';
import { countryName } from '@earnwall/domain/console/country-name';
import { platformWord } from './offer-words.ts';

interface Asked {
  countries: readonly string[];
  platforms: readonly InventoryOffer['platforms'][number][];
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Whom an offer is for, where it is done, and how long that may take: a line each. */
export const targetingInWords = (
  { countries, platforms }: Asked,
  time_limit_minutes: number | null,
): string[] => [
  countries.length === 0
    ? 'People of every country'
    : `People in ${either.format(countries.map((code) => countryName(code) ?? code))}`,
  `On ${either.format(platforms.map((platform) => (platform === 'desktop' ? platform : platformWord(platform))))}`,
  time_limit_minutes === null ? 'No deadline' : `Within ${spanInWords(time_limit_minutes)} of opening it`,
];

/** In the largest unit that it is a whole number of. */
function spanInWords(minutes: number): string {
  if (minutes % (24 * 60) === 0) return counted(minutes / (24 * 60), 'day');
  return minutes % 60 === 0 ? counted(minutes / 60, 'hour') : counted(minutes, 'minute');
}

const counted = (count: number, unit: string): string =>
  `${count.toLocaleString('en')} ${unit}${count === 1 ? '' : 's'}`;
