import { ButtonLink } from '@earnwall/ui/console/button';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useCall } from '#api/use-call.ts';
import { NoSuch } from '#features/load-error/load-error.tsx';
import { changedSearch, withSearch } from '#lib/search.ts';
import { EvidenceColumn } from './evidence.tsx';
import { ThreadColumn } from './thread.tsx';
import { usePresence, type Writing } from './use-presence.ts';

interface Props {
  id: string;
  /** To the list, where that is not beside it. */
  backHref: string;
}

/** One ticket: its thread and its evidence. */
export function OpenTicket({ id, backHref }: Props) {
  const [path, go] = useLocation();
  const search = useSearch();
  const cid = new URLSearchParams(search).get('cid') || null;
  const thread = useCall('console/tickets/get-tickets-id', { params: { id } });
  const evidence = useCall('console/tickets/get-tickets-evidence', {
    params: { id },
    ...(cid && { query: { cid } }),
  });
  const [writing, setWriting] = useState<Writing>(null);
  // While another one loads, the answer before is still there.
  const ticket = thread.data?.ticket.id === id ? thread.data.ticket : null;
  const onMoved = () => {
    thread.refetch();
    evidence.refetch();
  };
  const others = usePresence(id, { ticket, writing, onMoved });
  const back = (
    <div className="ticket-back">
      <ButtonLink href={backHref} kind="quiet" icon={<ChevronLeft />}>
        Tickets
      </ButtonLink>
    </div>
  );
  if (thread.error?.status === 404)
    return (
      <div className="tickets-none">
        <h1 className="c-unseen">Ticket</h1>
        <NoSuch title="There is no such ticket" list={{ path: '/tickets', label: 'All tickets' }} />
      </div>
    );
  return (
    <>
      <section className="ticket-thread" aria-label="Thread">
        {back}
        {thread.error && <ErrorState error={thread.error} title="Not loaded" onRetry={thread.refetch} />}
        {!ticket && !thread.error && (
          <>
            <h1 className="c-unseen">Ticket</h1>
            <Skeleton rows={6} />
          </>
        )}
        {ticket && (
          <ThreadColumn ticket={ticket} others={others} onWriting={setWriting} onMoved={thread.refetch} />
        )}
      </section>
      <section className="ticket-evidence" aria-label="Evidence">
        <EvidenceColumn
          ticketId={id}
          called={evidence}
          onChoose={(next) => go(withSearch(path, changedSearch(search, { cid: next })), { replace: true })}
        />
      </section>
    </>
  );
}
