import { Button } from '@earnwall/ui/console/button';
import { Empty } from '@earnwall/ui/console/empty';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Kbd } from '@earnwall/ui/console/kbd';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { CallError } from '#api/call-error.ts';
import { useMe } from '#api/use-me.ts';
import { CsvLink } from '#features/list/csv-link.tsx';
import { Pages } from '#features/list/pages.tsx';
import type { ListAddress } from '#features/list/use-list-address.ts';
import { ListHead } from './list-head.tsx';
import type { TicketLine } from './ticket.ts';
import { isNarrowed, queryOf, stateOf } from './ticket-filters.ts';
import { TicketRow } from './ticket-row.tsx';
import './ticket-list.css';

interface Props {
  address: ListAddress<'state' | 'app' | 'language' | 'mine'>;
  tickets: readonly TicketLine[];
  counted: { open: number; languages: readonly string[] } | null;
  next: string | null;
  isLoading: boolean;
  error: CallError | null;
  onRetry: () => void;
  openId: string | null;
  hrefOf: (id: string) => string;
}

export function TicketList(props: Props) {
  const { address, tickets, counted, next, isLoading, error, onRetry, openId, hrefOf } = props;
  const { apps } = useMe();
  const nameOf = (id: string) => apps.find((app) => app.id === id)?.name ?? id;
  const isOneApp = address.filters.app !== undefined || apps.length === 1;
  return (
    <section className="tickets-list" aria-label="Tickets">
      <ListHead address={address} counted={counted} isTitle={openId === null} />
      {error && <ErrorState error={error} title="Not loaded" onRetry={onRetry} />}
      {isLoading && <Skeleton rows={6} />}
      {!isLoading && !error && tickets.length === 0 && <NoTickets address={address} />}
      <ul className="ticket-rows" aria-label={`${stateOf(address.filters)} tickets`}>
        {tickets.map((ticket) => (
          <TicketRow
            key={ticket.id}
            ticket={ticket}
            app={isOneApp ? null : nameOf(ticket.app)}
            href={hrefOf(ticket.id)}
            isOpen={ticket.id === openId}
          />
        ))}
      </ul>
      <Pages address={address} next={next} />
      <div className="tickets-foot">
        <CsvLink
          call="console/tickets/get-tickets"
          asked={{ query: queryOf(address.filters) }}
          name="tickets"
        />
        <p className="tickets-keys" aria-hidden="true">
          <Kbd>j</Kbd> <Kbd>k</Kbd> move <Kbd>r</Kbd> reply <Kbd>c</Kbd> credit <Kbd>e</Kbd> close{' '}
          <Kbd>?</Kbd>
        </p>
      </div>
    </section>
  );
}

function NoTickets({ address }: Pick<Props, 'address'>) {
  if (isNarrowed(address.filters))
    return (
      <Empty
        title="Nothing fits these filters"
        action={
          <Button onClick={() => address.change({ state: null, language: null, mine: null })}>
            Clear filters
          </Button>
        }
      />
    );
  return (
    <Empty title="All answered" icon={<CircleCheck className="c-status-good" />}>
      Nobody waits for an answer.
    </Empty>
  );
}
