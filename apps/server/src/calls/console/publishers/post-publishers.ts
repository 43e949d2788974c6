// POST /publishers of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { addPublisher } from '#console/publishers.ts';
import { presentPublisher } from '#present/console-team.ts';

export const postPublishers: ConsoleHandler<'console/publishers/post-publishers'> = async (ctx, call) => ({
  publisher: presentPublisher(await addPublisher(ctx, call.operator, call.body)),
});
