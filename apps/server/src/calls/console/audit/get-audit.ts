// GET /audit of the console: a page, or all pages as CSV. A file that leaves the product is itself in the audit, and so is
// a look at one user's rows.
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { type CsvColumns, csvAnswer, readPages } from '#console/csv.ts';
import { callsShownWith, presentAuditEvent } from '#present/audit-event.ts';
import { recordView } from '#store/console/audit.ts';
import { findAuditEvents } from '#store/console/audit-log.ts';

type AuditEvent = ConsoleAnswerOf<'console/audit/get-audit'>['events'][number];

const size = 50;
const csvSize = 500;

const columns: CsvColumns<AuditEvent> = {
  id: ({ id }) => id,
  at: ({ at }) => at,
  kind: ({ kind }) => kind,
  by: ({ by }) => by,
  role: ({ role }) => role,
  what: ({ what }) => what,
  app: ({ app }) => app?.id ?? null,
  publisher: ({ publisher }) => publisher,
  user: ({ user }) => user,
  reason: ({ reason }) => reason,
  changes: ({ changes }) => (changes.length === 0 ? null : JSON.stringify(changes)),
  about: ({ about }) => (Object.keys(about).length === 0 ? null : JSON.stringify(about)),
  network: ({ network }) => network,
  request_id: ({ request_id }) => request_id,
  reverts: ({ reverts }) => reverts,
  reverted_by: ({ reverted_by }) => reverted_by,
};

const dateOf = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(text);

export const getAudit: ConsoleHandler<'console/audit/get-audit'> = async (ctx, { query, operator }) => {
  const { db } = ctx.database;
  const { who, role, kind, on, reason, request, app: app_id, user, event: id } = query;
  const what = query.what === undefined ? undefined : { part: query.what, calls: callsShownWith(query.what) };
  const period = { from: dateOf(query.from), to: dateOf(query.to) };
  const filter = { who, role, kind, on, reason, request_id: request, app_id, what, user, id, ...period };
  const read = async (before: number | null, most: number) =>
    (await findAuditEvents(db, operator.scope, filter, { before, most })).map((line) =>
      presentAuditEvent(line, operator),
    );
  const view = { by: operator, what: 'console/audit/get-audit', at: ctx.now(), ...(app_id && { app_id }) };

  if (query.format === 'csv') {
    const pages = await readPages<AuditEvent>(csvSize, (last) =>
      read(last?.id ?? query.after ?? null, csvSize),
    );
    await recordView(db, view);
    return csvAnswer('audit', columns, pages);
  }
  const events = await read(query.after ?? null, size);
  if (user !== undefined && events.length > 0) await recordView(db, view);
  const last = events.length === size ? events.at(-1) : undefined;
  return { events, next: last?.id ?? null };
};
