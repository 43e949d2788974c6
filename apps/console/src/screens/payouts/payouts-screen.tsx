import { Button } from '@earnwall/ui/console/button';
import { Empty } from '@earnwall/ui/console/empty';
import { PageHead } from '@earnwall/ui/console/page-head';
import { type Column, Table } from '@earnwall/ui/console/table';
import { useLocation } from 'wouter';
import { useCall } from '#api/use-call.ts';
import { CsvLink } from '#features/list/csv-link.tsx';
import { ChoiceFilter, Filters } from '#features/list/filters.tsx';
import { Pages } from '#features/list/pages.tsx';
import { useListAddress } from '#features/list/use-list-address.ts';
import { figureColumns } from '#features/payouts/figure-columns.tsx';
import { PayoutStatus } from '#features/payouts/payout-state.tsx';
import { type MonthPayout, monthName, type PayoutState, stateWords } from '#features/payouts/payout-texts.ts';
import { PublisherFilter } from '#features/payouts/publisher-filter.tsx';
import { ShareLine } from '#features/payouts/share-line.tsx';
import { usePayoutsNote } from '#features/payouts/use-payouts-note.ts';
import { useSeesAll } from '#features/payouts/use-sees-all.ts';
import { consoleHref } from '#lib/page-settings.ts';
import { changedSearch, withSearch } from '#lib/search.ts';

const call = 'console/payouts/get-payouts';
const states = Object.entries(stateWords).map(([value, { text }]) => ({ value, label: text }));
const isState = (value: string | undefined): value is PayoutState =>
  value !== undefined && value in stateWords;

const columnsFor = (seesAll: boolean): Column<MonthPayout>[] => [
  { id: 'month', head: 'Month', card: 'title', cell: ({ month }) => monthName(month) },
  { id: 'state', head: 'State', cell: ({ state }) => <PayoutStatus state={state} /> },
  { id: 'apps', head: 'Apps', align: 'end', cell: ({ apps }) => apps.toLocaleString('en-US') },
  ...figureColumns<MonthPayout>(seesAll),
];

/** Months, the latest first, with what was earned in each. */
export function PayoutsScreen() {
  const address = useListAddress(['app', 'publisher', 'state']);
  const [, go] = useLocation();
  const seesAll = useSeesAll();
  const { app, publisher, state } = address.filters;
  const query = { ...(app && { app }), ...(publisher && { publisher }), ...(isState(state) && { state }) };
  const { data, error, isLoading, refetch } = useCall(call, {
    query: { ...query, ...(address.after && { after: address.after }) },
  });
  const about = changedSearch('', { app: app ?? null, publisher: publisher ?? null });
  const pathOf = ({ month }: MonthPayout) => withSearch(`/payouts/${month}`, about);
  return (
    <>
      <PageHead
        title="Payouts"
        note={usePayoutsNote()}
        actions={<CsvLink call={call} asked={{ query }} name="payouts" />}
      />
      <Filters>
        <ChoiceFilter
          label="State"
          choices={states}
          given={state}
          onApply={(value) => address.change({ state: value })}
        />
        <PublisherFilter given={publisher} onApply={(value) => address.change({ publisher: value })} />
      </Filters>
      <ShareLine publisher={publisher} />
      <Table
        label="Months"
        columns={columnsFor(seesAll)}
        rows={data?.months ?? []}
        rowKey={({ month }) => month}
        href={(month) => consoleHref(pathOf(month))}
        onOpen={(month) => go(pathOf(month))}
        state={error ? 'error' : isLoading ? 'loading' : 'ready'}
        error={error}
        onRetry={refetch}
        empty={
          <Empty
            title={address.isFiltered ? 'No month fits these filters' : 'Nothing was earned yet'}
            action={address.isFiltered && <Button onClick={address.clear}>Clear filters</Button>}
          >
            {!address.isFiltered && 'A month appears with its first reward.'}
          </Empty>
        }
        footer={<Pages address={address} next={data?.next} first="Latest" more="Older" />}
      />
    </>
  );
}
