import MailWarning from 'lucide-react/icons/mail-warning';
import Paperclip from 'lucide-react/icons/paperclip';
import UserCheck from 'lucide-react/icons/user-check';
import { PromiseClock } from './promise-clock.tsx';
import type { TicketLine } from './ticket.ts';

interface Props {
  ticket: TicketLine;
  /** The name of the app, where the list has several. */
  app: string | null;
  href: string;
  isOpen: boolean;
}

/** The first words, who wrote them and in which language, and how long they can still wait. */
export function TicketRow({ ticket, app, href, isOpen }: Props) {
  const { excerpt, uuid, language, unread, assignee, mail_failed, files, kind } = ticket;
  return (
    <li>
      <a
        className="ticket-row"
        href={href}
        aria-current={isOpen ? 'true' : undefined}
        data-ticket={ticket.id}
      >
        <span className="ticket-words" dir="auto" lang={language} data-unread={unread || undefined}>
          {excerpt || '(erased)'}
        </span>
        {unread && <span className="c-unseen">, new</span>}
        <span className="ticket-facts">
          <span className="ticket-who">
            {app !== null && (
              <span className="ticket-app" title={app}>
                <span aria-hidden="true">{app.slice(0, 1)}</span>
                <span className="c-unseen">{app}</span>
              </span>
            )}
            <span className="ticket-user">{uuid}</span>
            <span aria-hidden="true">·</span>
            <span>{language.toUpperCase()}</span>
            {kind === 'appeal' && <span className="ticket-tag">Appeal</span>}
            {files > 0 && <Paperclip aria-label={`${files} ${files === 1 ? 'file' : 'files'}`} />}
            {mail_failed && <MailWarning className="c-status-bad" aria-label="A mail failed" />}
            {assignee && (
              <UserCheck
                aria-label={assignee.is_me ? 'Yours' : `Taken by ${assignee.name ?? 'another team'}`}
              />
            )}
          </span>
          <PromiseClock ticket={ticket} />
        </span>
      </a>
    </li>
  );
}
