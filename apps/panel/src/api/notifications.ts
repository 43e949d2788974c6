import type { AnswerOf, BodyOf } from '@earnwall/contract/call-types';
import type { Hours } from '@earnwall/contract/entities/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from './client-context.tsx';
import { useMutation } from './use-mutation.ts';

export type Notifications = AnswerOf<'notifications/get-notifications'>;
type Subscription = Omit<BodyOf<'notifications/post-notifications-push'>, 'time_zone'>;

export type NotificationChange =
  | { kind: 'quiet'; hours: Hours }
  | { kind: 'mail'; email: string }
  | { kind: 'mail-end' }
  | { kind: 'push'; subscription: Subscription }
  | { kind: 'push-end'; endpoint: string };

const notificationsKey = ['notifications'] as const;
const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How the user is told of new surveys. An extra where it is shown: without an answer there is none. */
export function useNotifications(): Notifications | null {
  const client = useClient();
  const { data } = useQuery({
    queryKey: notificationsKey,
    queryFn: ({ signal }) =>
      client.call('notifications/get-notifications', { query: { time_zone: timeZone() } }, { signal }),
    // The link in the mail is followed elsewhere: whoever comes back sees it.
    refetchOnWindowFocus: 'always',
  });
  return data ?? null;
}

/** Every change answers how things are then. */
export function useChangeNotifications() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: NotificationChange): Promise<Notifications> => {
      const time_zone = timeZone();
      switch (change.kind) {
        case 'quiet':
          return client.call('notifications/put-notifications', {
            body: { quiet_hours: change.hours, time_zone },
          });
        case 'mail':
          return client.call('notifications/post-notifications-mail', {
            body: { email: change.email, time_zone },
          });
        case 'mail-end':
          return client.call('notifications/post-notifications-mail-end', { body: { time_zone } });
        case 'push':
          return client.call('notifications/post-notifications-push', {
            body: { ...change.subscription, time_zone },
          });
        case 'push-end':
          return client.call('notifications/post-notifications-push-end', {
            body: { endpoint: change.endpoint, time_zone },
          });
      }
    },
    onSuccess: (answer) => queries.setQueryData(notificationsKey, answer),
  });
}
