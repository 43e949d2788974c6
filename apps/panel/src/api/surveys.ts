import { grid } from '@earnwall/contract/first-limits';
import { useQuery } from '@tanstack/react-query';
import type { PaintData } from '#lib/paint-data.ts';
import { useSession } from '#session/session-context.tsx';
import type { Layout } from '#session/start-up-values.ts';
import { useClient } from './client-context.tsx';

export const surveysKey = ['surveys'] as const;

export interface SurveysState {
  answer: PaintData['surveys'];
  /** On its way for the first time. */
  loading: boolean;
  failed: boolean;
  reload: () => void;
}

/** GET /surveys for a user who is logged in. */
export function useSurveys(layout: Layout): SurveysState {
  const client = useClient();
  const loggedIn = useSession((session) => session.loggedIn);
  const limit = useSession((session) => limitFor(layout, session.startUp.limit));

  const { data, isLoading, isLoadingError, refetch } = useQuery<PaintData['surveys']>({
    queryKey: surveysKey,
    enabled: loggedIn,
    // Kept for the whole visit: a user who comes back sees the old list while the new one is on its way.
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => client.call('surveys/get-surveys', { query: { limit } }, { signal }),
  });
  return { answer: data ?? null, loading: isLoading, failed: isLoadingError, reload: () => void refetch() };
}

/** The default layout shows all there is; the others show one page (SL-11). */
export function limitFor(layout: Layout, asked: number | null): number | undefined {
  return layout === 'default' ? undefined : (asked ?? grid.pageLimit);
}
