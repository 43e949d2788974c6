import { expect, it } from 'vitest';
import { sampleAnswer } from '#samples/sample-question.ts';
import { searchable } from './searchable.ts';

const search = searchable(
  ['Österreich', 'São Tomé', 'İstanbul', 'Austria'].map((text) => sampleAnswer(text)),
);

it.each([
  ['', ['Österreich', 'São Tomé', 'İstanbul', 'Austria']],
  ['  ', ['Österreich', 'São Tomé', 'İstanbul', 'Austria']],
  ['oster', ['Österreich']],
  ['SAO', ['São Tomé']],
  ['istan', ['İstanbul']],
  ['ri', ['Austria']],
  ['zzz', []],
])('QU-06 %j finds %j', (query, found) => {
  expect(search(query).map(({ text }) => text)).toEqual(found);
});
