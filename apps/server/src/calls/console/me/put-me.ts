// PUT /me of the console: one’s name.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { rename } from '#console/own-account.ts';
import { presentPerson } from '#present/console-person.ts';

export const putMe: ConsoleHandler<'console/me/put-me'> = async (ctx, { body, operator }) => ({
  person: presentPerson(await rename(ctx, operator, body.name)),
});
