// A row of a feed that could not be read or used, as operators see it.
import type { UnreadRow } from '#ports/feed.ts';

const maxSample = 2_000;

export function unreadRow(
  { ref = null, reason }: { readonly ref?: string | null; readonly reason: string },
  row: unknown,
): UnreadRow {
  return { ref, reason, sample: (JSON.stringify(row) ?? '').slice(0, maxSample) };
}
