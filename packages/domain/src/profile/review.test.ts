import { expect, it } from 'vitest';
import { isReviewDue } from './review.ts';

const now = new Date('2026-07-01T00:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

it.each([
  ['a profile of half a year that nobody has looked at', true, null, 180, true],
  ['a younger one', true, null, 179, false],
  ['an old one that was reviewed lately', true, 10, 900, false],
  ['one reviewed half a year ago', true, 180, 900, true],
  ['no profile at all', false, null, 900, false],
])('QU-14 %s', (_case, hasAnswers, reviewed, since, due) => {
  const lastReview = reviewed === null ? null : daysAgo(reviewed);
  expect(isReviewDue({ hasAnswers, lastReview, since: daysAgo(since) }, now)).toBe(due);
});
