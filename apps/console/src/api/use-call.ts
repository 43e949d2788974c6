import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Asked } from './asked.ts';
import { type CallError, callErrorOf } from './call-error.ts';
import { callConsole } from './client.ts';

interface Options {
  /** Not asked while false. */
  enabled?: boolean | undefined;
  /** Asked again after this long, for as long as the page is in sight. */
  everyMs?: number | undefined;
  /** Also while the page is out of sight. */
  inBackground?: boolean | undefined;
}

interface Called<N extends ConsoleCallName> {
  data: ConsoleAnswerOf<N> | undefined;
  error: CallError | null;
  /** Nothing to show yet. */
  isLoading: boolean;
  /** Something to show, and newer on its way. */
  isFetching: boolean;
  refetch: () => void;
}

/** The answer of a GET. While the next page or filter loads, the answer before stays. */
export function useCall<N extends ConsoleCallName>(
  name: N,
  asked: Asked<N>,
  { enabled = true, everyMs, inBackground = false }: Options = {},
): Called<N> {
  const query = useQuery({
    queryKey: [name, asked],
    queryFn: ({ signal }) => callConsole(name, { ...asked, signal }),
    enabled,
    refetchInterval: everyMs ?? false,
    refetchIntervalInBackground: inBackground,
    placeholderData: keepPreviousData,
  });
  const { data, error, isLoading, isFetching, refetch } = query;
  return {
    data: data as ConsoleAnswerOf<N> | undefined,
    error: error && callErrorOf(error),
    isLoading,
    isFetching,
    refetch: () => void refetch(),
  };
}
