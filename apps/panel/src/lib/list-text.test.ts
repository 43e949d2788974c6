import { expect, it } from 'vitest';
import { listText } from './list-text.ts';

it.each([
  ['en-US', ['Dog', 'Cat', 'Fish'], 'Dog, Cat, Fish'],
  ['de-DE', ['Hund', 'Katze'], 'Hund und Katze'],
  ['ja-JP', ['犬', '猫'], '犬、猫'],
  ['ar-EG', ['كلب', 'قطة'], 'كلب وقطة'],
  ['pt-PT', ['Cão'], 'Cão'],
  ['en-US', [], ''],
])('LO-01 puts names in a row as %s does: %j', (locale, names, row) => {
  expect(listText(names, locale)).toBe(row);
});
