// Keys of the publishers' API.
import { type PublisherScope, publisherScopes } from '@earnwall/contract/publisher-scopes';
import { newKey } from '#publishers/api-keys.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { insertKey } from '#store/publishers/api-keys.ts';

interface GivenKey {
  /** All of them when absent. */
  readonly scopes?: readonly PublisherScope[];
  readonly expires_at?: Date;
}

/** A key of the app, as its owner has it. */
export async function anApiKey(
  on: Queryable,
  app: { id: string },
  { scopes = publisherScopes, expires_at }: GivenKey = {},
): Promise<string> {
  const { key, prefix, digest } = newKey();
  await insertKey(on, {
    ...{ prefix, digest, app_id: app.id, name: 'A key of the tests', scopes: [...scopes] },
    ...{ created_by: 'tests', created_by_role: null, created_at: new Date(), expires_at: expires_at ?? null },
  });
  return key;
}
