import { expect, it } from 'vitest';
import { acceptedLanguages } from './accept-language.ts';

it.each([
  ['de-CH,de;q=0.9,en;q=0.8', ['de-CH', 'de', 'en']],
  ['en;q=0.5, fr', ['fr', 'en']],
  ['pt-BR, pt ; q=0.9', ['pt-BR', 'pt']],
  ['es;q=0, it, *;q=0.1', ['it']],
  ['ja;q=high', []],
  ['', []],
  [undefined, []],
])('reads %o as %o', (header, tags) => {
  expect(acceptedLanguages(header)).toEqual(tags);
});
