// GET /set-up of the console: whether it waits for its first admin.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { isAdminThere } from '#store/console/people.ts';

export const getSetUp: ConsoleHandler<'console/setup/get-set-up'> = async (ctx) => ({
  needed: !(await isAdminThere(ctx.database.db)),
});
