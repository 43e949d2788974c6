import { promises } from '@earnwall/contract/limits';
import { Button } from '@earnwall/ui/primitives/button';
import { Message } from '@earnwall/ui/primitives/message';
import { useEffect, useRef } from 'react';
import { useTickets } from '#api/tickets.ts';
import { useText } from '#lib/text/text.tsx';
import './ticket-sent.css';

interface Props {
  email: string;
  /** Null in a visit without tasks. */
  onTasks: (() => void) | null;
  onSupport: () => void;
}

/** Got your message: when the answer comes, and where (TK-01). */
export function TicketSent({ email, onTasks, onSupport }: Props) {
  const text = useText();
  const { tickets } = useTickets();
  const card = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => card.current?.focus(), []);
  return (
    <div className="ticket-sent on-card" ref={card} tabIndex={-1} role="status">
      <Message
        icon="check"
        title={text('ticket_sent_title')}
        action={
          <Button onClick={onTasks ?? onSupport}>{text(onTasks ? 'back_to_surveys' : 'support_back')}</Button>
        }
      >
        <p>{text('ticket_sent_text', { hours: promises.supportReplyHours })}</p>
        {tickets?.readable && <p>{text('ticket_sent_here')}</p>}
        {tickets?.mailed && <p>{text('ticket_sent_email', { email })}</p>}
      </Message>
    </div>
  );
}
