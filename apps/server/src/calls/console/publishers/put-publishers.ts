// PUT /publishers/{id} of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { changePublisher } from '#console/publishers.ts';
import { presentPublisher } from '#present/console-team.ts';

export const putPublishers: ConsoleHandler<'console/publishers/put-publishers'> = async (ctx, call) => {
  const { params, body, operator } = call;
  return { publisher: presentPublisher(await changePublisher(ctx, operator, params.id, body.name)) };
};
