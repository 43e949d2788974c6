// A key of the publishers' API; its digest stays here.
import type { ApiKey, ListedKey } from '@earnwall/contract/entities/api-key';
import { publisherScopes } from '@earnwall/contract/publisher-scopes';
import type { ApiKeyRecord } from '#store/publishers/api-keys.ts';
import { actorName, type Reader } from './teammate.ts';

export const presentListedKey = (key: ApiKeyRecord, reader: Reader, uses_this_hour: number): ListedKey => ({
  ...presentApiKey(key, reader),
  uses_this_hour,
});

export function presentApiKey(key: ApiKeyRecord, reader: Reader): ApiKey {
  return {
    prefix: key.prefix,
    name: key.name,
    scopes: publisherScopes.filter((scope) => key.scopes.includes(scope)),
    created_by: actorName(reader, key.created_by, key.created_by_role),
    created_at: key.created_at.toISOString(),
    expires_at: key.expires_at?.toISOString() ?? null,
    last_used_at: key.last_used_at?.toISOString() ?? null,
  };
}
