// GET /apps of the console: the apps of the asker's scope, a page at a time, or all of them as CSV.
import type { AppLine } from '@earnwall/contract/entities/operated-app';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { type CsvColumns, csvAnswer, readPages } from '#console/csv.ts';
import { requireApp } from '#console/require-app.ts';
import { presentAppLine } from '#present/operated-app.ts';
import { ApiError } from '#request/api-error.ts';
import { findAppLines } from '#store/console/app-list.ts';

const columns: CsvColumns<AppLine> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  publisher: ({ publisher }) => publisher.name,
  state: ({ status }) => status,
  mode: ({ test_mode }) => (test_mode ? 'test' : 'live'),
  maintenance: ({ maintenance }) => (maintenance ? 'yes' : 'no'),
  live_at: ({ live_at }) => live_at,
  people_today: ({ people_today }) => people_today,
  completes_today: ({ completes_today }) => completes_today,
  postbacks: ({ postbacks }) => postbacks,
  go_live_passed: ({ go_live }) => go_live.passed,
  go_live_of: ({ go_live }) => go_live.of,
};

const mostPerPage = 200;

export const getApps: ConsoleHandler<'console/apps/get-apps'> = async (ctx, { query, operator }) => {
  const { search, state = null, mode, limit = 50, format = 'json' } = query;
  const now = ctx.now();
  const filter = {
    search: search?.trim() || null,
    status: state,
    test_mode: mode === undefined ? null : mode === 'test',
    today: new Date(now.toISOString().slice(0, 10)),
  };
  const read = async (after: string | null, most: number) => {
    const found = await findAppLines(ctx.database.db, operator.scope, { ...filter, most, after });
    return found.map((app) => presentAppLine(app, now));
  };
  if (format === 'csv') {
    const pages = await readPages<AppLine>(mostPerPage, (last) => read(last?.id ?? null, mostPerPage));
    return csvAnswer('apps', columns, pages);
  }
  if (query.after !== undefined) await requireCursor(ctx, operator.scope, query.after);
  const shown = await read(query.after ?? null, limit);
  return { apps: shown, next: shown.length === limit ? (shown.at(-1)?.id ?? null) : null };
};

/** The cursor is the id of an app; one that the asker cannot see is none. */
async function requireCursor(...[ctx, scope, after]: Parameters<typeof requireApp>): Promise<void> {
  await requireApp(ctx, scope, after).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const errors = { after: ['is not a cursor of this list'] };
    throw new ApiError('bad-request', 'The request does not fit the call.', errors);
  });
}
