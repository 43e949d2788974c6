// A ticket as operators see it.
import type { OperatedTicket, OperatedTicketLine } from '@earnwall/contract/entities/operated-ticket';
import type { AskedTicket, InboxLine } from '#store/operated-tickets.ts';
import type { TicketFileRecord, TicketReplyRecord } from '#store/tickets.ts';
import { excerptOf, presentFile, presentReply } from './ticket.ts';

export function presentInboxLine(line: InboxLine): OperatedTicketLine {
  const { id, app_id, uhash, state, language, excerpt, files, replies, unread } = line;
  return {
    ...{ id, app: app_id, uhash, state, language, excerpt: excerptOf(excerpt), files, replies, unread },
    created_at: line.created_at.toISOString(),
    updated_at: line.updated_at.toISOString(),
  };
}

export function presentOperatedTicket(
  ticket: AskedTicket,
  files: readonly TicketFileRecord[],
  replies: readonly TicketReplyRecord[],
): OperatedTicket {
  const { id, app_id, uhash, uuid, state, language, email, text, cid } = ticket;
  return {
    ...{ id, app: app_id, uhash, uuid, state, language, email, text, attempt: cid },
    created_at: ticket.created_at.toISOString(),
    updated_at: ticket.updated_at.toISOString(),
    files: files.map((file) => ({ ...presentFile(file), position: file.position, sha256: file.sha256 })),
    replies: replies.map((reply) => ({ ...presentReply(reply), by: reply.by })),
  };
}
