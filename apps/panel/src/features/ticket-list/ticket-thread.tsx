import type { TicketThread as Thread } from '@earnwall/contract/entities/ticket';
import { Button } from '@earnwall/ui/primitives/button';
import { useTicketThread } from '#api/tickets.ts';
import { momentText } from '#lib/text/moment-text.ts';
import { useLocale, useText } from '#lib/text/text.tsx';
import { Reply } from './reply.tsx';

/** What was asked, what was answered, and room for a word more. */
export function TicketThread({ id }: { id: string }) {
  const text = useText();
  const { thread, failed, reload } = useTicketThread(id);
  if (failed) {
    return (
      <div className="ticket-thread tickets-failed" role="alert">
        <p>{text('tickets_thread_failed')}</p>
        <Button kind="soft" onClick={reload}>
          {text('try_again')}
        </Button>
      </div>
    );
  }
  if (!thread) {
    return (
      <p className="ticket-thread ticket-time" role="status">
        {text('tickets_loading')}
      </p>
    );
  }
  return (
    <div className="ticket-thread">
      {/* What is answered while somebody reads is heard too. */}
      <div className="ticket-words" role="log" aria-label={text('tickets_title')}>
        <Words author="user" said={thread.text} at={thread.created_at} note={noteOf(thread, text)} />
        {thread.replies.map(({ id: reply, author, text: said, at }) => (
          <Words key={reply} author={author} said={said} at={at} />
        ))}
      </div>
      {thread.state === 'closed' ? (
        <p className="ticket-time">{text('tickets_reply_closed')}</p>
      ) : (
        <Reply ticket={id} />
      )}
    </div>
  );
}

function noteOf({ attempt, files }: Thread, text: ReturnType<typeof useText>): string {
  const about = attempt && text('tickets_about', { name: attempt.name });
  const attached = files.length > 0 && text('tickets_files', { count: files.length });
  // A line never ends with the dot.
  return [about, attached].filter(Boolean).join(' ·\u00a0');
}

interface WordsProps {
  author: 'user' | 'operator';
  said: string;
  at: string;
  note?: string;
}

function Words({ author, said, at, note }: WordsProps) {
  const text = useText();
  const locale = useLocale();
  return (
    <article className={`ticket-said ticket-said-${author}`}>
      <p className="ticket-time">
        <b>{text(author === 'user' ? 'tickets_you' : 'tickets_support')}</b>{' '}
        <time dateTime={at}>{momentText(new Date(at), new Date(), locale)}</time>
      </p>
      <p className="ticket-text" dir="auto">
        {said}
      </p>
      {note && <p className="ticket-time">{note}</p>}
    </article>
  );
}
