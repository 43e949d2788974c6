import { Button } from '@earnwall/ui/console/button';
import { Empty } from '@earnwall/ui/console/empty';
import { PageHead } from '@earnwall/ui/console/page-head';
import { Table } from '@earnwall/ui/console/table';
import { useState } from 'react';
import { useCall } from '#api/use-call.ts';
import { useMay, useMe } from '#api/use-me.ts';
import { WhyNoSurveys } from '#features/explain/why-no-surveys.tsx';
import { BulkBar } from '#features/inventory/bulk-bar.tsx';
import { type ItemChange, namedItems } from '#features/inventory/item-change.ts';
import { CsvLink } from '#features/list/csv-link.tsx';
import { Pages } from '#features/list/pages.tsx';
import { useListAddress } from '#features/list/use-list-address.ts';
import { useWhere } from '#features/where/use-where.ts';
import { surveyColumns } from './survey-columns.tsx';
import { SurveyDrawer } from './survey-drawer.tsx';
import { SurveyFilters } from './survey-filters.tsx';
import { isFiltered, queryNames, queryOf } from './survey-query.ts';
import { shortHash } from './survey-words.ts';
import { useSurveyChanges } from './use-survey-changes.ts';
import './surveys.css';

const call = 'console/inventory/get-inventory-surveys';

const noteOf = (currency: { name: string } | null): string =>
  `figures of seven days${currency ? `, rewards in ${currency.name}` : ''}`;

/** Every survey of every supplier. Filters, order, page and drawer are in the address. */
export function SurveysScreen() {
  const address = useListAddress(queryNames);
  const { app } = useWhere();
  const isOperator = useMe().person.publisher === null;
  const mayWrite = useMay('inventory:write');
  const query = queryOf(address.filters, app);
  const { after } = address;
  const { data, error, isLoading, refetch } = useCall(call, { query: { ...query, ...(after && { after }) } });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const change = useSurveyChanges();
  const rows = data?.surveys ?? [];
  // Only what is in sight: a page or filter later, nobody remembers the rest.
  const chosen = rows.flatMap(({ hash }) => (selected.has(hash) ? [hash] : []));
  const changeAll = (wanted: ItemChange, did: string) => {
    const [first = ''] = chosen;
    void change(
      chosen,
      wanted,
      `${namedItems(chosen.length, `Survey ${shortHash(first)}`, 'surveys')} ${did}`,
    );
    setSelected(new Set());
  };
  const { sort = 'rank' } = query;
  const order = query.order ?? (sort === 'rank' || sort === 'minutes' ? 'asc' : 'desc');
  const filtered = isFiltered(address.filters);
  return (
    <>
      <PageHead
        title="Surveys"
        note={noteOf(data?.currency ?? null)}
        actions={<CsvLink call={call} asked={{ query }} name="surveys" />}
      />
      {data?.person && (
        <div className="surveys-person">
          <p>
            What <b>{data.person.uuid}</b> is shown{' '}
            <a href={address.hrefWith({ user: null, reason: null, question: null, after: null, open: null })}>
              All surveys
            </a>
          </p>
          <WhyNoSurveys key={data.person.uhash} app={data.person.app} uhash={data.person.uhash} />
        </div>
      )}
      <SurveyFilters filters={address.filters} answer={data} onChange={address.change} />
      <Table
        label="Surveys"
        columns={surveyColumns({
          isOperator,
          currency: data?.currency ?? null,
          hasVerdicts: query.user !== undefined,
        })}
        rows={rows}
        rowKey={({ hash }) => hash}
        href={({ hash }) => address.hrefWith({ open: hash })}
        onOpen={({ hash }) => address.setOpen(hash)}
        openKey={address.open}
        sort={{ id: sort, order }}
        onSort={({ id, order: next }) => address.change({ sort: id, order: next })}
        {...(mayWrite && { selected: new Set(chosen), onSelect: setSelected })}
        state={error ? 'error' : isLoading ? 'loading' : 'ready'}
        error={error}
        onRetry={refetch}
        empty={
          <Empty
            title={filtered ? 'No survey fits these filters' : 'No supplier has sent a survey yet'}
            action={filtered && <Button onClick={address.clear}>Clear filters</Button>}
          />
        }
        footer={<Pages address={address} next={data?.next} />}
      />
      {chosen.length > 0 && (
        <BulkBar
          count={chosen.length}
          noun="surveys"
          hasHot
          onChange={changeAll}
          onClear={() => setSelected(new Set())}
        />
      )}
      {address.open !== null && (
        <SurveyDrawer
          key={address.open}
          hash={address.open}
          user={data?.person?.uhash}
          onChange={change}
          onClose={() => address.setOpen(null)}
        />
      )}
    </>
  );
}
