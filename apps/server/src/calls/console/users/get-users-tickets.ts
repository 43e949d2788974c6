// GET /users/{app}/{uhash}/tickets of the console: what a user asked.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { lookAt } from '#console/users/look-at.ts';
import { findTicketsOfUser } from '#store/console/users/tickets.ts';

const most = 100;

export const getUsersTickets: ConsoleHandler<'console/users/get-users-tickets'> = async (ctx, call) => {
  const user = await lookAt(ctx, call, 'console/users/get-users-tickets');
  const tickets = await findTicketsOfUser(ctx.database.db, user, most);
  return {
    tickets: tickets.map(({ created_at, updated_at, ...ticket }) => ({
      ...ticket,
      ...{ created_at: created_at.toISOString(), updated_at: updated_at.toISOString() },
    })),
  };
};
