import { expect, it } from 'vitest';
import { nextSurveys } from './next-surveys.ts';

const survey = (
  hash: string,
  order: number,
  changes: { onboarding?: boolean; user_reward?: number } = {},
) => ({
  ...{ hash, order, user_reward: 100, loi: 600, onboarding: false },
  ...changes,
});
const listed = [survey('c', 3, { user_reward: 900 }), survey('a', 1), survey('b', 2), survey('d', 4)];
const hashes = (...given: Parameters<typeof nextSurveys<(typeof listed)[number]>>) =>
  nextSurveys(...given).map(({ hash }) => hash);

it('SL-03 offers the list in its own order, whatever pays most', () => {
  expect(hashes(listed, [])).toEqual(['a', 'b', 'c', 'd']);
});

it('SL-03 has the profile first, as the list has', () => {
  expect(hashes([...listed, survey('profile', 9, { onboarding: true })], [])[0]).toBe('profile');
});

it('leaves out the survey that has just ended, and those that wait for a report', () => {
  expect(hashes(listed, ['a', 'c'])).toEqual(['b', 'd']);
  expect(hashes(listed, [null])).toHaveLength(4);
});

it('keeps what was offered in its place when a fresher list has another order', () => {
  const fresher = [survey('new', 0), survey('b', 1), survey('a', 2), survey('d', 3)];
  expect(hashes(fresher, [], ['a', 'b', 'c'])).toEqual(['a', 'b', 'new', 'd']);
});

it('has nothing to offer where nothing is listed', () => {
  expect(hashes([], [])).toEqual([]);
});
