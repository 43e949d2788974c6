import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { Button } from '@earnwall/ui/console/button';
import { Notice } from '@earnwall/ui/console/notice';
import { Section } from '@earnwall/ui/console/section';
import { type Column, Table } from '@earnwall/ui/console/table';
import { useState } from 'react';
import { useCall } from '#api/use-call.ts';
import { brokenWords, count } from './reconciliation-words.ts';

type Line = ConsoleAnswerOf<'console/reconciliations/get-reconciliations-broken'>['lines'][number];

const columns: Column<Line>[] = [
  { id: 'line', head: 'Line', card: 'title', width: '96px', cell: ({ line }) => line.toLocaleString('en') },
  { id: 'why', head: 'Why', cell: ({ reason }) => brokenWords[reason] },
  { id: 'text', head: 'As it came', width: '50%', cell: ({ text }) => <code>{text}</code> },
];

/** Each line that could not be read, with its number: with any of them nothing is applied. */
export function BrokenLines({ id, broken }: { id: number; broken: number }) {
  const [starts, setStarts] = useState<readonly number[]>([0]);
  const after = starts.at(-1) ?? 0;
  const { data, error, isLoading, refetch } = useCall('console/reconciliations/get-reconciliations-broken', {
    params: { reconciliation: id },
    query: { ...(after > 0 && { after }) },
  });
  const next = data?.next ?? null;
  return (
    <Section title={count(broken, 'line cannot be read', 'lines cannot be read')}>
      <Notice kind="bad" title="This list cannot be applied">
        A list is applied as a whole or not at all: what an unreadable line would have said is not known, and
        of a list of approved ones its absence would take money back. Repair these lines in the file, and hand
        it over anew. The dry run below is of the other lines.
      </Notice>
      <Table
        label="Lines that cannot be read"
        columns={columns}
        rows={data?.lines ?? []}
        rowKey={({ line }) => String(line)}
        state={error ? 'error' : isLoading ? 'loading' : 'ready'}
        error={error}
        onRetry={refetch}
        footer={
          (starts.length > 1 || next !== null) && (
            <div className="row">
              {starts.length > 1 && (
                <Button onClick={() => setStarts(starts.slice(0, -1))}>Lines before</Button>
              )}
              {next !== null && <Button onClick={() => setStarts([...starts, next])}>More lines</Button>}
            </div>
          )
        }
      />
    </Section>
  );
}
