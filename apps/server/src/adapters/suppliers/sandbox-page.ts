// Fetches the next page of a list of the sandbox, from the cursor on.
import { CursorExpired } from '#ports/feed.ts';
import { fetchJson, Refused, type RetryPolicy } from './fetch-json.ts';
import type { SandboxAccess } from './sandbox-account.ts';

interface Wanted {
  path: string;
  pageSize: number;
  cursor: string | null;
}

export async function fetchPage(
  { path, pageSize, cursor }: Wanted,
  { url, apiKey }: SandboxAccess,
  policy: RetryPolicy,
  signal: AbortSignal,
): Promise<unknown> {
  const address = new URL(path, url);
  address.searchParams.set('limit', `${pageSize}`);
  if (cursor !== null) address.searchParams.set('cursor', cursor);
  try {
    return await fetchJson(address, { headers: { 'x-api-key': apiKey } }, policy, signal);
  } catch (error) {
    // 400 too: a cursor that the sandbox can no longer read has expired as well.
    if (cursor !== null && error instanceof Refused && [400, 410].includes(error.status))
      throw new CursorExpired('The cursor is no longer known', { cause: error });
    throw error;
  }
}
