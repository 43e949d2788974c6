import type { AnswerOf } from '@earnwall/contract/call-types';
import { useQuery } from '@tanstack/react-query';
import { useClient } from './client-context.tsx';

export type OddsReport = AnswerOf<'experiments/get-experiments'>;

/** How the odds hold and what experiments say; anyone may ask. */
export function useOddsReport() {
  const client = useClient();
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: ['experiments'],
    queryFn: ({ signal }) => client.call('experiments/get-experiments', {}, { signal, silent: true }),
  });
  return { report: data ?? null, failed: isLoadingError, reload: () => void refetch() };
}
