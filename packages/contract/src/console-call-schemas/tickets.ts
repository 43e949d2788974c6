import type { CallSchema } from '../call-schema.ts';
import { getSavedAnswers } from '../calls/console/tickets/get-saved-answers.ts';
import { getTickets } from '../calls/console/tickets/get-tickets.ts';
import { getTicketsEvidence } from '../calls/console/tickets/get-tickets-evidence.ts';
import { getTicketsFiles } from '../calls/console/tickets/get-tickets-files.ts';
import { getTicketsId } from '../calls/console/tickets/get-tickets-id.ts';
import { postSavedAnswers } from '../calls/console/tickets/post-saved-answers.ts';
import { postSavedAnswersDelete } from '../calls/console/tickets/post-saved-answers-delete.ts';
import { postTicketsNotes } from '../calls/console/tickets/post-tickets-notes.ts';
import { postTicketsReplies } from '../calls/console/tickets/post-tickets-replies.ts';
import { putSavedAnswers } from '../calls/console/tickets/put-saved-answers.ts';
import { putTicketsAssignee } from '../calls/console/tickets/put-tickets-assignee.ts';
import { putTicketsPresence } from '../calls/console/tickets/put-tickets-presence.ts';
import { putTicketsState } from '../calls/console/tickets/put-tickets-state.ts';
import type { ticketsCalls } from '../console-calls/tickets.ts';

export const ticketsSchemas = {
  'console/tickets/get-tickets': getTickets,
  'console/tickets/get-tickets-id': getTicketsId,
  'console/tickets/post-tickets-replies': postTicketsReplies,
  'console/tickets/put-tickets-state': putTicketsState,
  'console/tickets/get-tickets-files': getTicketsFiles,
  'console/tickets/get-tickets-evidence': getTicketsEvidence,
  'console/tickets/post-tickets-notes': postTicketsNotes,
  'console/tickets/put-tickets-assignee': putTicketsAssignee,
  'console/tickets/put-tickets-presence': putTicketsPresence,
  'console/tickets/get-saved-answers': getSavedAnswers,
  'console/tickets/post-saved-answers': postSavedAnswers,
  'console/tickets/put-saved-answers': putSavedAnswers,
  'console/tickets/post-saved-answers-delete': postSavedAnswersDelete,
} satisfies Record<keyof typeof ticketsCalls, CallSchema>;
