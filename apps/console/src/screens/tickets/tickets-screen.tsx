import { Empty } from '@earnwall/ui/console/empty';
import { useSingleKeys } from '@earnwall/ui/console/use-single-keys';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { useEffect, useRef } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { useCall } from '#api/use-call.ts';
import { useListAddress } from '#features/list/use-list-address.ts';
import { consoleHref } from '#lib/page-settings.ts';
import { changedSearch, withSearch } from '#lib/search.ts';
import { nextTicket } from './next-ticket.ts';
import { OpenTicket } from './open-ticket.tsx';
import { filterNames, queryOf } from './ticket-filters.ts';
import { TicketList } from './ticket-list.tsx';
import './tickets.css';

/** Tickets of others come in meanwhile. */
const refreshMs = 60_000;

/** List, thread and evidence; which ticket is open is in the path, the filters are in the query. */
export function TicketsScreen() {
  const openId = useParams<{ id?: string }>().id ?? null;
  const [, go] = useLocation();
  const search = useSearch();
  const address = useListAddress(filterNames);
  const query = { ...queryOf(address.filters), ...(address.after && { after: address.after }) };
  const { data, error, isLoading, refetch } = useCall(
    'console/tickets/get-tickets',
    { query },
    { everyMs: refreshMs },
  );
  const tickets = data?.tickets ?? [];
  const ids = tickets.map(({ id }) => id);
  const pathOf = (id: string | null) =>
    withSearch(id === null ? '/tickets' : `/tickets/${id}`, changedSearch(search, { cid: null }));

  const lastPlace = useRef(0);
  const place = openId === null ? -1 : ids.indexOf(openId);
  useEffect(() => {
    if (place >= 0) lastPlace.current = place;
  }, [place]);
  const move = (step: 1 | -1) => {
    const next = nextTicket(ids, { open: openId, at: lastPlace.current, step });
    if (next === null) return;
    go(pathOf(next));
    document.querySelector(`[data-ticket="${next}"]`)?.scrollIntoView?.({ block: 'nearest' });
  };
  useSingleKeys({ j: () => move(1), k: () => move(-1) });

  return (
    <div className="tickets" data-open={openId !== null || undefined}>
      <TicketList
        address={address}
        tickets={tickets}
        counted={data ?? null}
        next={data?.next ?? null}
        isLoading={isLoading}
        error={error}
        onRetry={refetch}
        openId={openId}
        hrefOf={(id) => consoleHref(pathOf(id))}
      />
      {openId === null ? (
        <div className="tickets-none">
          <Empty title="No ticket open" icon={<MessagesSquare />}>
            Choose one, or press j.
          </Empty>
        </div>
      ) : (
        <OpenTicket key={openId} id={openId} backHref={consoleHref(pathOf(null))} />
      )}
    </div>
  );
}
