// GET /numbers of the console. A file that leaves the product is in the audit.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { askedNumbers } from '#console/numbers/asked.ts';
import { numbersFile } from '#console/numbers/csv.ts';
import { numbersOf } from '#console/numbers/numbers-of.ts';
import { requireApp } from '#console/require-app.ts';
import { recordView } from '#store/console/audit.ts';

export const getNumbers: ConsoleHandler<'console/numbers/get-numbers'> = async (ctx, { query, operator }) => {
  const { scope } = operator;
  const { app: app_id } = query;
  const now = ctx.now();
  const asked = askedNumbers(query, operator, now);
  if (app_id !== undefined) await requireApp(ctx, scope, app_id);
  const numbers = await numbersOf(ctx.database, scope, asked);
  if (query.format !== 'csv') return numbers;
  const view = { by: operator, what: 'console/numbers/get-numbers', at: now, ...(app_id && { app_id }) };
  await recordView(ctx.database.db, view);
  return numbersFile(numbers);
};
