// Reads a list page by page, and says what became of each row.
import type { FeedPage } from '#ports/feed.ts';
import { SupplierUnavailable } from '#ports/feed.ts';
import { valueAt } from '#request/json-pointer.ts';
import { holds } from './holds.ts';
import { pageEnd, pageValues } from './pages.ts';
import { scalarText } from './row-reader.ts';
import type { Condition } from './schema/condition.ts';
import type { Paging } from './schema/paging.ts';
import type { Request } from './schema/request.ts';
import { type Access, sendOnly, sendRequest } from './send-request.ts';
import type { TranslatedRow } from './translated-row.ts';

interface FeedSettings {
  readonly request: Request;
  readonly paging: Paging;
  readonly items: string;
  readonly closed?: string | undefined;
  readonly answer_when?: Condition | undefined;
}

const maxRows = 100_000;

/** Throws SupplierUnavailable where the list is not where it should be. */
export function rowsOf(answer: unknown, items: string): readonly unknown[] {
  const rows = valueAt(answer, items);
  if (Array.isArray(rows) && rows.length <= maxRows) return rows;
  throw new SupplierUnavailable(
    Array.isArray(rows)
      ? `The list has more than ${maxRows} rows`
      : `There is no list at ${items || 'the whole answer'}`,
  );
}

interface ReadPage<Item> extends FeedPage {
  readonly open: readonly Item[];
}

export async function readPage<Item>(
  settings: FeedSettings,
  access: Access,
  translate: (rows: readonly unknown[], signal: AbortSignal) => Promise<readonly TranslatedRow<Item>[]>,
  cursor: string | null,
  signal: AbortSignal,
): Promise<ReadPage<Item>> {
  const { request, paging, items, closed } = settings;
  const answer = await sendRequest(request, pageValues(paging, cursor), access, signal);
  if (settings.answer_when && !holds(settings.answer_when, (pointer) => valueAt(answer, pointer)))
    throw new SupplierUnavailable('The answer does not say what every usable one says');
  const rows = rowsOf(answer, items);
  const translated = await translate(rows, signal);
  const end = pageEnd(paging, answer, rows.length, cursor);
  const acknowledge = acknowledgement(paging, rows, access);
  return {
    open: translated.flatMap((row) => (row.kind === 'open' ? row.items : [])),
    closed: [...namesAt(answer, closed), ...(isWhole(paging) ? [] : translated.flatMap(closedRef))],
    unread: translated.flatMap((row) => (row.kind === 'unread' ? [row.row] : [])),
    ...end,
    ...(acknowledge && { acknowledge }),
  };
}

/** Of a whole list whatever is not open in it is closed without being named. */
const isWhole = (paging: Paging) => paging.kind !== 'queue' && !(paging.kind === 'cursor' && paging.changes);

function closedRef(row: TranslatedRow<unknown>): string[] {
  if (row.kind === 'closed') return [row.ref];
  return row.kind === 'unread' && row.row.ref !== null ? [row.row.ref] : [];
}

function namesAt(answer: unknown, pointer: string | undefined): string[] {
  const names = pointer === undefined ? [] : valueAt(answer, pointer);
  return Array.isArray(names) ? names.flatMap((name: unknown) => scalarText(name) ?? []) : [];
}

function acknowledgement(paging: Paging, rows: readonly unknown[], access: Access): FeedPage['acknowledge'] {
  if (paging.kind !== 'queue') return undefined;
  const ids = rows.flatMap((row) => scalarText(valueAt(row, paging.id)) ?? []);
  if (ids.length === 0) return undefined;
  return (signal) => sendOnly(paging.acknowledge, { ids, size: paging.size }, access, signal);
}
