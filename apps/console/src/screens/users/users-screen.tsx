import { Button } from '@earnwall/ui/console/button';
import { Empty } from '@earnwall/ui/console/empty';
import { PageHead } from '@earnwall/ui/console/page-head';
import { Table } from '@earnwall/ui/console/table';
import { useLocation } from 'wouter';
import { useCall } from '#api/use-call.ts';
import { CsvLink } from '#features/list/csv-link.tsx';
import { Pages } from '#features/list/pages.tsx';
import { useListAddress } from '#features/list/use-list-address.ts';
import { userPath } from '#features/users/user-path.ts';
import { useWhere } from '#features/where/use-where.ts';
import { consoleHref } from '#lib/page-settings.ts';
import { FilterBar } from './filter-bar.tsx';
import { userColumns } from './user-columns.tsx';
import { filterNames, queryOf } from './user-filters.ts';

const call = 'console/users/get-users';

/** Everybody of the asker's apps, the last seen first, and whoever is behind an id. */
export function UsersScreen() {
  const address = useListAddress(filterNames);
  const { isTest } = useWhere();
  const query = queryOf(address.filters, isTest);
  const [, go] = useLocation();
  const { data, error, isLoading, refetch } = useCall(call, {
    query: { ...query, ...(address.after && { after: address.after }) },
  });
  const path = ({ app, uhash }: { app: { id: string }; uhash: string }) =>
    userPath(app.id, uhash) + (isTest ? '?test=1' : '');
  const { app: _, ...others } = address.filters;
  const isFiltered = Object.keys(others).length > 0;
  const clear = <Button onClick={() => address.change(cleared)}>Clear filters</Button>;
  return (
    <>
      <PageHead title="Users" actions={<CsvLink call={call} asked={{ query }} name="users" />} />
      <FilterBar
        filters={address.filters}
        errors={error?.errors ?? {}}
        onChange={(name, value) => address.change({ [name]: value })}
      />
      <Table
        label="Users"
        columns={userColumns({ isTest })}
        rows={data?.users ?? []}
        rowKey={({ app, uhash }) => `${app.id}:${uhash}`}
        href={(user) => consoleHref(path(user))}
        onOpen={(user) => go(path(user))}
        state={error ? 'error' : isLoading ? 'loading' : 'ready'}
        error={error}
        onRetry={refetch}
        empty={
          data?.erased_at ? (
            <Empty title="This person was erased">
              On {data.erased_at.slice(0, 10)}. Nothing that identifies them is stored any more.
            </Empty>
          ) : data?.looked ? (
            <Empty title="Nobody found yet" action={clear} />
          ) : (
            <Empty
              title={isFiltered ? 'Nobody fits these filters' : 'Nobody has come yet'}
              action={isFiltered && clear}
            >
              {address.filters.q &&
                'An id is found whole: the publisher’s, ours, a supplier’s, a mail address, or that of a click, a transaction or a ticket.'}
            </Empty>
          )
        }
        footer={
          <>
            {data?.looked ? (
              <p className="c-muted" role="status">
                {`Looked at the ${data.looked.toLocaleString('en')} ${address.after ? 'seen before' : 'seen last'}.`}
              </p>
            ) : null}
            <Pages address={address} next={data?.next} {...(data?.looked && { more: 'Go on looking' })} />
          </>
        }
      />
    </>
  );
}

/** The app stays: it is chosen in the top bar. */
const cleared = Object.fromEntries(filterNames.filter((name) => name !== 'app').map((name) => [name, null]));
