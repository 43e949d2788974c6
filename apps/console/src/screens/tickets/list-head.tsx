import { Select } from '@earnwall/ui/console/inputs';
import type { ListAddress } from '#features/list/use-list-address.ts';
import { languageName } from './ticket.ts';
import { stateOf, type TicketState } from './ticket-filters.ts';

interface Props {
  address: ListAddress<'state' | 'app' | 'language' | 'mine'>;
  counted: { open: number; languages: readonly string[] } | null;
  /** The heading of the page; beside an open ticket, that one has it. */
  isTitle: boolean;
}

const mostCounted = 1000;

const stateChoices: readonly { value: TicketState; label: string }[] = [
  { value: 'open', label: 'Open' },
  { value: 'answered', label: 'Answered' },
  { value: 'closed', label: 'Closed' },
];

export function ListHead({ address, counted, isTitle }: Props) {
  const { filters, change } = address;
  const Title = isTitle ? 'h1' : 'h2';
  const isMine = filters.mine === '1';
  const chosen = filters.language;
  const languages = [...new Set([...(counted?.languages ?? []), ...(chosen ? [chosen] : [])])];
  const state = stateOf(filters);
  return (
    <header className="tickets-head">
      <div className="tickets-title">
        <Title>Tickets</Title>
        {counted && <span>{counted.open >= mostCounted ? '1,000+' : counted.open} open</span>}
        <span className="tickets-order">{state === 'open' ? 'longest wait first' : 'latest first'}</span>
      </div>
      <search className="tickets-filters">
        <Select
          aria-label="State"
          value={state}
          onChange={(value) => change({ state: value === 'open' ? null : value })}
          choices={stateChoices}
        />
        <button
          type="button"
          className="ticket-chip"
          aria-pressed={isMine}
          onClick={() => change({ mine: isMine ? null : '1' })}
        >
          Mine
        </button>
        <Select
          aria-label="Language"
          value={chosen ?? ''}
          onChange={(value) => change({ language: value || null })}
          choices={[
            { value: '', label: 'Language' },
            ...languages.map((code) => ({ value: code, label: languageName(code) })),
          ]}
        />
      </search>
    </header>
  );
}
