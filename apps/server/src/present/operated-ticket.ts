// A ticket as operators see it.
import type { OperatedTicket, OperatedTicketLine } from '@earnwall/contract/entities/operated-ticket';
import { mayAnswerAppeal } from '@earnwall/domain/accounts/appeal';
import { writeDecimal } from '@earnwall/domain/console/decimal';
import { wireTransactionId } from '@earnwall/domain/ledger/transaction-id';
import type { Operator } from '#request/operator.ts';
import type { findTicketCredits } from '#store/support/evidence.ts';
import type { InboxLine } from '#store/support/inbox.ts';
import type { ReplyMailRecord } from '#store/support/mails.ts';
import type { TicketWithUser } from '#store/support/operated-tickets.ts';
import type { TicketFileRecord } from '#store/support/ticket-files.ts';
import type { TicketNoteRecord } from '#store/support/ticket-notes.ts';
import type { TicketReplyRecord } from '#store/support/ticket-replies.ts';
import type { Attempt } from '#store/surveys/activities.ts';
import { actorName, presentAssignee, teammateName } from './teammate.ts';
import { excerptOf, presentFile, presentReply } from './ticket.ts';

export function presentInboxLine(line: InboxLine, reader: Operator): OperatedTicketLine {
  const { id, app_id, uhash, uuid, state, language, excerpt, files, replies, unread, mail_failed } = line;
  return {
    ...{ kind: line.kind, appeal: line.appeal },
    ...{ id, app: app_id, uhash, uuid, state, language, excerpt: excerptOf(excerpt), files, replies },
    ...{ unread, mail_failed, assignee: presentAssignee(line.assignee, reader) },
    waiting_since: line.waiting_since.toISOString(),
    created_at: line.created_at.toISOString(),
    updated_at: line.updated_at.toISOString(),
  };
}

type TicketCredit = Awaited<ReturnType<typeof findTicketCredits>>[number];

export interface OperatedParts {
  ticket: TicketWithUser;
  files: readonly TicketFileRecord[];
  replies: readonly TicketReplyRecord[];
  notes: readonly TicketNoteRecord[];
  credits: readonly TicketCredit[];
  mails: readonly ReplyMailRecord[];
  /** What it is about, where that is known. */
  attempt: Attempt | null;
}

export function presentOperatedTicket(parts: OperatedParts, reader: Operator): OperatedTicket {
  const { ticket, files, replies, notes, credits, mails, attempt } = parts;
  const { id, app_id, uhash, uuid, state, language, email, text } = ticket;
  return {
    ...{ id, app: app_id, uhash, uuid, state, language, email, text },
    ...{ kind: ticket.kind, appeal: ticket.appeal },
    attempt: attempt && presentAttempt(attempt),
    assignee: presentAssignee(ticket.assignee, reader),
    waiting_since: ticket.waiting_since.toISOString(),
    created_at: ticket.created_at.toISOString(),
    updated_at: ticket.updated_at.toISOString(),
    files: files.map((file) => ({ ...presentFile(file), position: file.position, sha256: file.sha256 })),
    replies: replies.map((reply) => ({
      ...presentReply(reply),
      by: actorName(reader, reply.by, reply.by_role),
      mail: presentMail(mails.find(({ reply_id }) => reply_id === reply.id)),
    })),
    notes: notes.map((note) => presentNote(note, reader)),
    credits: credits.map((credit) => presentCredit(credit, reader)),
    last: lastOf([...replies, ...notes]),
    may_answer:
      reader.capabilities.has('users:write') && mayAnswerAppeal(ticket.appeal_set_by, reader.person_id),
  };
}

const presentNote = ({ id, by, by_role, text, at, person_id }: TicketNoteRecord, reader: Operator) => ({
  ...{ id, by: actorName(reader, by, by_role), text, at: at.toISOString() },
  is_mine: person_id !== null && person_id === reader.person_id,
});

const presentCredit = (
  { transaction_id, kind, amount, reason, at, app, by, undone_by }: TicketCredit,
  reader: Operator,
): OperatedTicket['credits'][number] => ({
  ...{ transaction_id: wireTransactionId(transaction_id), kind, reason, at: at.toISOString() },
  ...{
    amount: `${writeDecimal(amount < 0n ? -amount : amount, app.decimals)} ${app.currency_name}`,
    by: by && teammateName(reader, by),
  },
  undone: undone_by !== null,
});

/** In the order of store/support/ticket-entries.ts. */
function lastOf(said: readonly { id: string; at: Date }[]): string | null {
  const isLater = (one: { id: string; at: Date }, other: { id: string; at: Date }) =>
    one.at.getTime() === other.at.getTime() ? one.id > other.id : one.at > other.at;
  return (
    said.reduce<{ id: string; at: Date } | null>(
      (last, each) => (last === null || isLater(each, last) ? each : last),
      null,
    )?.id ?? null
  );
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
