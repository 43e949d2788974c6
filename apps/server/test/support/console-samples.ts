// A valid request for each call of the console, in a publisher's world of its own: a call without a sample does not compile.
import { randomUUID } from 'node:crypto';
import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import { defaultDesigns } from '@earnwall/contract/default-design';
import { keyPrefix } from '@earnwall/domain/publishers/api-key';
import { eq } from 'drizzle-orm';
import { presentSettings } from '#present/settings.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import type { UserRecord } from '#store/people/users.ts';
import { type AppRecord, findAppById } from '#store/publishers/apps.ts';
import { integration_checks } from '#store/schema/integration-checks.ts';
import { anApiKey } from '#testing/api-keys.ts';
import { anApp, aPublisher, changeApp } from '#testing/apps.ts';
import { anInvitation, aReset } from '#testing/console-links.ts';
import { aPerson } from '#testing/console-people.ts';
import { aDesignVersion } from '#testing/designs.ts';
import { aUser } from '#testing/people.ts';
import { anEndpoint, endpointOf } from '#testing/postbacks.ts';
import { aTicket } from '#testing/tickets.ts';
import type { Asked } from './server.ts';

/** What one publisher has. Everything in it contains the mark, so that a leak is seen in any answer. */
export interface World {
  readonly on: Queryable;
  readonly mark: string;
  readonly publisher_id: string;
  readonly app: AppRecord;
  readonly user: UserRecord;
}

export async function makeWorld(on: Queryable, mark: string): Promise<World> {
  const publisher_id = await aPublisher(on, `publisher-${mark}`);
  const app = await anApp(on, { publisher_id, id: `app-${mark}`, name: `App ${mark}` });
  const user = await aUser(on, app, `user-${mark}`);
  await aTicket(on, user, `A ticket ${mark}`);
  await aPerson(on, 'owner', { publisher_id, name: `Owner ${mark}` });
  await anInvitation(on, { publisher_id, name: `Invited ${mark}` });
  await anEndpoint(on, app, { url: `https://${mark}.example/postbacks` });
  return { on, mark, publisher_id, app, user };
}

interface Sample {
  /** `app`: the call names a thing of a publisher. `list`: it names none. */
  readonly about: 'app' | 'list';
  request(world: World): Promise<Asked>;
  /** At which stage of a sign-in the asker is; signed in when absent. */
  readonly stage?: 'factor' | 'enrol';
  /** Where even the right asker gets another answer than 200: its status. */
  readonly status?: number;
}

const reason = 'Asked for by the tests.';
const ofApp = (more: (world: World) => Asked | Promise<Asked> = () => ({})): Sample => ({
  about: 'app',
  request: async (world) => {
    const { params, ...rest } = await more(world);
    return { params: { app: world.app.id, ...params }, ...rest };
  },
});
const ofUser = (body?: unknown): Sample =>
  ofApp(({ user }) => ({ params: { uhash: user.uhash }, ...(body !== undefined && { body }) }));
const ofTicket = (more: Asked = {}): Sample => ({
  about: 'app',
  request: async ({ on, user, mark }) => {
    const id = await aTicket(on, user, `One more ticket ${mark}`);
    return { ...more, params: { id, ...more.params } };
  },
});
const list = (asked: Asked = {}): Sample => ({ about: 'list', request: async () => asked });
const versionOf = async (on: Queryable, { id }: AppRecord) => (await findAppById(on, id))?.version;
const ofPerson = (body?: unknown): Sample => ({
  about: 'app',
  request: async ({ on, publisher_id, mark }) => {
    const { id } = await aPerson(on, 'analyst', { publisher_id, name: `Analyst ${mark}` });
    return { params: { person: id }, ...(body !== undefined && { body }) };
  },
});
const refused = (asked: Asked): Sample => ({ ...list(asked), status: 422 });
const missing = (asked: Asked): Sample => ({ ...list(asked), status: 404 });
/** Somebody else each time: failures of one account make the next try wait. */
const byMail = (body: (email: string) => unknown): Sample => ({
  about: 'list',
  request: async () => ({ body: body(`${randomUUID()}@example.com`) }),
});
const someId = '00000000-0000-4000-8000-000000000000';
const aKey = async ({ on, app }: World) => ({ prefix: keyPrefix(await anApiKey(on, app)) ?? '' });

const unknownPasskey = {
  ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} },
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};
const unknownAttestation = {
  ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} },
  response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
};

export const consoleSamples: Readonly<Record<ConsoleCallName, Sample>> = {
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

  'console/me/get-me': list(),
  'console/me/put-me': list({ body: { name: 'Another Name' } }),
  'console/me/put-me-password': list({ body: { password: 'a-password-of-some-length' } }),
  'console/me/put-me-preferences': list({
    body: { theme: 'dark', density: 'compact', single_keys: false, pinned: [] },
  }),
  'console/me/get-me-factors': list(),
  'console/me/post-me-factors-totp': list(),
  'console/me/post-me-factors-totp-confirm': missing({ params: { id: someId }, body: { code: '000000' } }),
  'console/me/post-me-factors-passkey-options': list(),
  'console/me/post-me-factors-passkey': refused({ body: { name: 'A key', passkey: unknownAttestation } }),
  'console/me/post-me-factors-end': missing({ params: { id: someId } }),
  // Without a factor there is nothing to recover.
  'console/me/post-me-recovery-codes': refused({}),
  'console/me/post-me-factor': refused({ body: { code: '000000' } }),
  'console/me/get-me-sessions': list(),
  'console/me/post-me-sessions-end': missing({ params: { id: someId } }),
  'console/me/post-me-sessions-end-others': list(),

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

  'console/reconciliations/get-reconciliations': missing({ params: { id: 'no-account' } }),
  'console/reconciliations/post-reconciliations': missing({
    params: { id: 'no-account' },
    body: { list: 'rejected', names: 'transaction' },
  }),
  'console/reconciliations/post-reconciliations-lines': missing({
    params: { reconciliation: '1' },
    body: { first_line: 1, csv: 't-1', columns: { name: 0, amount: null } },
  }),
  'console/reconciliations/post-reconciliations-compare': missing({ params: { reconciliation: '1' } }),
  'console/reconciliations/post-reconciliations-apply': missing({
    params: { reconciliation: '1' },
    body: { reason },
  }),
  'console/reconciliations/get-reconciliations-id': missing({ params: { reconciliation: '1' } }),
  'console/reconciliations/get-reconciliations-findings': missing({ params: { reconciliation: '1' } }),
  'console/suppliers/get-suppliers': list(),
  'console/suppliers/get-supplier-kinds': list(),
  'console/suppliers/post-suppliers': refused({
    body: { id: 'an-account', kind: 'of-no-kind', name: 'An account', settings: {}, secrets: {}, reason },
  }),
  'console/suppliers/post-suppliers-dry-run': refused({
    body: { id: 'an-account', kind: 'of-no-kind', settings: {} },
  }),
  'console/suppliers/put-suppliers': missing({
    params: { id: 'no-account' },
    body: { version: 1, status: 'paused', reason },
  }),
  'console/suppliers/post-suppliers-waive-doubt': missing({
    params: { id: 'no-account' },
    body: { reason },
  }),
  'console/suppliers/get-suppliers-unread-rows': missing({ params: { id: 'no-account' } }),
  'console/suppliers/get-suppliers-unknown-codes': missing({ params: { id: 'no-account' } }),
  'console/suppliers/get-suppliers-set-aside': missing({ params: { id: 'no-account' } }),
  'console/suppliers/get-supplier-health': list(),
  'console/suppliers/get-suppliers-health': missing({ params: { id: 'no-account' } }),
  'console/suppliers/put-suppliers-pause': missing({
    params: { id: 'no-account' },
    body: { paused: true, reason },
  }),

  'console/publishers/get-publishers': list(),
  'console/publishers/post-publishers': list({ body: { name: 'Another Publisher' } }),
  'console/publishers/put-publishers': {
    about: 'list',
    request: async ({ publisher_id, mark }) => ({
      params: { id: publisher_id },
      body: { name: `Publisher ${mark}` },
    }),
  },

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

  'console/home/get-home': list(),
  'console/home/get-home-figures': list(),
  // The other publisher's user, ticket and app are not found, whoever of this publisher asks.
  'console/find/get-find': { about: 'list', request: async () => ({ query: { q: 'user-theirs' } }) },
  'console/audit/get-audit': list(),
  'console/system/get-system': list(),
  'console/system/post-system-backups': list({ body: { size_bytes: 1 } }),
  'console/system/put-system-maintenance': {
    about: 'list',
    request: async ({ app }) => ({ body: { set: [{ app: app.id, on: false, until: null }], reason } }),
  },

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

  'console/apps/get-apps': list(),
  'console/apps/post-apps': {
    about: 'list',
    request: async ({ publisher_id, mark }) => ({
      body: {
        ...{ name: `New ${mark}`, publisher_id, currency_name: 'Coins', exchange_rate: '1000', decimals: 0 },
        ...{ revenue_share: '70', allowed_origins: [] },
      },
    }),
  },
  'console/apps/get-apps-id': ofApp(),
  'console/apps/put-apps-id': ofApp(async ({ on, app }) => ({
    body: { version: await versionOf(on, app), show_wallet: true },
  })),
  'console/apps/put-apps-state': ofApp(() => ({ body: { state: 'open' } })),
  'console/apps/put-apps-maintenance': ofApp(() => ({ body: { on: false, reason } })),

  'console/design/get-apps-design': ofApp(),
  'console/design/put-apps-design-draft': ofApp(async ({ on, app }) => {
    const { revision } = await aDesignVersion(on, app, null);
    const { sections, layout, tile_layout, col_qty, rounded_buttons, new_results_ui } = presentSettings({});
    const layouts = { sections, layout, tile_layout, col_qty, rounded_buttons, new_results_ui };
    return { body: { revision, design: defaultDesigns.dark, layouts } };
  }),
  'console/design/post-apps-design-publish': ofApp(async ({ on, app }) => {
    const { revision } = await aDesignVersion(on, app, null);
    return { body: { revision } };
  }),
  'console/design/post-apps-design-restore': ofApp(async ({ on, app }) => ({
    body: await aDesignVersion(on, app, new Date()),
  })),
  'console/design/post-apps-design-discard': ofApp(async ({ on, app }) => {
    const { revision } = await aDesignVersion(on, app, null);
    return { body: { revision } };
  }),

  'console/keys/get-apps-keys': ofApp(),
  'console/keys/post-apps-keys': ofApp(() => ({ body: { name: 'A server', scopes: ['sessions'], reason } })),
  'console/keys/post-apps-keys-rotation': ofApp(async (world) => ({
    params: await aKey(world),
    body: { reason },
  })),
  'console/keys/post-apps-keys-end': ofApp(async (world) => ({
    params: await aKey(world),
    body: { reason },
  })),
  'console/keys/get-apps-secret': ofApp(),
  'console/keys/post-apps-secret-rotation': ofApp(async ({ on, app }) => {
    await changeApp(on, app, { previous_secret: null });
    return { body: { reason } };
  }),
  'console/keys/post-apps-secret-end': ofApp(async ({ on, app }) => {
    await changeApp(on, app, { previous_secret: 'the-secret-before' });
    return { body: { ends_with: 'fore', reason } };
  }),

  'console/endpoint/get-apps-endpoint': ofApp(),
  'console/endpoint/put-apps-endpoint': {
    ...ofApp(() => ({
      body: { form: 'json', url: 'https://192.0.2.1/postbacks', ordered: false, contact_email: null, reason },
    })),
    // Tests send nothing to public addresses: the address is refused after the rights were checked.
    status: 422,
  },
  'console/endpoint/post-apps-endpoint-rotation': ofApp(() => ({ body: { overlap_hours: 1, reason } })),
  'console/endpoint/post-apps-endpoint-rotation-end': ofApp(async ({ on, app }) => {
    const { previous_secret } = (await endpointOf(on, app)) ?? {};
    return { body: { ends_with: previous_secret?.slice(-4) ?? 'none', reason } };
  }),
  'console/endpoint/put-apps-endpoint-state': ofApp(() => ({ body: { state: 'on', reason } })),

  'console/go-live/get-apps-go-live': ofApp(),
  'console/go-live/post-apps-go-live-test-user': ofApp(async ({ on, app }) => {
    await changeApp(on, app, { test_mode: true });
    return {};
  }),
  // Tests send nothing to public addresses: the endpoint cannot be reached, and the answer says so.
  'console/go-live/post-apps-go-live-doctor': ofApp(async ({ on, app }) => {
    await on.update(integration_checks).set({ steps: {} }).where(eq(integration_checks.app_id, app.id));
    return { body: { forged_only: true } };
  }),
  'console/go-live/post-apps-go-live-origins': ofApp(() => ({ body: { origin: 'https://game.example' } })),
  'console/go-live/post-apps-go-live-live': ofApp(() => ({ body: { anyway: true } })),
  'console/go-live/post-apps-go-live-test': ofApp(),

  'console/statements/get-apps-statement': ofApp(() => ({ params: { period: '2026-02' } })),

  'console/tickets/get-tickets': list(),
  'console/tickets/get-tickets-id': ofTicket(),
  'console/tickets/post-tickets-replies': {
    about: 'app',
    request: async ({ on, user }) => ({
      params: { id: await aTicket(on, user, 'One more') },
      body: { text: 'Here is your answer.', key: crypto.randomUUID() },
    }),
  },
  'console/tickets/put-tickets-state': ofTicket({ body: { state: 'closed', reason } }),
  // Nothing was uploaded: the file is missing, whoever asks.
  'console/tickets/get-tickets-files': { ...ofTicket({ params: { position: '0' } }), status: 404 },
};
