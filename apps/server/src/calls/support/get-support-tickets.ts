// GET /support-tickets: the user's tickets, whether replies are also mailed, and which are unread (ours).
import type { Handler } from '#calls/handler.ts';
import { presentTicketLine } from '#present/ticket.ts';
import { findTickets } from '#store/support/tickets.ts';

const most = 100;

export const getSupportTickets: Handler<'support/get-support-tickets'> = async (ctx, { who }) => {
  const mailed = ctx.mailer !== null;
  // An account that is not proven reads nothing back (decision 0003).
  if (!who.isProven) return { readable: false, mailed, tickets: [] };
  const tickets = await findTickets(ctx.database.db, who.user, most);
  return { readable: true, mailed, tickets: tickets.map(presentTicketLine) };
};
