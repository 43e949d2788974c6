import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { Button } from '@earnwall/ui/console/button';
import { Empty } from '@earnwall/ui/console/empty';
import { Section } from '@earnwall/ui/console/section';
import { type Column, Table } from '@earnwall/ui/console/table';
import type { ComponentProps } from 'react';
import { sayStep } from './say-step.ts';

type Answer = ConsoleAnswerOf<'console/odds/get-odds'>;
type Row = Answer['rows'][number];

interface Props extends Pick<ComponentProps<typeof Table<Row>>, 'state' | 'error' | 'onRetry'> {
  answer: Answer | undefined;
  /** Null where nothing is filtered. */
  onClear: (() => void) | null;
}

const columns: Column<Row>[] = [
  { id: 'supplier', head: 'Supplier', card: 'title', cell: ({ supplier }) => supplier.name },
  { id: 'said', head: 'We said', align: 'end', cell: ({ said }) => `${said}%` },
  {
    id: 'finished',
    head: 'Finished',
    align: 'end',
    cell: ({ finished }) => (finished === null ? 'Too few to tell' : `${finished}%`),
  },
  { id: 'starts', head: 'Starts', align: 'end', cell: ({ starts }) => starts.toLocaleString('en') },
  {
    id: 'completes',
    head: 'Completes',
    align: 'end',
    cell: ({ completes }) => completes.toLocaleString('en'),
  },
];

/** "When we said 60%, 58% finished", by supplier. */
export function CalibrationTable({ answer, onClear, ...table }: Props) {
  return (
    <Section title="Calibration by supplier" note={answer && sayStep(answer.total)}>
      <Table
        label="Calibration by supplier"
        columns={columns}
        rows={answer?.rows ?? []}
        rowKey={({ supplier, said }) => `${supplier.id} ${said}`}
        {...table}
        empty={
          <Empty
            title={onClear ? 'Nothing fits these filters' : 'Nothing to compare yet'}
            action={onClear && <Button onClick={onClear}>Clear filters</Button>}
          >
            Starts count once they are older than twice the survey’s length, an hour at least.
          </Empty>
        }
      />
    </Section>
  );
}
