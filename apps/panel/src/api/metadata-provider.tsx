import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession, useSessionNow } from '#session/session-context.tsx';
import { useClient } from './client-context.tsx';
import { appQuery, MetadataContext, mayAsk, metadataKey } from './metadata.ts';

/** Asks GET /app, the first call of the panel, for all who read metadata. */
export function MetadataProvider({ children }: { children: ReactNode }) {
  const client = useClient();
  const entered = useSession((session) => session.entered);
  const enabled = useSession(mayAsk);
  const now = useSessionNow();

  const { data, isPending } = useQuery({
    queryKey: metadataKey,
    // Looked at once more when it would be asked: a login forgotten in between is no lost connection.
    enabled: enabled && (() => mayAsk(now())),
    queryFn: async ({ signal, client: cache }) => {
      // The first failure leads to the error route; a later one changes nothing, there is metadata to go on with.
      const goesOn = cache.getQueryData(metadataKey) !== undefined;
      const metadata = await client.call(
        'app/get-app',
        { query: appQuery(now()) },
        goesOn ? { signal } : { signal, errorMessage: 'connection_error' },
      );
      entered(metadata);
      return metadata;
    },
  });
  return (
    <MetadataContext value={{ metadata: data ?? null, loading: enabled && isPending }}>
      {children}
    </MetadataContext>
  );
}
