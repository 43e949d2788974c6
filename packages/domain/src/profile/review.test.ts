import { expect, it } from 'vitest';
import { isReviewDue, mayNeedReview } from './review.ts';

const now = new Date('2026-07-01T00:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const changing = (days: number) => ({ answered_at: daysAgo(days), shelf_life_days: 365 });
const lifelong = (days: number) => ({ answered_at: daysAgo(days), shelf_life_days: null });

it.each([
  ['an answer of half a year that nobody has looked at', 900, null, [changing(180)], true],
  ['a younger one', 900, null, [changing(179)], false],
  ['an old one among young ones', 900, null, [changing(1), changing(200)], true],
  ['an old one in a profile that was reviewed lately', 900, 10, [changing(200)], false],
  ['an old one in a profile reviewed half a year ago', 900, 180, [changing(200)], true],
  ['an old one about what never changes', 900, null, [lifelong(800)], false],
  ['an account too young for old answers', 20, null, [changing(200)], false],
  ['no profile at all', 900, null, [], false],
])('QU-14 PR-02 %s', (_case, created, reviewed, answers, due) => {
  const profile_reviewed_at = reviewed === null ? null : daysAgo(reviewed);
  expect(isReviewDue({ created_at: daysAgo(created), profile_reviewed_at }, answers, now)).toBe(due);
});

it.each([
  ['a new account', 1, null, false],
  ['half a year', 180, null, true],
  ['an old one after its review', 900, 179, false],
])('PR-02 answers are looked at only where one may be old: %s', (_case, created, reviewed, may) => {
  const profile_reviewed_at = reviewed === null ? null : daysAgo(reviewed);
  expect(mayNeedReview({ created_at: daysAgo(created), profile_reviewed_at }, now)).toBe(may);
});
