// A ticket as its user sees it: without the operator's name and the storage of files.
import type { TicketSummary, TicketThread } from '@earnwall/contract/entities/ticket';
import { withEnding } from '@earnwall/domain/validation/file-name';
import type { TicketFileType } from '@earnwall/domain/validation/ticket';
import type { Language } from '@earnwall/i18n/languages';
import type { TicketFileRecord } from '#store/support/ticket-files.ts';
import type { TicketReplyRecord } from '#store/support/ticket-replies.ts';
import type { TicketLine, TicketRecord } from '#store/support/tickets.ts';
import type { Attempt } from '#store/surveys/activities.ts';
import { activityNameIn } from '#texts/activity-names.ts';

export interface TicketParts {
  ticket: TicketRecord;
  files: readonly TicketFileRecord[];
  replies: readonly TicketReplyRecord[];
  /** What it is about, where that is known. */
  attempt: Attempt | null;
  language: Language;
}

export function presentTicketLine(line: TicketLine): TicketSummary {
  const { id, kind, state, excerpt, files, replies, unread } = line;
  return {
    ...{ id, kind, state, excerpt: excerptOf(excerpt), files, replies, unread },
    created_at: line.created_at.toISOString(),
    updated_at: line.updated_at.toISOString(),
  };
}

export function presentThread({ ticket, files, replies, attempt, language }: TicketParts): TicketThread {
  const { id, kind, appeal, state, email, text } = ticket;
  return {
    ...{ id, kind, appeal, state, email, text },
    attempt: attempt && { id: attempt.click.cid, name: activityNameIn(attempt.survey, language) },
    created_at: ticket.created_at.toISOString(),
    updated_at: ticket.updated_at.toISOString(),
    files: files.map(presentFile),
    replies: replies.map(presentReply),
  };
}

export function presentReply({ id, author, text, at }: TicketReplyRecord): TicketThread['replies'][number] {
  return { id, author, text, at: at.toISOString() };
}

export function presentFile({ name, type, bytes }: TicketFileRecord): TicketThread['files'][number] {
  // No other type is ever stored.
  const known = type as TicketFileType;
  return { name: withEnding(name, known), type: known, bytes };
}

/** One line, however it was written. */
export function excerptOf(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
