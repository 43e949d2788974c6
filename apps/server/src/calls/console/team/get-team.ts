// GET /team of the console: people and open invitations of the scope.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { presentPerson } from '#present/console-person.ts';
import { presentInvitation } from '#present/console-team.ts';
import { recordView } from '#store/console/audit.ts';
import { findInvitations } from '#store/console/invitations.ts';
import { findTeam } from '#store/console/people.ts';

export const getTeam: ConsoleHandler<'console/team/get-team'> = async (ctx, { query, operator }) => {
  const { db } = ctx.database;
  const asked = { publisher_id: query.publisher ?? null, most: 1000 };
  const people = await findTeam(db, operator.scope, { ...asked, now: ctx.now() });
  const invitations = await findInvitations(db, operator.scope, asked);
  await recordView(db, { by: operator, what: 'console/team/get-team', at: ctx.now() });
  return {
    people: people.map((person) => ({ ...presentPerson(person), sessions: person.sessions })),
    invitations: invitations.map((invitation) => presentInvitation(invitation, operator)),
  };
};
