// GET /find of the console: any id, within what the asker may see.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { findAnything } from '#console/find/find-anything.ts';

export const getFind: ConsoleHandler<'console/find/get-find'> = async (ctx, { query, operator }) => {
  const given = query.q.trim();
  return { found: given === '' ? [] : await findAnything(ctx, operator, given) };
};
