import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { Ago } from '@earnwall/ui/console/ago';
import { Button } from '@earnwall/ui/console/button';
import { Section } from '@earnwall/ui/console/section';
import { Status } from '@earnwall/ui/console/status';
import { type Column, Table } from '@earnwall/ui/console/table';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useState } from 'react';
import { useCall } from '#api/use-call.ts';
import { useChange } from '#api/use-change.ts';
import { useMay } from '#api/use-me.ts';
import { ReasonDialog } from '#features/reason/reason-dialog.tsx';
import type { TabProps } from '#features/supplier/supplier.ts';

type Report = ConsoleAnswerOf<'console/suppliers/get-suppliers-set-aside'>['reports'][number];

const kinds: Readonly<Record<Report['kind'], string>> = {
  conflict: 'Contradicts an earlier one',
  unreadable: 'In no form that is known',
  unknown_click: 'About nobody who was sent there',
};

/** Genuine messages that could not be applied, each to be dealt with once. */
export function MessagesTab({ of: { supplier } }: TabProps) {
  const { id } = supplier;
  const [dealt, setDealt] = useState<Report | null>(null);
  const { data, error, isLoading, refetch } = useCall('console/suppliers/get-suppliers-set-aside', {
    params: { id },
  });
  const mayDeal = useMay('supply:write');
  const columns: Column<Report>[] = [
    { id: 'kind', head: 'Message', card: 'title', cell: ({ kind }) => kinds[kind] },
    { id: 'reason', head: 'Why it was not applied', cell: ({ reason }) => reason },
    {
      id: 'transaction',
      head: 'Transaction',
      cell: ({ transaction }) => transaction && <code>{transaction}</code>,
    },
    { id: 'times', head: 'Times', align: 'end', cell: ({ times }) => times },
    { id: 'at', head: 'Came', cell: ({ received_at }) => <Ago at={received_at} /> },
    {
      id: 'state',
      head: 'State',
      cell: ({ reviewed_at }) =>
        reviewed_at ? <Status kind="good">Dealt with</Status> : <Status kind="warn">Waits</Status>,
    },
    {
      id: 'act',
      head: 'Action',
      align: 'end',
      card: 'action',
      cell: (report) =>
        mayDeal && (
          <Button
            size="small"
            aria-label={`${actOf(report)}: message ${report.id}`}
            onClick={() => setDealt(report)}
          >
            {actOf(report)}
          </Button>
        ),
    },
  ];
  return (
    <Section title="Set aside" note="genuine messages that moved nothing; the newest 200">
      <p className="c-muted">
        Ask the supplier which of two reports is right. If it is the one set aside, have it sent again under a
        new transaction; then mark it as dealt with.
      </p>
      <Table
        label="Messages set aside"
        columns={columns}
        rows={data?.reports ?? []}
        rowKey={(report) => String(report.id)}
        state={error ? 'error' : isLoading ? 'loading' : 'ready'}
        error={error}
        onRetry={refetch}
        empty={<p className="c-muted">Every genuine message was applied.</p>}
      />
      {dealt && <DealDialog supplier={id} report={dealt} onClose={() => setDealt(null)} />}
    </Section>
  );
}

const actOf = ({ reviewed_at }: Report): string => (reviewed_at ? 'Open again' : 'Dealt with');

const call = 'console/suppliers/put-suppliers-set-aside';
const refresh = ['console/suppliers/get-suppliers-set-aside', 'console/home/get-home'] as const;

interface DialogProps {
  supplier: string;
  report: Report;
  onClose: () => void;
}

function DealDialog({ supplier, report, onClose }: DialogProps) {
  const reviewed = report.reviewed_at === null;
  const params = { id: supplier, report: report.id };
  const toast = useToast();
  const takenBack = useChange(call, { refresh });
  const changing = useChange(call, {
    refresh,
    done: () => {
      onClose();
      toast.show({
        text: reviewed ? 'The message is dealt with.' : 'The message waits again.',
        undo: async () =>
          void (await takenBack.run({ params, body: { reviewed: !reviewed, reason: 'Taken back.' } })),
      });
    },
  });
  return (
    <ReasonDialog
      title={reviewed ? `Message ${report.id} is dealt with` : `Open message ${report.id} again`}
      confirm={actOf(report)}
      changing={changing}
      onGiven={(reason) => void changing.run({ params, body: { reviewed, reason } })}
      onClose={onClose}
    >
      <p>It changes no money: say what was done about it.</p>
    </ReasonDialog>
  );
}
