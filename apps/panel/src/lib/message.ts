import type {
  CompiledIcuChoices,
  CompiledMessage,
  CompiledMessageToken,
} from '@lingui/message-utils/compileMessage';

/** A language, or a part of it, by key. */
export type Messages = Readonly<Record<string, CompiledMessage>>;

export type Values = Readonly<Record<string, string | number>>;

/** Reads a compiled ICU text (vite/catalogs.ts) with its values: arguments, plural, selectordinal, select. */
export function readMessage(message: CompiledMessage, values: Values, language: string): string {
  return message.map((token) => readToken(token, values, language)).join('');
}

function readToken(token: CompiledMessageToken, values: Values, language: string): string {
  if (typeof token === 'string') return token;
  const [name, kind, format] = token;
  const value = values[name] ?? '';
  if (kind === undefined) return String(value);
  const choices = format as CompiledIcuChoices;
  if (kind === 'select') return readMessage(choices[value] ?? choices.other ?? [], values, language);

  const count = Number(value) - (choices.offset ?? 0);
  const rules = new Intl.PluralRules(language, { type: kind === 'plural' ? 'cardinal' : 'ordinal' });
  const chosen = choices[value] ?? choices[rules.select(count)] ?? choices.other ?? [];
  // Latin digits in every language (decision 16).
  const figure = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).format(count);
  return readMessage(
    chosen.map((part) => (part === '#' ? figure : part)),
    values,
    language,
  );
}
