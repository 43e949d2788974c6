// Pages of a list as the cursor of the port. Where the supplier keeps no changes, a whole list is read each time: its last
// cursor has expired as soon as it is given.
import * as z from 'zod';
import { CursorExpired, SupplierUnavailable } from '#ports/feed.ts';
import { valueAt } from '#request/json-pointer.ts';
import type { Paging } from './schema/paging.ts';
import type { RequestValues } from './send-request.ts';

const ended = 'end';
/** Before a supplier's own cursor, so that none looks like ours. */
const mark = 'at:';

/** What is filled into the request of the page that the cursor leads to. */
export function pageValues(paging: Paging, cursor: string | null): RequestValues {
  if (paging.kind === 'none') {
    if (cursor !== null) throw expired();
    return {};
  }
  if (paging.kind === 'queue') return { size: paging.size };
  if (paging.kind === 'cursor') {
    if (cursor === ended) throw expired();
    return { size: paging.size, cursor: cursor?.slice(mark.length) };
  }
  const place = cursor === null ? 0 : placeOf(cursor);
  return {
    size: paging.size,
    page: paging.kind === 'page' ? paging.first + place : undefined,
    skip: place * paging.size,
  };
}

/** Which page it is, counted from 0. */
function placeOf(cursor: string): number {
  const place = cursor === ended ? Number.NaN : Number(cursor);
  if (!Number.isSafeInteger(place) || place < 0) throw expired();
  return place;
}

const expired = () => new CursorExpired('The list is read from its beginning each time');

interface PageEnd {
  readonly cursor: string;
  readonly complete: boolean;
}

const nextCursor = z.union([z.string().min(1).max(1000), z.int()]).transform(String);

export function pageEnd(paging: Paging, answer: unknown, items: number, cursor: string | null): PageEnd {
  switch (paging.kind) {
    case 'none':
      return { cursor: ended, complete: true };
    case 'queue':
      return { cursor: ended, complete: items < paging.size };
    case 'cursor':
      return cursorEnd(paging, answer, cursor);
    default: {
      const complete = items < paging.size;
      return { cursor: complete ? ended : `${(cursor === null ? 0 : placeOf(cursor)) + 1}`, complete };
    }
  }
}

function cursorEnd(
  { next, more, changes }: Extract<Paging, { kind: 'cursor' }>,
  answer: unknown,
  before: string | null,
): PageEnd {
  const found = valueAt(answer, next);
  const complete = more === undefined ? isNothing(found) : valueAt(answer, more) !== true;
  if (complete && !changes) return { cursor: ended, complete };
  const read = nextCursor.safeParse(found);
  if (!read.success) throw new SupplierUnavailable('A page does not say where the next one begins');
  const cursor = `${mark}${read.data}`;
  // The same place again would be read for ever.
  if (!complete && cursor === before) throw new SupplierUnavailable('A page leads to itself');
  return { cursor, complete };
}

const isNothing = (value: unknown) => value === null || value === undefined || value === '';
