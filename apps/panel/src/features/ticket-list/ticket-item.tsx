import type { TicketSummary } from '@earnwall/contract/entities/ticket';
import { Pill } from '@earnwall/ui/primitives/pill';
import { useState } from 'react';
import { momentText } from '#lib/text/moment-text.ts';
import { useLocale, useText } from '#lib/text/text.tsx';
import { TicketThread } from './ticket-thread.tsx';

const tones = { open: 'reward', answered: 'info', closed: 'info' } as const;

/** A ticket at a glance; unfolded it is read and answered in place. */
export function TicketItem({
  ticket: { id, excerpt, state, updated_at, unread },
}: {
  ticket: TicketSummary;
}) {
  const text = useText();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  // What is open is being read.
  const isNew = unread && !isOpen;
  return (
    <details className="ticket-item" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="ticket-summary fold">
        <span className="ticket-summary-words">
          <bdi className={isNew ? 'ticket-excerpt ticket-excerpt-new' : 'ticket-excerpt'}>{excerpt}</bdi>
          <time className="ticket-time" dateTime={updated_at}>
            {momentText(new Date(updated_at), new Date(), locale)}
          </time>
        </span>
        {isNew ? (
          <Pill tone="brand">{text('tickets_unread')}</Pill>
        ) : (
          <Pill tone={tones[state]}>{text(`tickets_state_${state}`)}</Pill>
        )}
      </summary>
      {isOpen && <TicketThread id={id} />}
    </details>
  );
}
