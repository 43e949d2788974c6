import { Button } from '@earnwall/ui/console/button';
import { Empty } from '@earnwall/ui/console/empty';
import { PageHead } from '@earnwall/ui/console/page-head';
import { Table } from '@earnwall/ui/console/table';
import { useState } from 'react';
import { useParams } from 'wouter';
import { useCall } from '#api/use-call.ts';
import { useMay } from '#api/use-me.ts';
import { CsvLink } from '#features/list/csv-link.tsx';
import { Filters } from '#features/list/filters.tsx';
import { Pages } from '#features/list/pages.tsx';
import { useListAddress } from '#features/list/use-list-address.ts';
import { NoSuch } from '#features/load-error/load-error.tsx';
import { isMonth, monthName } from '#features/payouts/payout-texts.ts';
import { PublisherFilter } from '#features/payouts/publisher-filter.tsx';
import { ShareLine } from '#features/payouts/share-line.tsx';
import { usePayoutsNote } from '#features/payouts/use-payouts-note.ts';
import { useSeesAll } from '#features/payouts/use-sees-all.ts';
import { appColumns } from './app-columns.tsx';
import { AppDrawer } from './app-drawer.tsx';
import { CloseMonth } from './close-month.tsx';
import { Differences } from './differences.tsx';
import { MarkPaid } from './mark-paid.tsx';
import { Totals } from './totals.tsx';
import './month.css';

const call = 'console/payouts/get-payouts-month';

export function MonthScreen() {
  const { month = '' } = useParams<{ month: string }>();
  if (isMonth(month)) return <Month month={month} />;
  return (
    <>
      <PageHead title="Payouts" />
      <NoSuch title="There is no such month" list={{ path: '/payouts', label: 'All months' }} />
    </>
  );
}

/** The apps of a month; admins close it, and mark apps as paid. */
function Month({ month }: { month: string }) {
  const address = useListAddress(['app', 'publisher']);
  const seesAll = useSeesAll();
  const mayWrite = useMay('payouts:write');
  const hasFilters = useMay('publishers');
  const note = usePayoutsNote();
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const { app, publisher } = address.filters;
  const query = { ...(app && { app }), ...(publisher && { publisher }) };
  const asked = { params: { month }, query: { ...query, ...(address.after && { after: address.after }) } };
  const { data, error, isLoading, refetch } = useCall(call, asked);
  const apps = data?.apps ?? [];
  const payable = apps.filter((one) => selected.has(one.app.id) && one.state === 'closed');
  const open = apps.find((one) => one.app.id === address.open);
  return (
    <>
      <PageHead
        title={monthName(month)}
        note={note}
        actions={<CsvLink call={call} asked={{ params: { month }, query }} name={`payouts-${month}`} />}
      />
      {data && data.total.apps > 0 && (
        <div className="payouts-totals">
          <Totals total={data.total} />
        </div>
      )}
      {hasFilters && (
        <Filters>
          <PublisherFilter given={publisher} onApply={(value) => address.change({ publisher: value })} />
        </Filters>
      )}
      <ShareLine publisher={publisher} />
      {mayWrite && payable.length > 0 && (
        <MarkPaid month={month} apps={payable} onDone={() => select(new Set())} />
      )}
      <Table
        label={`Apps in ${monthName(month)}`}
        columns={appColumns(seesAll)}
        rows={apps}
        rowKey={(one) => one.app.id}
        href={(one) => address.hrefWith({ open: one.app.id })}
        onOpen={(one) => address.setOpen(one.app.id)}
        openKey={address.open}
        {...(mayWrite && data?.total.state === 'closed' && { selected, onSelect: select })}
        state={error ? 'error' : isLoading ? 'loading' : 'ready'}
        error={error}
        onRetry={refetch}
        empty={
          <Empty
            title="Nothing was earned in this month"
            action={address.isFiltered && <Button onClick={address.clear}>Clear filters</Button>}
          />
        }
        footer={<Pages address={address} next={data?.next} />}
      />
      {mayWrite && data && (
        <div className="payouts-sections">
          <CloseMonth month={month} page={data} isWhole={!address.isFiltered} />
          <Differences month={month} />
        </div>
      )}
      {open && <AppDrawer key={open.app.id} payout={open} onClose={() => address.setOpen(null)} />}
    </>
  );
}
