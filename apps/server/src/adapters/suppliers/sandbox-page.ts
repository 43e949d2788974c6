// The next page of a list of the sandbox's, from where the last one ended.
import { CursorExpired } from '#ports/supplier.ts';
import { fetchJson, type Patience, Refused } from './fetch-json.ts';
import type { SandboxAccess } from './sandbox-account.ts';

interface Wanted {
  path: string;
  pageSize: number;
  cursor: string | null;
}

export async function fetchPage(
  { path, pageSize, cursor }: Wanted,
  { url, apiKey }: SandboxAccess,
  manners: Patience,
  signal: AbortSignal,
): Promise<unknown> {
  const question = new URL(path, url);
  question.searchParams.set('limit', `${pageSize}`);
  if (cursor !== null) question.searchParams.set('cursor', cursor);
  try {
    return await fetchJson(question, { 'x-api-key': apiKey }, manners, signal);
  } catch (error) {
    // 400 too: a cursor that the other side cannot read any more is as good as forgotten.
    if (cursor !== null && error instanceof Refused && [400, 410].includes(error.status))
      throw new CursorExpired('The cursor is no longer known', { cause: error });
    throw error;
  }
}
