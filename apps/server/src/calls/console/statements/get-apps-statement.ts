// GET /apps/{app}/statements/{period} of the operators: the file that the app's publisher gets. It names people, so the view
// is in the audit before the answer is sent.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { statementFile } from '#publishers/statements/file.ts';
import { requirePeriod } from '#publishers/statements/require-period.ts';
import { ApiError } from '#request/api-error.ts';
import { recordView } from '#store/console/audit.ts';
import { findAppById } from '#store/publishers/apps.ts';
import { findEndpoint } from '#store/publishers/endpoints.ts';

export const getAppsStatement: ConsoleHandler<'console/statements/get-apps-statement'> = async (
  ctx,
  { params, query, operator },
) => {
  const { db } = ctx.database;
  const app = await findAppById(db, params.app);
  if (!app) throw new ApiError('not-found', 'There is no such app.');
  const period = requirePeriod(params.period, ctx.now());
  const endpoint = await findEndpoint(db, app.id);
  const what = 'console/statements/get-apps-statement';
  const about = { statement: [app.id, period.name] as const };
  await recordView(db, { by: operator, what, at: ctx.now(), app_id: app.id, about });
  return await statementFile(ctx, app, { period, format: query.format }, endpoint);
};
