import { randomUUID } from 'node:crypto';
import type { teamCalls } from '@earnwall/contract/console-calls/team';
import { anInvitation } from '#testing/console-links.ts';
import { list, ofPerson, reason, type Sample } from './sample.ts';

export const teamSamples: Readonly<Record<keyof typeof teamCalls, Sample>> = {
  'console/team/get-team': list(),
  'console/team/post-team-invitations': {
    about: 'list',
    request: async ({ publisher_id }) => ({
      body: { email: `${randomUUID()}@example.com`, name: 'Grace', role: 'analyst', publisher_id },
    }),
  },
  'console/team/post-team-invitations-revoke': {
    about: 'app',
    request: async ({ on, publisher_id }) => ({
      params: { id: (await anInvitation(on, { publisher_id })).id },
    }),
  },
  'console/team/put-team-role': ofPerson({ role: 'developer' }),
  'console/team/post-team-removal': ofPerson(),
  'console/team/post-team-sessions-end': ofPerson(),
  'console/team/post-team-reset': ofPerson({ remove_factors: false }),
  'console/publishers/get-publishers': list(),
  'console/publishers/post-publishers': list({ body: { name: 'Another Publisher' } }),
  'console/publishers/put-publishers': {
    about: 'list',
    request: async ({ publisher_id, mark }) => ({
      params: { id: publisher_id },
      body: { name: `Publisher ${mark}` },
    }),
  },
  'console/publishers/put-publishers-share': {
    about: 'list',
    request: async ({ publisher_id }) => ({
      params: { id: publisher_id },
      body: { payout_share: '62.5', reason },
    }),
  },
};
