import type { CallRow } from '@earnwall/contract/call-row';
import { requestHeaders } from '@earnwall/contract/headers';
import { formatBearer } from '@earnwall/domain/accounts/bearer';
import { wireForm } from '@earnwall/i18n/wire-form';
import type { SessionState } from '#session/session-state.ts';
import type { Credentials } from '#session/start-up-values.ts';

export type Caller = { credentials: Credentials; tabId: string } & Pick<
  SessionState,
  'appId' | 'platform' | 'maId' | 'otmPool' | 'language' | 'deviceManufacturer' | 'deviceModel'
>;

/** The headers of every call (AP-02); a value that is not known sends no header. */
export function headersFor(
  call: Pick<CallRow, 'path' | 'access' | 'base'>,
  caller: Caller,
): Record<string, string> {
  // A third party learns nothing about the user beyond what the call itself asks.
  if (call.base === 'respondents') return {};
  const device = call.path.startsWith('/app');
  const rows: [string, string | null][] = [
    [requestHeaders.authorization, call.access === 'open' ? null : bearerOf(caller.credentials)],
    [requestHeaders.tabId, caller.tabId],
    [requestHeaders.accountId, caller.appId],
    [requestHeaders.userPlatform, caller.platform],
    [requestHeaders.maId, caller.maId],
    [requestHeaders.otmPool, caller.otmPool],
    [requestHeaders.userLocale, wireForm(caller.language)],
    [requestHeaders.deviceManufacturer, device ? caller.deviceManufacturer : null],
    [requestHeaders.deviceModel, device ? caller.deviceModel : null],
  ];
  return Object.fromEntries(rows.flatMap(([name, value]) => (value ? [[name, asHeader(value)]] : [])));
}

/** Null when the visitor has shown neither a user hash nor a user id with its app. */
export function bearerOf({ uh, uuid, app, shash }: Credentials): string | null {
  if (uh) return formatBearer({ kind: 'hash', uhash: uh });
  if (!uuid || !app) return null;
  return formatBearer({ kind: 'external', uuid, app_id: app, security_hash: shash ?? undefined });
}

/** Parameters of an address may hold any character, headers may not: fetch would throw. */
function asHeader(value: string): string {
  return /^[ -~]*$/.test(value) ? value : encodeURIComponent(value);
}
