// GET /publishers of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { presentPublisher } from '#present/console-team.ts';
import { findPublishers } from '#store/console/publishers.ts';

export const getPublishers: ConsoleHandler<'console/publishers/get-publishers'> = async (ctx) => ({
  publishers: (await findPublishers(ctx.database.db, 1000)).map(presentPublisher),
});
