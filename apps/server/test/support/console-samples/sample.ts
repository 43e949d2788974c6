// What samples of calls are made of.
import { randomUUID } from 'node:crypto';
import { keyPrefix } from '@earnwall/domain/publishers/api-key';
import type { Queryable } from '#store/engine/queryable.ts';
import type { UserRecord } from '#store/people/users.ts';
import { type AppRecord, findAppById } from '#store/publishers/apps.ts';
import { anApiKey } from '#testing/api-keys.ts';
import { anApp, aPublisher } from '#testing/apps.ts';
import { anInvitation } from '#testing/console-links.ts';
import { aPerson } from '#testing/console-people.ts';
import { aUser } from '#testing/people.ts';
import { anEndpoint } from '#testing/postbacks.ts';
import { aTicket } from '#testing/tickets.ts';
import type { Asked } from '../server.ts';

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

export interface Sample {
  /** `app`: the call names a thing of a publisher. `list`: it names none. */
  readonly about: 'app' | 'list';
  request(world: World): Promise<Asked>;
  /** At which stage of a sign-in the asker is; signed in when absent. */
  readonly stage?: 'factor' | 'enrol';
  /** Where even the right asker gets another answer than 200: its status. */
  readonly status?: number;
}

export const reason = 'Asked for by the tests.';
export const ofApp = (more: (world: World) => Asked | Promise<Asked> = () => ({})): Sample => ({
  about: 'app',
  request: async (world) => {
    const { params, ...rest } = await more(world);
    return { params: { app: world.app.id, ...params }, ...rest };
  },
});
export const ofUser = (body?: unknown): Sample =>
  ofApp(({ user }) => ({ params: { uhash: user.uhash }, ...(body !== undefined && { body }) }));
export const ofTicket = (more: Asked = {}): Sample => ({
  about: 'app',
  request: async ({ on, user, mark }) => {
    const id = await aTicket(on, user, `One more ticket ${mark}`);
    return { ...more, params: { id, ...more.params } };
  },
});
export const list = (asked: Asked = {}): Sample => ({ about: 'list', request: async () => asked });
export const versionOf = async (on: Queryable, { id }: AppRecord) => (await findAppById(on, id))?.version;
export const ofPerson = (body?: unknown): Sample => ({
  about: 'app',
  request: async ({ on, publisher_id, mark }) => {
    const { id } = await aPerson(on, 'analyst', { publisher_id, name: `Analyst ${mark}` });
    return { params: { person: id }, ...(body !== undefined && { body }) };
  },
});
export const refused = (asked: Asked): Sample => ({ ...list(asked), status: 422 });
export const missing = (asked: Asked): Sample => ({ ...list(asked), status: 404 });
/** Somebody else each time: failures of one account make the next try wait. */
export const byMail = (body: (email: string) => unknown): Sample => ({
  about: 'list',
  request: async () => ({ body: body(`${randomUUID()}@example.com`) }),
});
export const someId = '00000000-0000-4000-8000-000000000000';
export const aKey = async ({ on, app }: World) => ({ prefix: keyPrefix(await anApiKey(on, app)) ?? '' });

export const unknownPasskey = {
  ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} },
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};
export const unknownAttestation = {
  ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} },
  response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
};
