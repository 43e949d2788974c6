import { expect, it } from 'vitest';
import { sampleSurvey } from '#samples/sample-survey.ts';
import { noticeOf } from './notice-of.ts';

it('NO-02 no_surveys is the server’s word, as any other notice', () => {
  const banned = { result: 'error', type: 'banned', data: { banned_until: null } } as const;
  expect(noticeOf(banned)).toEqual(banned);
  expect(noticeOf({ result: 'error', type: 'no_surveys', data: {} })).toMatchObject({ type: 'no_surveys' });
});

it('SL-04 a list whose last survey was a duplicate says the same', () => {
  expect(noticeOf({ result: 'success', surveys: [] })).toEqual({ type: 'no_surveys', data: {} });
  expect(noticeOf({ result: 'success', surveys: [sampleSurvey()] })).toBeNull();
});

it('before the answer there is none', () => {
  expect(noticeOf(null)).toBeNull();
});
