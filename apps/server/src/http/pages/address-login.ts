// The login that an address of the panel carries (ID-05).
import { formatBearer } from '@earnwall/domain/accounts/bearer';

export interface AddressLogin {
  /** A user hash, or the session token of `st` (decision 0089). */
  uhash: string;
  uuid: string;
  app_id: string;
  security_hash: string;
}

export function loginOf(query: URLSearchParams): AddressLogin {
  // Spaces around a value are dropped, as in the panel.
  const value = (name: string) => query.get(name)?.trim() ?? '';
  return {
    // A token comes first: one that is refused must not fall back to anything else.
    uhash: value('st') || value('uh'),
    uuid: value('uuid'),
    app_id: value('app'),
    security_hash: value('shash'),
  };
}

/** Null where there is no login. */
export function bearerOf({ uhash, uuid, app_id, security_hash }: AddressLogin): string | null {
  if (uhash) return formatBearer({ kind: 'hash', uhash });
  return uuid ? formatBearer({ kind: 'external', uuid, app_id, security_hash }) : null;
}
