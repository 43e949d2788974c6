// What `Intl` of the server knows of a locale, as rules that a browser writes by without its own (lib/text/locale-rules.ts).
// A rule that does not hold throughout is not said.
import { numberFormat } from '@earnwall/domain/money/number-format';
import type { NumberSigns } from '@earnwall/domain/money/plain-number';
import { listFormat } from '#lib/text/list-format.ts';
import type { LocaleRules } from '#lib/text/locale-rules.ts';
import { pluralForms } from '#lib/text/plural-rules.ts';

export function askLocale(locale: string): LocaleRules {
  return {
    numbers: numbersOf(locale),
    plurals: pluralsOf(locale),
    time: timeOf(locale),
    names: namesOf(locale),
  };
}

function numbersOf(locale: string): NumberSigns {
  const plain = numberFormat(locale, {});
  const parts = plain.formatToParts(1_234_567.5);
  const sign = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  const [, middle = ''] = parts.flatMap(({ type, value }) => (type === 'integer' ? [value] : []));
  const [before = '', after = ''] = plain.format(-7).split('7');
  return {
    decimal: sign('decimal'),
    group: sign('group'),
    before: plain.format(1234) === '1234' ? 2 : 1,
    above: middle.length,
    negative: [before, after],
  };
}

function pluralsOf(locale: string): string | null {
  const rules = new Intl.PluralRules(locale);
  const formOf = (count: number) => pluralForms.indexOf(rules.select(count));
  const forms = Array.from({ length: 200 }, (_, count) => formOf(count));
  const holds = forms.slice(100).every((form, rest) => formOf(7300 + rest) === form);
  return holds ? forms.join('') : null;
}

function timeOf(locale: string): LocaleRules['time'] {
  const between = /^a(.*)b$/.exec(listFormat(locale, { type: 'unit', style: 'narrow' }).format(['a', 'b']));
  const words = (['day', 'hour'] as const).flatMap((unit) => {
    const format = numberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' });
    const word = (count: number) => format.format(count).replace(String(count), '#');
    const isSame = Array.from({ length: 98 }, (_, more) => word(more + 2)).every((said) => said === word(2));
    return isSame ? [word(1), word(2)] : [];
  });
  const [day, days, hour, hours] = words;
  if (!between || !day || !days || !hour || !hours) return null;
  return { words: [day, days, hour, hours], between: between[1] ?? '' };
}

function namesOf(locale: string): LocaleRules['names'] {
  const format = listFormat(locale, { style: 'narrow' });
  const rowOf = (...names: string[]) => {
    const row = new RegExp(`^${names.join('(.*)')}$`).exec(format.format(names));
    return row?.slice(1) ?? [];
  };
  const [pair] = rowOf('A', 'B');
  const [first, between, last] = rowOf('A', 'B', 'C', 'D');
  // In Spanish and Italian the "and" depends on the name that follows.
  const isSame = ['iPhone', 'otto', 'Hija', '8', 'Ελλάδα'].every((name) => rowOf('A', name)[0] === pair);
  if (!isSame || pair === undefined || between === undefined || last === undefined) return null;
  return first === between ? [pair, between, last] : null;
}
