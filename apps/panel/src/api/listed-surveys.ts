import type { AnswerOf } from '@earnwall/contract/call-types';
import type { Survey } from '@earnwall/contract/entities/survey';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { surveysKey } from './surveys.ts';

type List = AnswerOf<'surveys/get-surveys'>;

const noSurveys: readonly Survey[] = [];

/** The surveys that are known now; it asks for none. */
export function useListedSurveys(): readonly Survey[] {
  const queries = useQueryClient();
  const subscribe = useCallback(
    (changed: () => void) => queries.getQueryCache().subscribe(changed),
    [queries],
  );
  const data = useSyncExternalStore(subscribe, () => queries.getQueryData<List>(surveysKey));
  return data?.result === 'success' ? data.surveys : noSurveys;
}

/** Takes surveys off the list; how old the list is stays as it was. */
export function removeSurveys(queries: QueryClient, hashes: ReadonlySet<string>): void {
  const list = queries.getQueryData<List>(surveysKey);
  if (list?.result !== 'success') return;
  const surveys = list.surveys.filter(({ hash }) => !hashes.has(hash));
  const updatedAt = queries.getQueryState(surveysKey)?.dataUpdatedAt ?? 0;
  const shorter: List = { ...list, surveys };
  queries.setQueryData(surveysKey, shorter, { updatedAt });
}
