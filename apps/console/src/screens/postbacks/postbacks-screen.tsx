import { Button } from '@earnwall/ui/console/button';
import { Empty } from '@earnwall/ui/console/empty';
import { PageHead } from '@earnwall/ui/console/page-head';
import { Table } from '@earnwall/ui/console/table';
import { useState } from 'react';
import { useCall } from '#api/use-call.ts';
import { useMay, useMe } from '#api/use-me.ts';
import { CsvLink } from '#features/list/csv-link.tsx';
import { Pages } from '#features/list/pages.tsx';
import { useListAddress } from '#features/list/use-list-address.ts';
import { AppPostbacks } from './app-postbacks.tsx';
import { FilterBar } from './filter-bar.tsx';
import { postbackColumns } from './postback-columns.tsx';
import { PostbackDrawer } from './postback-drawer.tsx';
import { filterNames, queryOf } from './postback-filters.ts';
import { SelectedBar } from './selected-bar.tsx';
import { SendTest } from './send-test.tsx';
import './postbacks.css';

const call = 'console/postbacks/get-postbacks';
const none: ReadonlySet<string> = new Set();

/** What publishers were told, and were not. Filters, page and drawer are in the address. */
export function PostbacksScreen() {
  const address = useListAddress([...filterNames, 'since']);
  const { apps } = useMe();
  const mayResend = useMay('postbacks:write');
  const [selected, setSelected] = useState(none);
  const { since, ...filters } = address.filters;
  const query = queryOf(filters);
  const { after, open } = address;
  // Not asked by itself again: each look at a list of people is in the audit.
  const { data, error, isLoading, refetch } = useCall(call, {
    query: { ...query, ...(after && { after }) },
  });
  const postbacks = data?.postbacks ?? [];
  const chosen = postbacks.filter(({ id }) => selected.has(id));
  const app = filters.app ?? (apps.length === 1 ? apps[0]?.id : undefined);
  const isFiltered = Object.keys(query).some((name) => name !== 'app');
  const clear = () => address.change({ ...noFilters, since: null });
  return (
    <>
      <PageHead
        title="Postbacks"
        actions={
          <>
            {app !== undefined && mayResend && <SendTest app={app} />}
            <CsvLink call={call} asked={{ query }} name="postbacks" />
          </>
        }
      />
      {app !== undefined && (
        <AppPostbacks
          key={app}
          app={app}
          since={since}
          onSince={(minute) => address.change({ since: minute })}
        />
      )}
      <FilterBar
        filters={filters}
        dead={data?.counts.dead}
        onChange={(name, value) => address.change({ [name]: value })}
      />
      {chosen.length > 0 && <SelectedBar selected={chosen} onDone={() => setSelected(none)} />}
      <Table
        label="Postbacks"
        columns={postbackColumns(app !== undefined)}
        rows={postbacks}
        rowKey={({ id }) => id}
        href={({ id }) => address.hrefWith({ open: id })}
        onOpen={({ id }) => address.setOpen(id)}
        openKey={open}
        {...(mayResend && { selected, onSelect: setSelected })}
        state={error ? 'error' : isLoading ? 'loading' : 'ready'}
        error={error}
        onRetry={refetch}
        empty={
          <Empty
            title={isFiltered ? 'Nothing fits these filters' : 'No postbacks yet'}
            action={isFiltered && <Button onClick={clear}>Clear filters</Button>}
          >
            {!isFiltered && 'The first one is sent when somebody earns something.'}
          </Empty>
        }
        footer={<Pages address={address} next={data?.next} first="Latest" more="Older" />}
      />
      {open !== null && <PostbackDrawer key={open} id={open} onClose={() => address.setOpen(null)} />}
    </>
  );
}

/** The app stays: it is chosen in the top bar. */
const noFilters = Object.fromEntries(
  filterNames.filter((name) => name !== 'app').map((name) => [name, null]),
);
