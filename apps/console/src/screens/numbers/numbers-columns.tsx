import type { Column } from '@earnwall/ui/console/table';
import { Change } from './change.tsx';
import { type MeasureName, measuresOf, valueText } from './measures.ts';
import type { Numbers, Row } from './numbers-answer.ts';
import { nameText } from './period-texts.ts';

const heads: Readonly<Record<Numbers['split'], string>> = {
  app: 'App',
  country: 'Country',
  supplier: 'Supplier',
  kind: 'Kind',
  day: 'Day',
  hour: 'Hour',
};

/** Those of the asker: no payouts for who may not see them, no people where they cannot be told, no points of several apps. */
export function numbersColumns(numbers: Numbers): Column<Row>[] {
  const { split, currency, compared, rows, total } = numbers;
  const hasPayouts = total.now.payout_micros !== null;
  const measures = measuresOf(numbers);
  const column = (name: MeasureName): Column<Row> => ({
    ...{ id: name, head: measures[name].label, align: 'end' },
    cell: ({ now }) => valueText(measures[name], now),
  });
  const hasPeople = rows.some(({ now }) => now.people !== null);
  const change: Column<Row> = {
    ...{ id: 'change', head: 'Change', align: 'end' },
    cell: ({ now, before }) => <Change measure={measures.completes} now={now} before={before} />,
  };
  return [
    {
      ...{ id: 'name', head: heads[split], card: 'title' },
      cell: ({ key, name }) => (
        <>
          {split === 'country' && /^[A-Z]{2}$/.test(key) && <code className="numbers-code">{key}</code>}
          {key === 'total' ? name : nameText(split, name)}
        </>
      ),
    },
    ...(hasPeople ? [column('people')] : []),
    column('clicks'),
    column('starts'),
    column('completes'),
    ...(compared ? [change] : []),
    column('conversion'),
    ...(hasPayouts ? [column('payout')] : []),
    column('reward'),
    ...(hasPayouts ? [column('margin')] : []),
    ...(currency ? [column('points')] : []),
  ];
}
