import type { houseCalls } from '@earnwall/contract/console-calls/house';
import { aMove } from '#testing/audit-events.ts';
import { list, reason, type Sample } from './sample.ts';

export const houseSamples: Readonly<Record<keyof typeof houseCalls, Sample>> = {
  'console/home/get-home': list(),
  'console/home/get-home-figures': list(),
  // The other publisher's user, ticket and app are not found, whoever of this publisher asks.
  'console/find/get-find': { about: 'list', request: async () => ({ query: { q: 'user-theirs' } }) },
  'console/audit/get-audit': list(),
  'console/audit/post-audit-revert': {
    about: 'app',
    request: async ({ on, user }) => ({
      params: { event: String(await aMove(on, user, 'NL')) },
      body: { reason },
    }),
  },
  'console/system/get-system': list(),
  'console/system/post-system-backups': list({ body: { size_bytes: 1 } }),
  'console/system/put-system-maintenance': {
    about: 'list',
    request: async ({ app }) => ({ body: { set: [{ app: app.id, on: false, until: null }], reason } }),
  },
};
