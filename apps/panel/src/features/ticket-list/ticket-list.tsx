import type { AnswerOf } from '@earnwall/contract/call-types';
import { Button } from '@earnwall/ui/primitives/button';
import { useId } from 'react';
import { useText } from '#lib/text/text.tsx';
import { TicketItem } from './ticket-item.tsx';
import '@earnwall/ui/fold.css';
import './ticket-list.css';

interface Props {
  answer: AnswerOf<'support/get-support-tickets'> | null;
  failed: boolean;
  onRetry: () => void;
}

/** What the user has asked before and what became of it; ours. Somebody who never asked sees nothing of it. */
export function TicketList({ answer, failed, onRetry }: Props) {
  const text = useText();
  const id = useId();
  if (failed) {
    return (
      <div className="tickets-failed" role="alert">
        <p>{text('tickets_failed')}</p>
        <Button kind="soft" onClick={onRetry}>
          {text('try_again')}
        </Button>
      </div>
    );
  }
  if (!answer || answer.tickets.length === 0) return null;
  return (
    <section id={ticketListId} aria-labelledby={id}>
      <h2 className="tickets-title" id={id}>
        {text('tickets_title')}
      </h2>
      <div className="tickets on-card">
        {answer.tickets.map((ticket) => (
          <TicketItem key={ticket.id} ticket={ticket} />
        ))}
      </div>
    </section>
  );
}

/** Where the list is, for whoever leads there. */
export const ticketListId = 'tickets';
