import { writeNumber } from '@earnwall/domain/money/number-format';
import { isRightToLeft } from '@earnwall/i18n/right-to-left';
import type {
  CompiledIcuChoices,
  CompiledMessage,
  CompiledMessageToken,
} from '@lingui/message-utils/compileMessage';
import { isolated, withSigns } from './isolated.ts';
import { pluralForm } from './plural-rules.ts';

/** A language, or a part of it, by key. */
export type Messages = Readonly<Record<string, CompiledMessage>>;

export type Values = Readonly<Record<string, string | number>>;

/** Reads a compiled ICU text (vite/catalogs.ts) with its values: arguments, plural, selectordinal, select. */
export function readMessage(message: CompiledMessage, values: Values, locale: string): string {
  const sentence = message.reduce<string>((said, token) => {
    const next = readToken(token, values, locale);
    // "2:05 p.m." and "20 kr." end in a full stop of their own, and a sentence in one.
    return said + (/\.\u2069?$/.test(said) ? next.replace(/^\./, '') : next);
  }, '');
  return isRightToLeft(locale) ? withSigns(sentence) : sentence;
}

function readToken(token: CompiledMessageToken, values: Values, locale: string): string {
  if (typeof token === 'string') return token;
  const [name, kind, format] = token;
  const value = values[name] ?? '';
  if (kind === undefined) return written(value, locale);
  const choices = format as CompiledIcuChoices;
  if (kind === 'select') return readMessage(choices[value] ?? choices.other ?? [], values, locale);

  const count = Number(value) - (choices.offset ?? 0);
  const form = pluralForm(locale, kind === 'plural' ? 'cardinal' : 'ordinal', count);
  const chosen = choices[value] ?? choices[form] ?? choices.other ?? [];
  const figure = written(count, locale);
  return readMessage(
    chosen.map((part) => (part === '#' ? figure : part)),
    values,
    locale,
  );
}

/** A value as it stands in a sentence: numbers the way the language writes them, apart where that keeps the order. */
function written(value: string | number, locale: string): string {
  const text = typeof value === 'number' ? writeNumber(value, locale) : value;
  return text && isRightToLeft(locale) ? isolated(text) : text;
}
