import { Ago } from '@earnwall/ui/console/ago';
import { Empty } from '@earnwall/ui/console/empty';
import { Status } from '@earnwall/ui/console/status';
import { type Column, Table } from '@earnwall/ui/console/table';
import { useCall } from '#api/use-call.ts';
import { CsvLink } from '#features/list/csv-link.tsx';
import { Pages } from '#features/list/pages.tsx';
import { figure, type Money, signedFigure } from '#features/money/money-text.ts';
import { postbackWords } from '#features/users/timeline-words.ts';
import type { UserAddress } from '#features/users/use-user-address.ts';
import type { UserPage } from '#features/users/user-page.ts';
import { isProven, type LedgerLine, proofText } from './ledger-line.ts';

const call = 'console/users/get-users-ledger';

/** Every movement with both sides, and the balance after it. */
export function LedgerTab({ page, address }: { page: UserPage; address: UserAddress }) {
  const { params, list } = address;
  const { data, error, isLoading, refetch } = useCall(call, {
    params,
    query: { ...(list.after && { after: list.after }) },
  });
  return (
    <section aria-label="Ledger">
      <div className="user-part-head">
        {data && (
          <Status kind={isProven(data.proof) ? 'good' : 'bad'}>
            {data.proof.movements} movements, {proofText(data.proof)}
          </Status>
        )}
        <CsvLink call={call} asked={{ params }} name={`ledger-${params.uhash.slice(0, 8)}`} />
      </div>
      <Table
        label="Ledger"
        columns={ledgerColumns(page.app)}
        rows={data?.lines ?? []}
        rowKey={({ transaction_id }) => transaction_id}
        state={error ? 'error' : isLoading ? 'loading' : 'ready'}
        error={error}
        onRetry={refetch}
        empty={<Empty title="Nothing was moved yet" />}
        footer={<Pages address={list} next={data?.next} first="Latest" more="Older" />}
      />
    </section>
  );
}

const ledgerColumns = (money: Money): Column<LedgerLine>[] => [
  {
    id: 'movement',
    head: 'Movement',
    card: 'title',
    cell: ({ reason, transaction_id, is_test, by_hand }) => (
      <>
        {reason}
        <span className="user-line-note">
          <code>{transaction_id.slice(0, 11)}…</code>
          {by_hand &&
            ` ${by_hand.kind} by ${by_hand.by ?? 'a machine'}${by_hand.is_undone ? ', undone' : ''}`}
          {is_test && ' test money'}
        </span>
      </>
    ),
  },
  {
    id: 'user',
    head: 'User',
    align: 'end',
    cell: ({ amount, pending }) => (
      <>
        {amount !== 0 && signedFigure(amount, money)}
        {pending !== 0 && <span className="user-line-note">{signedFigure(pending, money)} pending</span>}
      </>
    ),
  },
  {
    id: 'counter',
    head: 'Other side',
    align: 'end',
    cell: ({ counter, counter_accounts }) => (
      <>
        {signedFigure(counter, money)}
        <span className="user-line-note">{counter_accounts.join(', ').replaceAll('_', ' ')}</span>
      </>
    ),
  },
  { id: 'balance', head: 'Balance', align: 'end', cell: ({ balance }) => <b>{figure(balance, money)}</b> },
  {
    id: 'postback',
    head: 'Postback',
    width: '22%',
    cell: ({ postback }) => {
      const { status } = postbackWords(postback);
      return status && <Status kind={status.kind}>{status.text}</Status>;
    },
  },
  { id: 'at', head: 'When', align: 'end', cell: ({ at }) => <Ago at={at} /> },
];
