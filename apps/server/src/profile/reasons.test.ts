import { profileReasons } from '@earnwall/contract/profile-reasons';
import { expect, it } from 'vitest';
import { canonicalQuestions } from './questions/canonical.ts';
import { reasonFor } from './reasons.ts';

it('every question of the catalogue has a reason of its own family, and every family a question', () => {
  const used = canonicalQuestions.map(({ id }) => reasonFor(id));
  expect(used).not.toContain('other');
  expect(new Set([...used, 'other'])).toEqual(new Set(profileReasons));
});

it('a question that is not in the catalogue is not given a reason that may be wrong', () => {
  expect(reasonFor('question-1')).toBe('other');
});
