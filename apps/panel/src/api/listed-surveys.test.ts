import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { sampleSurvey } from '#samples/sample-survey.ts';
import { removeSurveys } from './listed-surveys.ts';
import { surveysKey } from './surveys.ts';

describe('removeSurveys', () => {
  const listed = (surveys: readonly string[]) => ({
    result: 'success',
    surveys: surveys.map((hash) => sampleSurvey({ hash })),
  });

  it('AP-03 takes surveys off the list, which grows no younger by it', () => {
    const queries = new QueryClient();
    queries.setQueryData(surveysKey, listed(['a', 'b', 'c']), { updatedAt: 7 });
    removeSurveys(queries, new Set(['b', 'unknown']));
    expect(queries.getQueryData(surveysKey)).toEqual(listed(['a', 'c']));
    expect(queries.getQueryState(surveysKey)?.dataUpdatedAt).toBe(7);
  });

  it.each([
    ['with a notice', { result: 'error', type: 'maintenance', data: {} }],
    ['not loaded yet', undefined],
  ])('AP-03 leaves a list alone that is %s', (_what, list) => {
    const queries = new QueryClient();
    queries.setQueryData(surveysKey, list);
    removeSurveys(queries, new Set(['b']));
    expect(queries.getQueryData(surveysKey)).toBe(list);
  });
});
