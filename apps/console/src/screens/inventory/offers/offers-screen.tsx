import { useCall } from '#api/use-call.ts';
import { useMe } from '#api/use-me.ts';
import { InventoryList } from '#features/inventory/inventory-list.tsx';
import { useListAddress } from '#features/list/use-list-address.ts';
import { useWhere } from '#features/where/use-where.ts';
import { offerColumns } from './offer-columns.tsx';
import { OfferDrawer } from './offer-drawer.tsx';
import { OfferFilters } from './offer-filters.tsx';
import { queryNames, queryOf } from './offer-query.ts';
import { useOfferChanges } from './use-offer-changes.ts';

const call = 'console/inventory/get-inventory-offers';

/** Every offer of every network. Filters, order, page and drawer are in the address. */
export function OffersScreen() {
  const address = useListAddress(queryNames);
  const { app } = useWhere();
  const isOperator = useMe().person.publisher === null;
  const query = queryOf(address.filters, app);
  const { after } = address;
  const answer = useCall(call, { query: { ...query, ...(after && { after }) } });
  const { data } = answer;
  const change = useOfferChanges();
  const { sort = 'rank' } = query;
  const order = query.order ?? (sort === 'rank' ? 'asc' : 'desc');
  return (
    <>
      <InventoryList
        {...{ title: 'Offers', noun: 'offer', empty: 'No network has sent an offer yet', hasHot: false }}
        {...{ call, query, address, answer }}
        items={data?.offers ?? []}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        columns={offerColumns({ isOperator, currency: data?.currency ?? null })}
        sort={{ id: sort, order }}
        onChange={change}
      >
        <OfferFilters
          filters={address.filters}
          answer={data}
          onChange={(name, value) => address.change({ [name]: value })}
        />
      </InventoryList>
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
