import { promiseOf } from '@earnwall/domain/console/tickets/promise';
import { useEffect, useState } from 'react';
import type { TicketLine } from './ticket.ts';

const stepMs = 15_000;

/** What is left of the 24 hours, as a ring and in words; nothing where nobody waits. */
function usePromise({ state, waiting_since }: Pick<TicketLine, 'state' | 'waiting_since'>) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return promiseOf({ state, waiting_since: new Date(waiting_since) }, now);
}

function PromiseRing({ share }: { share: number }) {
  return (
    <svg className="ticket-ring" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6" />
      <circle cx="8" cy="8" r="6" pathLength="1" strokeDasharray={`${share} 1`} transform="rotate(-90 8 8)" />
    </svg>
  );
}

export function PromiseClock({ ticket }: { ticket: Pick<TicketLine, 'state' | 'waiting_since'> }) {
  const promised = usePromise(ticket);
  if (!promised) return null;
  return (
    <span className="ticket-promise" data-urgency={promised.urgency}>
      <PromiseRing share={promised.share} />
      {promised.text}
    </span>
  );
}

const clock = new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' });

/** Above the thread, with the moment it is due. */
export function PromiseBar({ ticket }: { ticket: Pick<TicketLine, 'state' | 'waiting_since'> }) {
  const promised = usePromise(ticket);
  if (!promised) return null;
  return (
    <p className="ticket-bar" data-urgency={promised.urgency}>
      <PromiseRing share={promised.share} />
      <strong>{promised.text}</strong>
      <span>of 24 hours, due {clock.format(promised.due_at)}</span>
    </p>
  );
}
