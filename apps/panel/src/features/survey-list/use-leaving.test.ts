// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleSurvey } from '#samples/sample-survey.ts';
import { useLeaving } from './use-leaving.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const list = (hashes: string) => [...hashes].map((hash) => sampleSurvey({ hash }));

it('AP-03 a survey that leaves stays for the moment of its collapse', () => {
  const { result, rerender } = renderHook(({ surveys }) => useLeaving(surveys), {
    initialProps: { surveys: list('abc') },
  });
  const shown = () =>
    result.current.map(({ survey, isLeaving }) => (isLeaving ? `(${survey.hash})` : survey.hash)).join('');
  expect(shown()).toBe('abc');
  rerender({ surveys: list('ac') });
  expect(shown()).toBe('a(b)c');
  act(() => void vi.advanceTimersByTime(180));
  expect(shown()).toBe('ac');
  rerender({ surveys: list('ca') });
  expect(shown()).toBe('ca');
});
