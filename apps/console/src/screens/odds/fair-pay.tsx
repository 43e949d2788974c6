import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { Empty } from '@earnwall/ui/console/empty';
import { Section } from '@earnwall/ui/console/section';
import { type Column, Table } from '@earnwall/ui/console/table';
import { useCall } from '#api/use-call.ts';
import { CsvLink } from '#features/list/csv-link.tsx';
import { none } from '#lib/none.ts';
import type { periodQueryOf } from './odds-query.ts';

type Row = ConsoleAnswerOf<'console/odds/get-fair-pay'>['rows'][number];

const call = 'console/odds/get-fair-pay';

const money = (amount: number | null, { currency, decimals }: Row['app']) =>
  amount === null
    ? 'Not over yet'
    : `${(amount / 10 ** decimals).toLocaleString('en', { maximumFractionDigits: 3 })} ${currency}`;

const columns: Column<Row>[] = [
  { id: 'app', head: 'App', card: 'title', cell: ({ app }) => app.name },
  { id: 'day', head: 'Day (UTC)', cell: ({ day }) => day },
  {
    id: 'rate',
    head: 'A minute',
    align: 'end',
    cell: ({ app, rate_micros }) => money(rate_micros / 1e6, app),
  },
  { id: 'fed', head: 'Set aside', align: 'end', cell: ({ app, fed }) => money(fed, app) },
  { id: 'spent', head: 'Paid', align: 'end', cell: ({ app, spent }) => money(spent, app) },
  {
    id: 'percent',
    head: 'Of rewards',
    align: 'end',
    cell: ({ percent }) => (percent === null ? none : `${percent}%`),
  },
];

/** What pay for the time of who is turned away costs, by app and day. */
export function FairPay({ query }: { query: ReturnType<typeof periodQueryOf> }) {
  const { data, error, isLoading, refetch } = useCall(call, { query });
  return (
    <Section title="Pay for time" actions={<CsvLink call={call} asked={{ query }} name="fair-pay" />}>
      <Table
        label="Pay for time by app and day"
        columns={columns}
        rows={data?.rows ?? []}
        rowKey={({ app, day }) => `${app.id} ${day}`}
        state={error ? 'error' : isLoading ? 'loading' : 'ready'}
        error={error}
        onRetry={refetch}
        empty={
          <Empty title="Nobody was paid for time">An app sets a part of its rewards aside for it.</Empty>
        }
      />
    </Section>
  );
}
