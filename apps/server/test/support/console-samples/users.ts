import type { usersCalls } from '@earnwall/contract/console-calls/users';
import { ofUser, reason, type Sample } from './sample.ts';

export const usersSamples: Readonly<Record<keyof typeof usersCalls, Sample>> = {
  'console/users/get-users': {
    about: 'app',
    request: async ({ app, user }) => ({ query: { app: app.id, uuid: user.uuid } }),
  },
  'console/users/put-users-state': ofUser({ state: 'on_hold', reason }),
  'console/users/put-users-state-reasons': {
    ...ofUser({ family: 'other', lifted: true, reason }),
    status: 409,
  },
  'console/users/put-users-country': ofUser({ country: 'DE', reason }),
  'console/users/put-users-profile-review': ofUser({ wanted: true, reason }),
  'console/users/post-users-supplier-ids-revoke': ofUser({ reason }),
  'console/users/get-users-events': ofUser(),
};
