import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import { Button } from '@earnwall/ui/console/button';
import { Empty } from '@earnwall/ui/console/empty';
import { PageHead } from '@earnwall/ui/console/page-head';
import { type Column, type Sort, Table } from '@earnwall/ui/console/table';
import { type ReactNode, useState } from 'react';
import type { CallError } from '#api/call-error.ts';
import { useMay } from '#api/use-me.ts';
import { CsvLink } from '#features/list/csv-link.tsx';
import { Pages } from '#features/list/pages.tsx';
import type { ListAddress } from '#features/list/use-list-address.ts';
import { BulkBar } from './bulk-bar.tsx';
import { type ItemChange, namedItems } from './item-change.ts';
import { isFiltered } from './item-query.ts';

interface Called {
  data: { currency: { name: string } | null; next: string | null } | undefined;
  error: CallError | null;
  isLoading: boolean;
  refetch: () => void;
}

interface Props<Item, Name extends string> {
  title: string;
  /** `survey`; several of them have an `s`. */
  noun: string;
  /** What stands where there is none at all. */
  empty: string;
  call: ConsoleCallName;
  query: Readonly<Record<string, unknown>>;
  address: ListAddress<Name>;
  answer: Called;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** The one that was changed, as the toast names it. */
  nameOf: (item: Item) => string;
  columns: readonly Column<Item>[];
  sort: Sort;
  hasHot: boolean;
  onChange: (keys: readonly string[], wanted: ItemChange, said: string) => Promise<void>;
  /** The filters above the table. */
  children: ReactNode;
}

/** The list of surveys or of offers, with what can be done to the selected ones. */
export function InventoryList<Item, Name extends string>(props: Props<Item, Name>) {
  const { title, noun, call, address, items, keyOf } = props;
  const { data, error, isLoading, refetch } = props.answer;
  const mayWrite = useMay('inventory:write');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // Only what is in sight: a page or filter later, nobody remembers the rest.
  const chosen = items.filter((item) => selected.has(keyOf(item)));
  const keys = chosen.map(keyOf);
  const changeAll = (wanted: ItemChange, did: string) => {
    const [first] = chosen;
    const named = namedItems(keys.length, first ? props.nameOf(first) : '', `${noun}s`);
    void props.onChange(keys, wanted, `${named} ${did}`);
    setSelected(new Set());
  };
  const filtered = isFiltered(address.filters);
  return (
    <>
      <PageHead
        title={title}
        note={`figures of seven days${data?.currency ? `, rewards in ${data.currency.name}` : ''}`}
        actions={<CsvLink call={call} asked={{ query: props.query }} name={`${noun}s`} />}
      />
      {props.children}
      <Table
        label={title}
        columns={props.columns}
        rows={items}
        rowKey={keyOf}
        href={(item) => address.hrefWith({ open: keyOf(item) })}
        onOpen={(item) => address.setOpen(keyOf(item))}
        openKey={address.open}
        sort={props.sort}
        onSort={({ id, order }) =>
          address.change({ sort: id, order } as Parameters<typeof address.change>[0])
        }
        {...(mayWrite && { selected: new Set(keys), onSelect: setSelected })}
        state={error ? 'error' : isLoading ? 'loading' : 'ready'}
        error={error}
        onRetry={refetch}
        empty={
          <Empty
            title={filtered ? `No ${noun} fits these filters` : props.empty}
            action={filtered && <Button onClick={address.clear}>Clear filters</Button>}
          />
        }
        footer={<Pages address={address} next={data?.next} />}
      />
      {keys.length > 0 && (
        <BulkBar
          count={keys.length}
          noun={`${noun}s`}
          hasHot={props.hasHot}
          onChange={changeAll}
          onClear={() => setSelected(new Set())}
        />
      )}
    </>
  );
}
