import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, it } from 'vitest';
import { readMessage, type Values } from './message.ts';

const read = (text: string, values: Values = {}, language = 'en') =>
  readMessage(compileMessage(text), values, language);

it.each<[text: string, values: Values, language: string]>([
  ['Plain words', {}, 'en'],
  ["It''s '{'literal'}'", {}, 'en'],
  ['Code {code}', { code: 12 }, 'en'],
  ['{count, plural, one {# rating} other {# ratings}}', { count: 1 }, 'en'],
  ['{count, plural, one {# rating} other {# ratings}}', { count: 1234 }, 'en'],
  ['{count, plural, =0 {nobody} one {{name} and # more} other {# people}}', { count: 0, name: 'x' }, 'en'],
  ['{count, plural, offset:1 =1 {you} one {you and # more} other {you and # more}}', { count: 2 }, 'en'],
  ['{count, plural, one {# ocena} few {# oceny} many {# ocen} other {# oceny}}', { count: 3 }, 'pl'],
  ['{count, plural, one {# ocena} few {# oceny} many {# ocen} other {# oceny}}', { count: 12 }, 'pl'],
  ['{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { place: 22 }, 'en'],
  ['{kind, select, day {today} other {{kind}s}}', { kind: 'week' }, 'en'],
])('%s with %o reads in %s as Lingui itself would read it', (text, values, language) => {
  const messages = { [language]: { text: compileMessage(text) } };
  expect(read(text, values, language)).toBe(setupI18n({ locale: language, messages })._('text', values));
});

it.each([
  ['pt-PT', '0 respostas'],
  ['pt-BR', '0 resposta'],
])('LO-01 counts nought as %s does', (locale, text) => {
  expect(read('{count, plural, one {# resposta} other {# respostas}}', { count: 0 }, locale)).toBe(text);
});

it('counts in Latin digits in every language', () => {
  expect(read('{count, plural, other {# x}}', { count: 12 }, 'ar-EG')).toBe('\u206812\u2069 x');
});

it.each([
  ['Until {at}.', '2:05 p.m.', 'en-CA', 'Until 2:05 p.m.'],
  ['Until {at}.', '2:05 PM', 'en-US', 'Until 2:05 PM.'],
  ['{at}. Later.', '15. Nov.', 'de-DE', '15. Nov. Later.'],
  ['{kind, select, other {Until {at}}}.', '15. 11.', 'cs-CZ', 'Until 15. 11.'],
  ['Earn {at}.', '20\u00a0kr.', 'ar-EG', 'Earn \u206820\u00a0kr.\u2069'],
  ['Loading {at}…', 'no. 5.', 'en-US', 'Loading no. 5.…'],
])('MO-01 %s with %s ends in one full stop', (text, at, locale, sentence) => {
  expect(read(text, { at, kind: 'x' }, locale)).toBe(sentence);
});
