// PUT /team/{person}/role of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { changeRole } from '#console/team.ts';
import { presentPerson } from '#present/console-person.ts';

export const putTeamRole: ConsoleHandler<'console/team/put-team-role'> = async (ctx, call) => {
  const { params, body, operator } = call;
  return { person: presentPerson(await changeRole(ctx, operator, params.person, body)) };
};
