import type { TeamMember } from '@earnwall/contract/entities/console-team';
import { mustHaveFactor } from '@earnwall/domain/console/access';
import { Ago } from '@earnwall/ui/console/ago';
import { Status } from '@earnwall/ui/console/status';
import { type Column, Table } from '@earnwall/ui/console/table';
import type { CallError } from '#api/call-error.ts';
import { useMe } from '#api/use-me.ts';
import { roleNames } from '#features/roles/roles.ts';

interface Props {
  team: { error: CallError | null; isFetching: boolean; refetch: () => void };
  people: readonly TeamMember[];
  openKey: string | null;
  onOpen: (person: TeamMember) => void;
}

export function PeopleTable({ team, people, openKey, onOpen }: Props) {
  const { person: me } = useMe();
  const columns: Column<TeamMember>[] = [
    {
      id: 'name',
      head: 'Name',
      card: 'title',
      cell: ({ id, name, email }) => (
        <span className="team-name">
          <strong>
            {name}
            {id === me.id && ' (you)'}
          </strong>
          <span className="c-muted">{email}</span>
        </span>
      ),
    },
    { id: 'role', head: 'Role', cell: ({ role }) => roleNames[role] },
    // Owners see one publisher only.
    ...(me.publisher === null
      ? [{ id: 'publisher', head: 'Publisher', cell: ({ publisher }: TeamMember) => publisher?.name ?? '–' }]
      : []),
    { id: 'factor', head: 'Factor', cell: (person) => <Factor person={person} /> },
    { id: 'seen', head: 'Seen', cell: ({ seen_at }) => (seen_at ? <Ago at={seen_at} /> : 'never') },
    { id: 'sessions', head: 'Sessions', align: 'end', cell: ({ sessions }) => sessions },
  ];
  const state = team.error ? 'error' : team.isFetching ? 'loading' : 'ready';
  return (
    <Table
      label="People"
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      onOpen={onOpen}
      openKey={openKey}
      state={state}
      error={team.error}
      onRetry={team.refetch}
    />
  );
}

export function Factor({ person }: { person: TeamMember }) {
  if (person.has_factor) return <Status kind="good">Has one</Status>;
  return <Status kind={mustHaveFactor(person.role) ? 'warn' : 'idle'}>None</Status>;
}
