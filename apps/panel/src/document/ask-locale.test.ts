import { formatNumber } from '@earnwall/domain/money/display';
import { writeNumber } from '@earnwall/domain/money/number-format';
import { type Country, countries, localeOf } from '@earnwall/i18n/locales';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { listText } from '#lib/text/list-text.ts';
import { knowLocale } from '#lib/text/locale-rules.ts';
import { pluralForm } from '#lib/text/plural-rules.ts';
import { timeShort } from '#lib/text/time-texts.ts';
import { askLocale } from './ask-locale.ts';

const locales = Object.entries(countries).flatMap(([country, languages]) =>
  languages.flatMap((language) => localeOf(language, country as Country) ?? []),
);

beforeAll(() => {
  for (const locale of locales) knowLocale(locale, askLocale(locale));
});

const number = fc.oneof(
  fc.integer({ min: -12_000_000, max: 12_000_000 }),
  fc.integer({ min: -99_999_999, max: 99_999_999 }).map((whole) => whole / 1000),
  fc.integer({ min: 0, max: 500 }).map((whole) => whole / 10),
  fc.double(),
);

describe('what the browser writes by the rules of a document is what Intl would write', () => {
  it.each(locales)('MO-01 LO-01 numbers of %s', (locale) => {
    const formats = (
      [
        [0, 3],
        [0, 1],
        [1, 1],
        [0, 0],
      ] as const
    ).map(([least, most]) => ({
      ...{ least, most },
      intl: new Intl.NumberFormat(locale, {
        ...{ minimumFractionDigits: least, maximumFractionDigits: most, numberingSystem: 'latn' },
      }),
    }));
    fc.assert(
      fc.property(number, (value) => {
        for (const { least, most, intl } of formats)
          expect(writeNumber(value, locale, least, most)).toBe(intl.format(value));
      }),
    );
  });

  it.each(locales)('LO-01 counts of %s', (locale) => {
    const rules = new Intl.PluralRules(locale);
    const counts = Array.from({ length: 2500 }, (_, count) => count);
    const odd = [-1, 0.5, 1.5, 10_001, 999_999, 1_000_000, 2_000_000];
    const differ = [...counts, ...odd].filter(
      (count) => pluralForm(locale, 'cardinal', count) !== rules.select(count),
    );
    expect(differ).toEqual([]);
  });

  it.each(locales)('BO-02 the time of %s on a badge', (locale) => {
    const unit = (unit: 'day' | 'hour', count: number) =>
      new Intl.NumberFormat(locale, {
        ...{ style: 'unit', unit, unitDisplay: 'narrow', numberingSystem: 'latn' },
      }).format(count);
    const list = new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' });
    for (const days of [1, 2, 3, 5, 10, 11, 21, 99, 100, 1234])
      for (const hours of [0, 1, 2, 3, 11, 23]) {
        const words = hours > 0 ? [unit('day', days), unit('hour', hours)] : [unit('day', days)];
        expect(timeShort({ days, hours, minutes: 5, seconds: 7 }, locale)).toBe(list.format(words));
      }
  });

  it.each(locales)('LO-01 names of %s', (locale) => {
    const list = new Intl.ListFormat(locale, { style: 'narrow' });
    const names = ['Android', 'iPhone', 'Hund', 'otto', 'ホ', '8'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...names), { maxLength: 6 }), (row) => {
        expect(listText(row, locale)).toBe(list.format(row));
      }),
    );
  });
});

it('most locales are told all of their rules', () => {
  const untold = locales.filter((locale) => Object.values(askLocale(locale)).includes(null));
  // "And" depends on the name that follows in Spanish; most days are counted as one in Filipino.
  expect([...new Set(untold.map((locale) => locale.split('-')[0]))]).toEqual(['es', 'fil']);
});

it('numbers of a list are written without a formatter', () => {
  const { NumberFormat } = Intl;
  Intl.NumberFormat = (() => {
    throw new Error('A formatter was made.');
  }) as unknown as typeof NumberFormat;
  try {
    const shown = [0, 7.25, 720, 1234, 12_400, 1_250_000, -45].map((value) => formatNumber(value, 'de-DE'));
    expect(shown).toEqual(['0', '7,25', '720', '1.234', '12,4K', '1,2M', '-45']);
  } finally {
    Intl.NumberFormat = NumberFormat;
  }
});
