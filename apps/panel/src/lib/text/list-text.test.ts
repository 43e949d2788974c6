import { expect, it } from 'vitest';
import { factsText, listText } from './list-text.ts';

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

it.each([
  ['en-US', ['720 coins', '12 minutes'], '720 coins, 12 minutes'],
  ['fil-PH', ['720 coins', '12 minuto'], '720 coins, 12 minuto'],
  ['ja-JP', ['720 コイン', '12分', '人気'], '720 コイン、12分、人気'],
  ['zh-TW', ['720 金币', '12 分钟'], '720 金币，12 分钟'],
  ['ar-EG', ['720 عملة', '12 دقيقة'], '720 عملة، 12 دقيقة'],
  ['en-US', [false, 'Popular', null, '', undefined], 'Popular'],
] as const)('LO-01 puts facts one after another as %s does: %j', (locale, facts, text) => {
  expect(factsText(facts, locale)).toBe(text);
});
