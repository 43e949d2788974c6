import { expect, it } from 'vitest';
import { escapeJson } from './escape-json.ts';

it('JSON cannot end the script that holds it', () => {
  const text = escapeJson(JSON.stringify({ a: '</script>', b: '\u2028\u2029' }));
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({ a: '</script>', b: '\u2028\u2029' });
});
