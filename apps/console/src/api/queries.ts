import { QueryClient } from '@tanstack/react-query';
import { callErrorOf } from './call-error.ts';

/** The cache of answers. A GET that did not get through is tried once more; what was refused is not. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 10_000,
        retry: (failures, error) => {
          const { status } = callErrorOf(error);
          return failures < 1 && (status === 0 || status >= 500);
        },
      },
    },
  });
}
