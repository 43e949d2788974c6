import { expect, it } from 'vitest';
import { sampleSurvey } from '#samples/sample-survey.ts';
import { withLeaving } from './with-leaving.ts';

const list = (hashes: string) => [...hashes].map((hash) => sampleSurvey({ hash }));

it.each([
  ['abc', 'abc', 'abc'],
  ['', 'ab', 'ab'],
  ['abc', 'ac', 'a(b)c'],
  ['abcd', 'bd', '(a)b(c)d'],
  ['abc', 'ab', 'ab(c)'],
  ['abc', '', '(a)(b)(c)'],
  ['abc', 'cba', 'cba'],
  ['abc', 'acde', 'a(b)cde'],
])('of %s, now %s, it shows %s', (before, now, shown) => {
  const words = withLeaving(list(before), list(now)).map(({ survey, isLeaving }) =>
    isLeaving ? `(${survey.hash})` : survey.hash,
  );
  expect(words.join('')).toBe(shown);
});
