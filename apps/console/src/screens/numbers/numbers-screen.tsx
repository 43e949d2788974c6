import { Button } from '@earnwall/ui/console/button';
import { Empty } from '@earnwall/ui/console/empty';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { PageHead } from '@earnwall/ui/console/page-head';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { Table } from '@earnwall/ui/console/table';
import { useSingleKeys } from '@earnwall/ui/console/use-single-keys';
import { useLocation, useSearch } from 'wouter';
import { useCall } from '#api/use-call.ts';
import { CsvLink } from '#features/list/csv-link.tsx';
import { useListAddress } from '#features/list/use-list-address.ts';
import { useWhere } from '#features/where/use-where.ts';
import { changedSearch, withSearch } from '#lib/search.ts';
import { HeadlineFigures } from './headline-figures.tsx';
import { headline, measureNames, measuresOf } from './measures.ts';
import type { Numbers } from './numbers-answer.ts';
import { NumbersBar } from './numbers-bar.tsx';
import { NumbersChart } from './numbers-chart.tsx';
import { numbersColumns } from './numbers-columns.tsx';
import { type FilterName, filterNames, type NumbersFilters, queryOf } from './numbers-query.ts';
import { rangeText } from './period-texts.ts';
import { rowFilter } from './row-filter.ts';
import './numbers.css';

const call = 'console/numbers/get-numbers';

/** Numbers of a period, compared. The address is the state: filters, and the figure in the chart. */
export function NumbersScreen() {
  const { app, isTest } = useWhere();
  const address = useListAddress<FilterName | 'show'>([...filterNames, 'show']);
  const filters: NumbersFilters = address.filters;
  const query = { ...queryOf(filters), ...(app !== null && { app }), ...(isTest && { test: true }) };
  const { data, error, isLoading, isFetching, refetch } = useCall(call, { query });
  const [path, go] = useLocation();
  const search = useSearch();
  const period = (name: string | null) => () => address.change({ period: name, from: null, to: null });
  useSingleKeys({
    d: period(null),
    w: period('7d'),
    m: period('28d'),
    x: () => address.change({ compare: filters.compare === 'none' ? null : 'none' }),
  });
  return (
    <>
      <PageHead
        title="Numbers"
        note={data && noteOf(data)}
        actions={<CsvLink call={call} asked={{ query }} name="numbers" />}
      />
      <NumbersBar filters={filters} numbers={data} onChange={address.change} />
      {error && <ErrorState error={error} title="The numbers could not be loaded" onRetry={refetch} />}
      {isLoading && <Skeleton rows={12} />}
      {data && !error && (
        <Shown
          numbers={data}
          isTest={isTest}
          isFetching={isFetching}
          show={address.filters.show}
          onShow={(name) => address.change({ show: name === 'completes' ? null : name })}
          hrefWith={address.hrefWith}
          onFilter={(changes) => go(withSearch(path, changedSearch(search, changes)))}
          onClear={address.isFiltered ? address.clear : null}
        />
      )}
    </>
  );
}

type Changes = Readonly<Record<string, string | null>>;

interface ShownProps {
  numbers: Numbers;
  isTest: boolean;
  isFetching: boolean;
  show: string | undefined;
  onShow: (name: string) => void;
  hrefWith: (changes: Changes) => string;
  /** A step of its own: Back takes the filter away. */
  onFilter: (changes: Changes) => void;
  onClear: (() => void) | null;
}

function Shown({ numbers, isTest, isFetching, show, onShow, hrefWith, onFilter, onClear }: ShownProps) {
  const measures = measuresOf(numbers);
  const figures = headline(numbers, isTest);
  const asked = measureNames.find((name) => name === show && figures.includes(name)) ?? 'completes';
  // Hours have no people.
  const charted = asked === 'people' && numbers.grain === 'hour' ? 'completes' : asked;
  const canNarrow = numbers.split !== 'hour';
  return (
    <>
      <section className="numbers-card" aria-label="Figures and chart" aria-busy={isFetching}>
        <HeadlineFigures
          numbers={numbers}
          measures={figures.map((name) => measures[name])}
          shown={charted}
          onShow={onShow}
        />
        <NumbersChart numbers={numbers} measure={measures[charted]} />
      </section>
      <div className="c-card numbers-table">
        <Table
          label={`Numbers by ${numbers.split}`}
          columns={numbersColumns(numbers)}
          rows={numbers.rows}
          rowKey={({ key }) => key}
          href={canNarrow ? (row) => hrefWith(rowFilter(numbers, row)) : undefined}
          onOpen={canNarrow ? (row) => onFilter(rowFilter(numbers, row)) : undefined}
          total={{ key: 'total', name: 'Total', ...numbers.total }}
          state={isFetching ? 'loading' : 'ready'}
          empty={
            <Empty
              title="Nothing happened in this period"
              action={onClear && <Button onClick={onClear}>Clear filters</Button>}
            />
          }
        />
      </div>
      <Definitions numbers={numbers} />
    </>
  );
}

/** Each figure with what it means and the clock it counts by. */
const Definitions = ({ numbers }: { numbers: Numbers }) => (
  <details className="numbers-definitions">
    <summary>What these figures mean</summary>
    <dl>
      {numbers.definitions.map(({ figure, text, clock }) => (
        <div key={figure}>
          <dt>{measuresOf(numbers)[figure as 'people']?.label ?? figure}</dt>
          <dd>
            {text} Counted {clock}.
          </dd>
        </div>
      ))}
    </dl>
  </details>
);

const noteOf = ({ from, to, zone, compared }: Numbers): string =>
  `${rangeText({ from, to })}, ${zone}${compared ? `, compared with ${rangeText(compared)}` : ''}`;
