import type { TeamMember } from '@earnwall/contract/entities/console-team';
import { lastOneProblem } from '@earnwall/domain/console/team';
import { Ago } from '@earnwall/ui/console/ago';
import { Drawer } from '@earnwall/ui/console/drawer';
import { Facts } from '@earnwall/ui/console/facts';
import { Notice } from '@earnwall/ui/console/notice';
import { useMe } from '#api/use-me.ts';
import { roleNames } from '#features/roles/roles.ts';
import { ChangeRole } from './change-role.tsx';
import { EndSessions } from './end-sessions.tsx';
import { Factor } from './people-table.tsx';
import { RemovePerson } from './remove-person.tsx';
import { ResetLink } from './reset-link.tsx';

interface Props {
  person: TeamMember;
  /** All in sight: the last admin or owner has to stay. */
  people: readonly TeamMember[];
  onClose: () => void;
}

export function PersonDrawer({ person, people, onClose }: Props) {
  const { person: me } = useMe();
  const { id, name, email, role, publisher, seen_at, sessions, created_at } = person;
  const others = people.filter(
    (other) => other.id !== id && other.role === role && other.publisher?.id === publisher?.id,
  );
  const staying = lastOneProblem({ role, publisher_id: publisher?.id ?? null }, others.length);
  return (
    <Drawer title={id === me.id ? `${name} (you)` : name} onClose={onClose}>
      <Facts
        items={[
          ['Mail', email],
          ['Role', roleNames[role]],
          ...(publisher ? ([['Publisher', publisher.name]] as const) : []),
          ['Factor', <Factor key="factor" person={person} />],
          ['Seen', seen_at ? <Ago key="seen" at={seen_at} /> : 'never'],
          ['Sessions', String(sessions)],
          ['Since', <Ago key="since" at={created_at} />],
        ]}
      />
      <div className="team-actions">
        {staying && <Notice kind="note" title={staying} />}
        {!staying && <ChangeRole person={person} />}
        <EndSessions person={person} />
        <ResetLink person={person} />
        {!staying && <RemovePerson person={person} onRemoved={onClose} />}
      </div>
    </Drawer>
  );
}
