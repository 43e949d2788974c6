import { Button } from '@earnwall/ui/console/button';
import { Empty } from '@earnwall/ui/console/empty';
import { PageHead } from '@earnwall/ui/console/page-head';
import { Table } from '@earnwall/ui/console/table';
import { useCall } from '#api/use-call.ts';
import { CsvLink } from '#features/list/csv-link.tsx';
import { Pages } from '#features/list/pages.tsx';
import { useListAddress } from '#features/list/use-list-address.ts';
import { auditColumns } from './audit-columns.tsx';
import { filterNames, idOf, queryOf } from './audit-filters.ts';
import { EventDrawer } from './event-drawer.tsx';
import { FilterBar } from './filter-bar.tsx';
import './audit.css';

const call = 'console/audit/get-audit';

/** Who did, viewed and was refused what. Filters, page and drawer are in the address. */
export function AuditScreen() {
  const address = useListAddress(filterNames);
  const query = queryOf(address.filters);
  const [after, open] = [idOf(address.after), idOf(address.open)];
  const { data, error, isLoading, refetch } = useCall(call, { query: { ...query, ...(after && { after }) } });
  const events = data?.events ?? [];
  return (
    <>
      <PageHead
        title="Audit"
        note="nothing in it can be changed"
        actions={<CsvLink call={call} asked={{ query }} name="audit" />}
      />
      <FilterBar filters={address.filters} onChange={(name, value) => address.change({ [name]: value })} />
      <Table
        label="Audit"
        columns={auditColumns}
        rows={events}
        rowKey={({ id }) => String(id)}
        href={({ id }) => address.hrefWith({ open: String(id) })}
        onOpen={({ id }) => address.setOpen(String(id))}
        openKey={open === null ? null : String(open)}
        state={error ? 'error' : isLoading ? 'loading' : 'ready'}
        error={error}
        onRetry={refetch}
        empty={
          <Empty
            title={address.isFiltered ? 'Nothing fits these filters' : 'Nothing has happened yet'}
            action={address.isFiltered && <Button onClick={address.clear}>Clear filters</Button>}
          />
        }
        footer={<Pages address={address} next={data?.next} first="Latest" more="Older" />}
      />
      {open !== null && (
        <EventDrawer
          id={open}
          known={events.find(({ id }) => id === open) ?? null}
          onClose={() => address.setOpen(null)}
        />
      )}
    </>
  );
}
