import { Ago } from '@earnwall/ui/console/ago';
import Coins from 'lucide-react/icons/coins';
import MailWarning from 'lucide-react/icons/mail-warning';
import StickyNote from 'lucide-react/icons/sticky-note';
import { type Entry, entriesOf } from './entries-of.ts';
import { Files } from './files.tsx';
import { languageName, type Ticket } from './ticket.ts';

export function Entries({ ticket }: { ticket: Ticket }) {
  return (
    <ol className="entries" aria-label="Messages">
      {entriesOf(ticket).map((entry) => (
        <li key={entry.id}>
          <EntryItem entry={entry} ticket={ticket} />
        </li>
      ))}
    </ol>
  );
}

/** Also for what came while somebody was writing. */
export function EntryItem({ entry, ticket }: { entry: Entry; ticket: Ticket }) {
  switch (entry.kind) {
    case 'message':
      return (
        <article className="entry">
          <EntryHead
            who={ticket.uuid}
            at={entry.at}
            more={[languageName(ticket.language), ticket.email].filter(Boolean).join(' · ')}
          />
          <Words text={entry.text} language={ticket.language} />
          <Files ticket={ticket} />
        </article>
      );
    case 'reply':
      return <Reply reply={entry.reply} ticket={ticket} />;
    case 'note':
      return (
        <article className="entry entry-note">
          <p className="entry-head">
            <StickyNote />
            <strong>Note, only for the team</strong>
            <span>
              {entry.note.by}, <Ago at={entry.at} />
            </span>
          </p>
          <Words text={entry.note.text} />
        </article>
      );
    case 'credit':
      return <Credit credit={entry.credit} />;
  }
}

function Reply({ reply, ticket }: { reply: Ticket['replies'][number]; ticket: Ticket }) {
  const isUser = reply.author === 'user';
  const { mail } = reply;
  return (
    <article className={isUser ? 'entry' : 'entry entry-own'}>
      <EntryHead
        who={isUser ? ticket.uuid : (reply.by ?? 'Support')}
        at={reply.at}
        more={isUser ? null : 'Reply'}
      />
      <Words text={reply.text} language={isUser ? ticket.language : undefined} />
      {mail?.state === 'failed' && (
        <p className="entry-mail c-status-bad">
          <MailWarning /> The mail was given up: {mail.failure ?? 'no answer'}
        </p>
      )}
    </article>
  );
}

function Credit({ credit }: { credit: Ticket['credits'][number] }) {
  const { kind, amount, reason, by, at, undone } = credit;
  const did = { credit: 'credited', debit: 'debited', undo: 'took back' }[kind];
  return (
    <p className="entry-credit">
      <Coins />
      <span>
        {by ?? 'Somebody'} {did} {amount}
        {undone && ' (undone)'}: {reason}
      </span>
      <Ago at={at} />
    </p>
  );
}

function EntryHead({ who, at, more }: { who: string; at: string; more: string | null }) {
  return (
    <p className="entry-head">
      <span className="entry-face" aria-hidden="true">
        {who.slice(0, 1).toUpperCase()}
      </span>
      <strong>{who}</strong>
      <span>
        <Ago at={at} />
        {more && ` · ${more}`}
      </span>
    </p>
  );
}

/** As it was written: its own direction, its own lines. */
function Words({ text, language }: { text: string; language?: string | undefined }) {
  return (
    <div className="entry-words" dir="auto" lang={language}>
      {text || '(erased)'}
    </div>
  );
}
