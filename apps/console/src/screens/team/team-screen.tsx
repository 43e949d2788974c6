import { Button } from '@earnwall/ui/console/button';
import { PageHead } from '@earnwall/ui/console/page-head';
import UserPlus from 'lucide-react/icons/user-plus';
import { useSearch } from 'wouter';
import { useCall } from '#api/use-call.ts';
import { useMay } from '#api/use-me.ts';
import { Invitations } from './invitations.tsx';
import { InviteDrawer } from './invite-drawer.tsx';
import { PeopleTable } from './people-table.tsx';
import { PersonDrawer } from './person-drawer.tsx';
import { PublisherFilter } from './publisher-filter.tsx';
import { Publishers } from './publishers.tsx';
import { useOpen } from './use-open.ts';
import './team.css';

/** People of the console, and who is invited. */
export function TeamScreen() {
  const publisher = new URLSearchParams(useSearch()).get('publisher') ?? undefined;
  const mayPublishers = useMay('publishers');
  const team = useCall('console/team/get-team', { query: { publisher } });
  const { open, show } = useOpen();
  const people = team.data?.people ?? [];
  const person = people.find(({ id }) => id === open);
  return (
    <>
      <PageHead
        title="Team"
        actions={
          <>
            {mayPublishers && <PublisherFilter />}
            <Button kind="primary" icon={<UserPlus />} onClick={() => show('invite')}>
              Invite
            </Button>
          </>
        }
      />
      <PeopleTable team={team} people={people} openKey={open} onOpen={({ id }) => show(id)} />
      <Invitations invitations={team.data?.invitations ?? []} />
      {mayPublishers && <Publishers />}
      {open === 'invite' && <InviteDrawer onClose={() => show(null)} />}
      {person && <PersonDrawer key={person.id} person={person} people={people} onClose={() => show(null)} />}
    </>
  );
}
