import { queryOptions } from '@tanstack/react-query';
import { callConsole } from '#api/client.ts';

/** How far the sign-in of this browser is. Asked anew each time: another tab may have signed in or out. */
export const sessionQuery = queryOptions({
  queryKey: ['console/session/get-session'],
  queryFn: ({ signal }) => callConsole('console/session/get-session', { signal }),
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
});
