// GET /support-tickets: what the user has asked support, and whether an answer waits (ours).
import type { Handler } from '#http/call-request.ts';
import { presentTicketLine } from '#present/ticket.ts';
import { findTickets } from '#store/tickets.ts';

const most = 100;

export const getSupportTickets: Handler<'support/get-support-tickets'> = async (ctx, { who }) => {
  // Who cannot prove who they are reads nothing back (decision 0003).
  if (!who.isProven) return { by_email_only: true, tickets: [] };
  const tickets = await findTickets(ctx.database.db, who.user, most);
  return { by_email_only: false, tickets: tickets.map(presentTicketLine) };
};
