import { Section } from '@earnwall/ui/console/section';
import { type Column, Table } from '@earnwall/ui/console/table';
import { exactDollars } from '#features/money/dollars-text.ts';
import { moneyText } from '#features/money/money-text.ts';
import { type Answer, count, effectWords } from './reconciliation-words.ts';

type App = Answer['affected'][number];

const columns: Column<App>[] = [
  { id: 'app', head: 'App', card: 'title', cell: ({ name }) => name },
  { id: 'what', head: 'What', cell: ({ action }) => (action === 'credit' ? 'Credited' : 'Taken back') },
  { id: 'people', head: 'People', align: 'end', cell: ({ people }) => people.toLocaleString('en') },
  { id: 'findings', head: 'Findings', align: 'end', cell: ({ findings }) => findings.toLocaleString('en') },
  {
    id: 'points',
    head: 'Points',
    align: 'end',
    cell: (app) => moneyText(signed(app, app.points), app),
  },
  {
    id: 'dollars',
    head: 'US dollars',
    align: 'end',
    cell: (app) => (app.micros === null ? 'not in the list' : exactDollars(signed(app, app.micros))),
  },
];

const signed = ({ action }: App, amount: string): string =>
  action === 'credit' || amount === '0' ? amount : `-${amount}`;

/** Who is affected, and how much, by app. */
export function Affected({ data: { affected, effects, due, reconciliation } }: { data: Answer }) {
  const isDone = reconciliation.state === 'applied';
  const total = affected.reduce((sum, { people }) => sum + people, 0);
  const sumOf = (action: App['action']) =>
    affected
      .filter((app) => app.action === action)
      .reduce((sum, { micros }) => sum + BigInt(micros ?? 0), 0n);
  return (
    <Section
      title={isDone ? 'Who was affected' : 'Who would be affected'}
      note={affected.length > 0 && `${count(total, 'person', 'people')}; a person of two apps counts twice`}
    >
      <Table
        label="Affected apps"
        columns={columns}
        rows={affected}
        rowKey={({ app, action }) => `${app} ${action}`}
        empty={<p className="c-muted">Nobody: the list and our books say the same about money.</p>}
        footer={
          affected.length > 0 && (
            <p>
              In all: taken back {exactDollars(String(sumOf('take_back')))}, credited{' '}
              {exactDollars(String(sumOf('credit')))} of the supplier’s money.
            </p>
          )
        }
      />
      {effects.length > 0 && (
        <p>
          Done:{' '}
          {effects
            .map(({ effect, times }) => `${times.toLocaleString('en')} ${effectWords(effect)}`)
            .join('; ')}
          {due > 0 && `; ${due.toLocaleString('en')} still to do`}.
        </p>
      )}
    </Section>
  );
}
