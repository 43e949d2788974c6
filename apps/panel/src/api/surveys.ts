import type { AnswerOf } from '@earnwall/contract/call-types';
import type { Survey } from '@earnwall/contract/entities/survey';
import { grid } from '@earnwall/contract/limits';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useSession } from '#session/session-context.tsx';
import type { Layout } from '#session/start-up-values.ts';
import { useClient } from './client-context.tsx';

export const surveysKey = ['surveys'] as const;

export interface SurveysState {
  answer: AnswerOf<'surveys/get-surveys'> | null;
  failed: boolean;
  reload: () => void;
}

/** GET /surveys for a user who is logged in. */
export function useSurveys(layout: Layout): SurveysState {
  const client = useClient();
  const loggedIn = useSession((session) => session.loggedIn);
  const limit = useSession((session) => limitFor(layout, session.startUp.limit));

  const { data, isLoadingError, refetch } = useQuery({
    queryKey: surveysKey,
    enabled: loggedIn,
    queryFn: ({ signal }) => client.call('surveys/get-surveys', { query: { limit } }, { signal }),
  });
  return { answer: data ?? null, failed: isLoadingError, reload: () => void refetch() };
}

type List = AnswerOf<'surveys/get-surveys'>;

const noSurveys: readonly Survey[] = [];

/** The surveys that are known now; it asks for none. */
export function useListedSurveys(): readonly Survey[] {
  const { data } = useQuery<List>({ queryKey: surveysKey, enabled: false });
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

/** The default layout shows all there is; the others show one page (SL-11). */
export function limitFor(layout: Layout, asked: number | null): number | undefined {
  return layout === 'default' ? undefined : (asked ?? grid.pageLimit);
}
