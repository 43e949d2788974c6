// GET /announcements of the console: a page, or all pages as CSV, which is in the audit.
import type { OperatedAnnouncement } from '@earnwall/contract/entities/operated-announcement';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { type CsvColumns, csvAnswer, readPages } from '#console/csv.ts';
import { requireApp } from '#console/require-app.ts';
import { requireCursor } from '#console/require-cursor.ts';
import { presentOperatedAnnouncement } from '#present/operated-announcement.ts';
import { findScopedAnnouncement, findScopedAnnouncements } from '#store/console/announcements.ts';
import { recordView } from '#store/console/audit.ts';

const size = 50;

const columns: CsvColumns<OperatedAnnouncement> = {
  id: ({ id }) => id,
  app: ({ app }) => app.id,
  text: ({ texts }) => texts.en?.text ?? null,
  languages: ({ texts }) => Object.keys(texts).sort().join(' '),
  link: ({ link }) => link,
  country: ({ country }) => country,
  state: ({ state }) => state,
  zone: ({ zone }) => zone,
  starts_at: ({ starts_at }) => starts_at,
  ends_at: ({ ends_at }) => ends_at,
};

export const getAnnouncements: ConsoleHandler<'console/announcements/get-announcements'> = async (
  ctx,
  { query, operator },
) => {
  const { db } = ctx.database;
  const { scope } = operator;
  const now = ctx.now();
  if (query.app !== undefined) await requireApp(ctx, scope, query.app);
  const within = { scope, app_id: query.app ?? null };
  const read = async (after: string | null) => {
    const page = { after, most: size, now };
    const found = await findScopedAnnouncements(db, within, query.state ?? null, page);
    return found.map((each) => presentOperatedAnnouncement(each, now));
  };

  if (query.format === 'csv') {
    const pages = await readPages<OperatedAnnouncement>(size, (last) => read(last?.id ?? null));
    const what = 'console/announcements/get-announcements';
    await recordView(db, { by: operator, what, at: now, ...(query.app && { app_id: query.app }) });
    return csvAnswer('announcements', columns, pages);
  }
  if (query.after !== undefined) requireCursor(await findScopedAnnouncement(db, scope, query.after));
  const announcements = await read(query.after ?? null);
  const last = announcements.length === size ? announcements.at(-1) : undefined;
  return { announcements, next: last?.id ?? null };
};
