import { appQueryOf } from '@earnwall/contract/app-query';
import type { QueryOf } from '@earnwall/contract/call-types';
import type { Metadata } from '@earnwall/contract/entities/metadata';
import { useQuery } from '@tanstack/react-query';
import type { Session } from '#session/session.ts';
import { useSession, useSessionNow } from '#session/session-context.tsx';
import { canLogIn } from '#session/start-up-values.ts';
import { useClient } from './client-context.tsx';

export const metadataKey = ['app'] as const;

export interface MetadataState {
  metadata: Metadata | null;
  /** The guard waits for it (RT-03). */
  loading: boolean;
}

/** GET /app, the first call of the panel. */
export function useMetadata(): MetadataState {
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
  return { metadata: data ?? null, loading: enabled && isPending };
}

/** Visitors who have shown nothing make no call (decision 0001), and a failure on the screen is not repeated behind it. */
function mayAsk(session: Session): boolean {
  return session.failure === null && (canLogIn(session.credentials) || linkOf(session) !== null);
}

/** What GET /app is told (ID-12). */
export function appQuery(session: Session): QueryOf<'app/get-app'> {
  return appQueryOf(session.startUp, session.iframe, linkOf(session));
}

/** What stands in for a login: a link, or a survey together with the app it is taken for (decisions 0001 and 0073). */
function linkOf({ startUp, keptSurvey, credentials }: Session): string | null {
  if (startUp.singleSurveyLink || canLogIn(credentials)) return startUp.singleSurveyLink;
  return credentials.app && (startUp.surveyHash ?? keptSurvey);
}
