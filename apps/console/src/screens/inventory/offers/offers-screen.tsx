import { Button } from '@earnwall/ui/console/button';
import { Empty } from '@earnwall/ui/console/empty';
import { PageHead } from '@earnwall/ui/console/page-head';
import { Table } from '@earnwall/ui/console/table';
import { useState } from 'react';
import { useCall } from '#api/use-call.ts';
import { useMay, useMe } from '#api/use-me.ts';
import { BulkBar } from '#features/inventory/bulk-bar.tsx';
import { type ItemChange, namedItems } from '#features/inventory/item-change.ts';
import { CsvLink } from '#features/list/csv-link.tsx';
import { Pages } from '#features/list/pages.tsx';
import { useListAddress } from '#features/list/use-list-address.ts';
import { useWhere } from '#features/where/use-where.ts';
import { offerColumns } from './offer-columns.tsx';
import { OfferDrawer } from './offer-drawer.tsx';
import { OfferFilters } from './offer-filters.tsx';
import { isFiltered, queryNames, queryOf } from './offer-query.ts';
import { useOfferChanges } from './use-offer-changes.ts';

const call = 'console/inventory/get-inventory-offers';

/** Every offer of every network. Filters, order, page and drawer are in the address. */
export function OffersScreen() {
  const address = useListAddress(queryNames);
  const { app } = useWhere();
  const isOperator = useMe().person.publisher === null;
  const mayWrite = useMay('inventory:write');
  const query = queryOf(address.filters, app);
  const { after } = address;
  const { data, error, isLoading, refetch } = useCall(call, { query: { ...query, ...(after && { after }) } });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const change = useOfferChanges();
  const rows = data?.offers ?? [];
  // Only what is in sight: a page or filter later, nobody remembers the rest.
  const chosen = rows.filter(({ id }) => selected.has(id));
  const keys = chosen.map(({ id }) => id);
  const changeAll = (wanted: ItemChange, did: string) => {
    void change(keys, wanted, `${namedItems(keys.length, chosen[0]?.name ?? '', 'offers')} ${did}`);
    setSelected(new Set());
  };
  const { sort = 'rank' } = query;
  const order = query.order ?? (sort === 'rank' ? 'asc' : 'desc');
  const filtered = isFiltered(address.filters);
  return (
    <>
      <PageHead
        title="Offers"
        note={`figures of seven days${data?.currency ? `, rewards in ${data.currency.name}` : ''}`}
        actions={<CsvLink call={call} asked={{ query }} name="offers" />}
      />
      <OfferFilters
        filters={address.filters}
        answer={data}
        onChange={(name, value) => address.change({ [name]: value })}
      />
      <Table
        label="Offers"
        columns={offerColumns({ isOperator, currency: data?.currency ?? null })}
        rows={rows}
        rowKey={({ id }) => id}
        href={({ id }) => address.hrefWith({ open: id })}
        onOpen={({ id }) => address.setOpen(id)}
        openKey={address.open}
        sort={{ id: sort, order }}
        onSort={({ id, order: next }) => address.change({ sort: id, order: next })}
        {...(mayWrite && { selected: new Set(keys), onSelect: setSelected })}
        state={error ? 'error' : isLoading ? 'loading' : 'ready'}
        error={error}
        onRetry={refetch}
        empty={
          <Empty
            title={filtered ? 'No offer fits these filters' : 'No network has sent an offer yet'}
            action={filtered && <Button onClick={address.clear}>Clear filters</Button>}
          />
        }
        footer={<Pages address={address} next={data?.next} />}
      />
      {keys.length > 0 && (
        <BulkBar
          count={keys.length}
          noun="offers"
          hasHot={false}
          onChange={changeAll}
          onClear={() => setSelected(new Set())}
        />
      )}
      {address.open !== null && (
        <OfferDrawer
          key={address.open}
          id={address.open}
          onChange={change}
          onClose={() => address.setOpen(null)}
        />
      )}
    </>
  );
}
