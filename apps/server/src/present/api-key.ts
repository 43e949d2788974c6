// A key of the publishers' API; its digest stays here.
import type { ApiKey, ListedKey } from '@earnwall/contract/entities/api-key';
import { publisherScopes } from '@earnwall/contract/publisher-scopes';
import type { ApiKeyRecord } from '#store/publishers/api-keys.ts';

export const presentListedKey = (key: ApiKeyRecord, uses_this_hour: number): ListedKey => ({
  ...presentApiKey(key),
  uses_this_hour,
});

export function presentApiKey(key: ApiKeyRecord): ApiKey {
  return {
    prefix: key.prefix,
    name: key.name,
    scopes: publisherScopes.filter((scope) => key.scopes.includes(scope)),
    created_by: key.created_by,
    created_at: key.created_at.toISOString(),
    expires_at: key.expires_at?.toISOString() ?? null,
    last_used_at: key.last_used_at?.toISOString() ?? null,
  };
}
