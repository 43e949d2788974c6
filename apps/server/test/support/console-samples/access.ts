import type { accessCalls } from '@earnwall/contract/console-calls/access';
import { anInvitation, aReset } from '#testing/console-links.ts';
import { aPerson } from '#testing/console-people.ts';
import { byMail, list, missing, refused, type Sample, unknownPasskey } from './sample.ts';

export const accessSamples: Readonly<Record<keyof typeof accessCalls, Sample>> = {
  'console/setup/get-set-up': list(),
  // Whoever may do it is an admin already.
  'console/setup/post-set-up': {
    ...list({ body: { name: 'Ada', email: 'ada@example.com', password: 'lovelace-1815-12-10' } }),
    status: 409,
  },
  'console/session/get-session': list(),
  'console/session/post-session': {
    ...byMail((email) => ({ email, password: 'wrong' })),
    status: 422,
  },
  'console/session/post-session-factor': { ...refused({ body: { code: '000000' } }), stage: 'factor' },
  'console/session/post-session-passkey-options': list(),
  'console/session/post-session-passkey': refused({ body: { passkey: unknownPasskey } }),
  'console/session/post-session-end': list(),
  // These are not the data of the demo.
  'console/session/post-session-demo': missing({ body: { role: 'admin' } }),
  'console/invitations/get-invitations': {
    about: 'list',
    request: async ({ on, publisher_id }) => ({
      params: { token: (await anInvitation(on, { publisher_id })).token },
    }),
  },
  'console/invitations/post-invitations': {
    about: 'list',
    request: async ({ on, publisher_id }) => ({
      params: { token: (await anInvitation(on, { publisher_id })).token },
      body: { password: 'a-password-of-some-length' },
    }),
  },
  'console/resets/post-resets': byMail((email) => ({ email })),
  'console/resets/get-resets': {
    about: 'list',
    request: async ({ on, publisher_id }) => ({
      params: { token: await aReset(on, await aPerson(on, 'analyst', { publisher_id })) },
    }),
  },
  'console/resets/post-resets-token': {
    about: 'list',
    request: async ({ on, publisher_id }) => ({
      params: { token: await aReset(on, await aPerson(on, 'analyst', { publisher_id })) },
      body: { password: 'a-password-of-some-length' },
    }),
  },
};
