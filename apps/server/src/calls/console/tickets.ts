import type { ticketsCalls } from '@earnwall/contract/console-calls/tickets';
import { getTickets } from '#calls/console/tickets/get-tickets.ts';
import { getTicketsFiles } from '#calls/console/tickets/get-tickets-files.ts';
import { getTicketsId } from '#calls/console/tickets/get-tickets-id.ts';
import { postTicketsReplies } from '#calls/console/tickets/post-tickets-replies.ts';
import { putTicketsState } from '#calls/console/tickets/put-tickets-state.ts';
import type { ConsoleHandlers } from './handler.ts';

export const ticketsHandlers: ConsoleHandlers<keyof typeof ticketsCalls> = {
  'console/tickets/get-tickets': getTickets,
  'console/tickets/get-tickets-id': getTicketsId,
  'console/tickets/post-tickets-replies': postTicketsReplies,
  'console/tickets/put-tickets-state': putTicketsState,
  'console/tickets/get-tickets-files': getTicketsFiles,
};
