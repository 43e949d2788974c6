import type { Capability } from '@earnwall/contract/console-access';
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { callConsole } from './client.ts';

export type Me = ConsoleAnswerOf<'console/me/get-me'>;

/** Without a session the shell leads to the sign-in, so no dialog interrupts this call. */
export const meQuery = queryOptions({
  queryKey: ['console/me/get-me'],
  queryFn: ({ signal }) => callConsole('console/me/get-me', { signal }, { isInterruptible: false }),
  staleTime: 60_000,
});

/** Who is signed in. Everything inside the shell has it. */
export const useMe = (): Me => useSuspenseQuery(meQuery).data;

export function useMay(capability: Capability): boolean {
  return useMe().capabilities.includes(capability);
}

export function useSetMe(): (change: (me: Me) => Me) => void {
  const queries = useQueryClient();
  return (change) => queries.setQueryData(meQuery.queryKey, (me) => me && change(me));
}
