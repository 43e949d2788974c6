import { appQueryOf } from '@earnwall/contract/app-query';
import type { QueryOf } from '@earnwall/contract/call-types';
import type { Metadata } from '@earnwall/contract/entities/metadata';
import { useQueryClient } from '@tanstack/react-query';
import { createContext } from 'react';
import { useRequired } from '#lib/hooks/use-required.ts';
import type { Session } from '#session/session.ts';
import { canLogIn } from '#session/start-up-values.ts';

export const metadataKey = ['app'] as const;

export interface MetadataState {
  metadata: Metadata | null;
  /** The guard waits for it (RT-03). */
  loading: boolean;
}

export const MetadataContext = createContext<MetadataState | null>(null);

export function useMetadata(): MetadataState {
  return useRequired(MetadataContext);
}

/** Opening another screen reads metadata again, once they are older than a minute. */
export function useRefreshMetadata(): () => void {
  const queries = useQueryClient();
  const options = { cancelRefetch: false };
  return () => void queries.refetchQueries({ queryKey: metadataKey, type: 'active', stale: true }, options);
}

/** Visitors who have shown nothing make no call (decision 0001), and a failure on the screen is not repeated behind it. */
export function mayAsk(session: Session): boolean {
  return session.failure === null && (canLogIn(session.credentials) || linkOf(session) !== null);
}

/** The query of GET /app (ID-12). */
export function appQuery(session: Session): QueryOf<'app/get-app'> {
  return appQueryOf(session.startUp, session.iframe, linkOf(session));
}

/** What stands in for a login: a link, or a survey together with the app it is taken for (decisions 0001 and 0073). */
function linkOf({ startUp, keptSurvey, credentials }: Session): string | null {
  if (startUp.singleSurveyLink || canLogIn(credentials)) return startUp.singleSurveyLink;
  return credentials.app && (startUp.surveyHash ?? keptSurvey);
}
