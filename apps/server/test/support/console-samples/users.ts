import { randomUUID } from 'node:crypto';
import type { usersCalls } from '@earnwall/contract/console-calls/users';
import { changeApp } from '#testing/apps.ts';
import { aUser } from '#testing/people.ts';
import { ofApp, ofUser, reason, type Sample, someId } from './sample.ts';

const credit = () => ({ amount: '1', reason, key: randomUUID() });
/** Support may credit what the cap allows. */
const ofMoney = (): Sample =>
  ofApp(async ({ on, app, user }) => {
    await changeApp(on, app, { credit_cap: 1_000n });
    return { params: { uhash: user.uhash }, body: credit() };
  });

export const usersSamples: Readonly<Record<keyof typeof usersCalls, Sample>> = {
  'console/users/get-users': {
    about: 'app',
    request: async ({ app, user }) => ({ query: { app: app.id, uuid: user.uuid } }),
  },
  // Somebody new: what an operator has set is not for an owner to change.
  'console/users/put-users-state': ofApp(async ({ on, app, mark }) => ({
    params: { uhash: (await aUser(on, app, `new-${mark}-${randomUUID()}`)).uhash },
    body: { state: 'on_hold', reason },
  })),
  'console/users/put-users-state-reasons': {
    ...ofUser({ family: 'other', lifted: true, reason }),
    status: 409,
  },
  'console/users/put-users-country': ofUser({ country: 'DE', reason }),
  'console/users/put-users-profile-review': ofUser({ wanted: true, reason }),
  'console/users/post-users-supplier-ids-revoke': ofUser({ reason }),
  'console/users/get-users-events': ofUser(),
  'console/users/post-users-credits': ofMoney(),
  'console/users/post-users-debits': ofMoney(),
  'console/users/post-users-movements-undo': {
    ...ofApp(({ user }) => ({
      params: { uhash: user.uhash, transaction: `tx_${someId.replaceAll('-', '')}` },
      body: { reason, key: randomUUID() },
    })),
    status: 404,
  },
  'console/users/get-users-credit-limit': ofUser(),
  'console/users/get-users-id': ofUser(),
  'console/users/get-users-timeline': ofUser(),
  'console/users/get-users-ledger': ofUser(),
  'console/users/get-users-profile': ofUser(),
  'console/users/get-users-tickets': ofUser(),
  'console/users/get-users-export': ofUser(),
  'console/users/post-users-erasure': { ...ofUser({ uuid: 'somebody else', reason }), status: 422 },
  'console/users/post-users-state-undo': { ...ofUser({ set_at: '2026-03-09T12:00:00.000Z' }), status: 409 },
};
