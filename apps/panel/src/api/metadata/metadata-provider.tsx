import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useClient } from '#api/client-context.tsx';
import { useSession, useSessionNow } from '#session/session-context.tsx';
import { appQuery, MetadataContext, mayAsk, metadataKey } from './metadata.ts';

/** Asks GET /app, the first call of the panel, for all who read metadata. */
export function MetadataProvider({ children }: { children: ReactNode }) {
  const client = useClient();
  // Whatever changes in the visit, readers see it together with the metadata of the same moment: a user who was
  // logged out, with the cache reset, must not be routed by the metadata of before.
  const session = useSession((all) => all);
  const { entered } = session;
  const enabled = mayAsk(session);
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
  const metadata = data ?? null;
  const loading = enabled && isPending;
  const state = useMemo(() => ({ metadata, loading }), [metadata, loading]);
  return <MetadataContext value={state}>{children}</MetadataContext>;
}
