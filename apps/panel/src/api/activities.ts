import type { ParamsOf } from '@earnwall/contract/call-types';
import type { Activity } from '@earnwall/contract/entities/activity';
import { recentActivity } from '@earnwall/contract/limits';
import { useQuery } from '@tanstack/react-query';
import type { Client } from './client/client.ts';
import { useClient } from './client-context.tsx';

export type ActivityTab = ParamsOf<'activities/get-activities'>['tab'];

/** Everything about past attempts; what moves money makes all of it stale. */
export const activitiesKey = ['activities'] as const;

/** A history that was just left is shown at once, and read anew behind it. */
const alwaysAsk = { staleTime: 0 };

/** GET /{tab}/activities. A failure sends error info, and the page stops (AH-04). */
export function useActivities(tab: ActivityTab) {
  const client = useClient();
  const { data, isLoadingError, refetch } = useQuery({
    ...alwaysAsk,
    queryKey: [...activitiesKey, tab],
    queryFn: ({ signal }) => ask(client, tab, signal),
  });
  return { activities: data ?? null, failed: isLoadingError, reload: () => void refetch() };
}

/** The last surveys, for the list. It is an extra there: without an answer there is none (SL-10). */
export function useRecentActivities(): readonly Activity[] {
  const client = useClient();
  const { data } = useQuery({
    ...alwaysAsk,
    queryKey: [...activitiesKey, 'recent'],
    queryFn: ({ signal }) =>
      client.call(
        'activities/get-activities',
        { params: { tab: 'surveys' }, query: { limit: recentActivity.surveys } },
        { signal, silent: true },
      ),
  });
  return data ?? [];
}

/** What happened to one attempt; one that was read before stays when reading it anew fails. */
export function useTimeline(id: string) {
  const client = useClient();
  const { data, isError, refetch } = useQuery({
    ...alwaysAsk,
    queryKey: [...activitiesKey, 'timeline', id],
    queryFn: ({ signal }) => client.call('activities/get-activity-timeline', { params: { id } }, { signal }),
  });
  return { timeline: data ?? null, failed: isError, reload: () => void refetch() };
}

async function ask(client: Client, tab: ActivityTab, signal: AbortSignal): Promise<readonly Activity[]> {
  try {
    return await client.call('activities/get-activities', { params: { tab }, query: {} }, { signal });
  } catch (error) {
    if (!signal.aborted) sendErrorInfo(client, `${tab} activities: ${String(error)}`);
    throw error;
  }
}

/** Nobody waits for it, and a failure is not shown. */
function sendErrorInfo(client: Client, message: string): void {
  client.call('errors/post-errors-js', { body: { message } }).catch(() => undefined);
}
