import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { Ago } from '@earnwall/ui/console/ago';
import { Empty } from '@earnwall/ui/console/empty';
import { Status } from '@earnwall/ui/console/status';
import { type Column, Table } from '@earnwall/ui/console/table';
import { useCall } from '#api/use-call.ts';

type Profile = ConsoleAnswerOf<'console/users/get-users-profile'>;

const sources: Readonly<Record<Profile['answers'][number]['source'], string>> = {
  onboarding: 'Onboarding',
  qualification: 'A survey’s questions',
  review: 'Their own profile',
  publisher: 'The publisher',
};

const columns: readonly Column<Profile['answers'][number]>[] = [
  { id: 'question', head: 'Question', card: 'title', cell: ({ text }) => text },
  { id: 'answer', head: 'Answer', cell: ({ answers }) => answers.join(', ') },
  { id: 'source', head: 'From', cell: ({ source }) => sources[source] },
  {
    id: 'at',
    head: 'When',
    align: 'end',
    cell: ({ answered_at, is_stale }) => (
      <>
        <Ago at={answered_at} /> {is_stale && <Status kind="warn">Asked again</Status>}
      </>
    ),
  },
];

/** What the person said about themselves. Reading it is in the audit. */
export function ProfileTab({ params }: { params: { app: string; uhash: string } }) {
  const { data, error, isLoading, refetch } = useCall('console/users/get-users-profile', { params });
  const open = data?.open ?? [];
  return (
    <section aria-label="Profile">
      <Table
        label="Profile"
        columns={columns}
        rows={data?.answers ?? []}
        rowKey={({ question }) => question}
        state={error ? 'error' : isLoading ? 'loading' : 'ready'}
        error={error}
        onRetry={refetch}
        empty={<Empty title="Nothing answered yet" />}
        footer={
          open.length > 0 && (
            <p className="c-muted">Not answered: {open.map(({ text }) => text).join(' · ')}</p>
          )
        }
      />
      {data && <p className="user-note c-muted">That you read this stands in the audit.</p>}
    </section>
  );
}
