// A ticket as operators see it.
import type { OperatedTicket, OperatedTicketLine } from '@earnwall/contract/entities/operated-ticket';
import type { ReplyMailRecord } from '#store/support/mails.ts';
import type { InboxLine, TicketWithUser } from '#store/support/operated-tickets.ts';
import type { TicketFileRecord } from '#store/support/ticket-files.ts';
import type { TicketReplyRecord } from '#store/support/ticket-replies.ts';
import type { Attempt } from '#store/surveys/activities.ts';
import { excerptOf, presentFile, presentReply } from './ticket.ts';

export function presentInboxLine(line: InboxLine): OperatedTicketLine {
  const { id, app_id, uhash, state, language, excerpt, files, replies, unread, mail_failed } = line;
  return {
    ...{ kind: line.kind, appeal: line.appeal },
    ...{ id, app: app_id, uhash, state, language, excerpt: excerptOf(excerpt), files, replies },
    ...{ unread, mail_failed },
    created_at: line.created_at.toISOString(),
    updated_at: line.updated_at.toISOString(),
  };
}

export interface OperatedParts {
  ticket: TicketWithUser;
  files: readonly TicketFileRecord[];
  replies: readonly TicketReplyRecord[];
  mails: readonly ReplyMailRecord[];
  /** What it is about, where that is known. */
  attempt: Attempt | null;
}

export function presentOperatedTicket(parts: OperatedParts): OperatedTicket {
  const { ticket, files, replies, mails, attempt } = parts;
  const { id, app_id, uhash, uuid, state, language, email, text } = ticket;
  return {
    ...{ id, app: app_id, uhash, uuid, state, language, email, text },
    ...{ kind: ticket.kind, appeal: ticket.appeal },
    attempt: attempt && presentAttempt(attempt),
    created_at: ticket.created_at.toISOString(),
    updated_at: ticket.updated_at.toISOString(),
    files: files.map((file) => ({ ...presentFile(file), position: file.position, sha256: file.sha256 })),
    replies: replies.map((reply) => ({
      ...presentReply(reply),
      by: reply.by,
      mail: presentMail(mails.find(({ reply_id }) => reply_id === reply.id)),
    })),
  };
}

function presentAttempt({ click, survey }: Attempt): NonNullable<OperatedTicket['attempt']> {
  const { cid, supplier_id, state, raw_code, credited, device_manufacturer, device_model } = click;
  const isDeviceKnown = device_manufacturer !== null || device_model !== null;
  return {
    ...{ id: cid, survey: survey.hash, supplier: supplier_id, state, raw_code },
    credited: Number(credited),
    opened_at: click.opened_at.toISOString(),
    started_at: click.started_at?.toISOString() ?? null,
    ended_at: click.ended_at?.toISOString() ?? null,
    device: isDeviceKnown ? { manufacturer: device_manufacturer, model: device_model } : null,
  };
}

const mailStates = { due: 'due', done: 'sent', dead: 'failed' } as const;

function presentMail(mail: ReplyMailRecord | undefined): OperatedTicket['replies'][number]['mail'] {
  if (!mail) return null;
  const { state, attempts, failure, settled_at } = mail;
  return { state: mailStates[state], attempts, failure, settled_at: settled_at?.toISOString() ?? null };
}
