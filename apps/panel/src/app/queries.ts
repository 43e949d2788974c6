import { polling } from '@earnwall/contract/first-limits';
import { QueryClient } from '@tanstack/react-query';
import { metadataKey } from '#api/metadata/metadata.ts';
import { surveysKey } from '#api/surveys.ts';
import type { PaintData } from '#lib/paint-data.ts';
import { isWholeList } from '#lib/whole-list.ts';
import { type Credentials, canLogIn } from '#session/start-up-values.ts';

/**
 * The cache of server answers, filled with those that came with the document. They are fresh
 * unless calls must carry what the document's request did not, such as the device of a phone app (`isDeviceKnown`).
 */
export function createQueries(
  { metadata, surveys, now }: PaintData,
  credentials: Credentials,
  { isDeviceKnown = true } = {},
): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      // Retries are the client's matter; without a network a call fails at once and the user learns why.
      queries: { retry: false, networkMode: 'always', staleTime: polling.intervalMs },
    },
  });
  // Metadata that a server gave to nobody in particular does not do for a visitor with a name.
  if (metadata && (metadata.uhash || !canLogIn(credentials)))
    queries.setQueryData(metadataKey, metadata, isDeviceKnown ? {} : { updatedAt: 0 });
  if (surveys)
    queries.setQueryData(surveysKey, surveys, { updatedAt: isDeviceKnown && isWholeList(surveys) ? now : 0 });
  return queries;
}
