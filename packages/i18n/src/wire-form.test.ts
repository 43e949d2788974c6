import { expect, it } from 'vitest';
import type { Language } from './languages.ts';
import { wireForm } from './wire-form.ts';

it.each<[Language, string]>([
  ['pt-BR', 'pt_BR'],
  ['pt', 'pt'],
  ['fil', 'fil'],
])('LO-01 %s travels as %s', (language, wire) => {
  expect(wireForm(language)).toBe(wire);
});
