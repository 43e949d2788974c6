import type { Role } from '@earnwall/contract/console-access';
import type { TeamMember } from '@earnwall/contract/entities/console-team';
import { isOperatorRole } from '@earnwall/domain/console/access';
import { Button } from '@earnwall/ui/console/button';
import { useToast } from '@earnwall/ui/console/use-toast';
import { type FormEvent, useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { FormError } from '#features/form/form-error.tsx';
import { roleNames } from '#features/roles/roles.ts';
import { PublisherChoice, type WantedPublisher } from './publisher-choice.tsx';
import { RoleChoice } from './role-choice.tsx';
import { usePublisherId } from './use-publisher-id.ts';

/** An operator who joins a publisher needs one; who has one stays there. */
export function ChangeRole({ person }: { person: TeamMember }) {
  const [isOpen, setOpen] = useState(false);
  const [role, setRole] = useState<Role>(person.role);
  const [wanted, setWanted] = useState<WantedPublisher>(null);
  const [missing, setMissing] = useState<string>();
  const toast = useToast();
  const publishers = usePublisherId(setWanted);
  const changing = useChange('console/team/put-team-role', {
    refresh: ['console/team/get-team', 'console/me/get-me'],
    done: (answer) => {
      setOpen(false);
      toast.show({
        text: `${answer.person.name} is ${roleNames[answer.person.role]}. Their sessions have ended.`,
      });
    },
  });
  const asksPublisher = person.publisher === null && !isOperatorRole(role);
  if (!isOpen)
    return (
      <div className="team-action">
        <Button onClick={() => setOpen(true)}>Change the role</Button>
      </div>
    );

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (role === person.role) return setOpen(false);
    const isMissing = asksPublisher && (wanted === null || ('name' in wanted && wanted.name.trim() === ''));
    setMissing(isMissing ? 'Choose the publisher they work for.' : undefined);
    if (isMissing) return;
    const publisher_id = asksPublisher ? await publishers.take(wanted) : undefined;
    if (publisher_id === null) return;
    await changing.run({
      params: { person: person.id },
      body: { role, ...(publisher_id && { publisher_id }) },
    });
  };
  const { errors = {} } = changing.error ?? {};
  return (
    <form className="team-action stack" onSubmit={(event) => void send(event)} noValidate>
      <RoleChoice chosen={role} onChoose={setRole} error={errors.role} />
      {asksPublisher && (
        <PublisherChoice
          wanted={wanted}
          onChange={setWanted}
          error={missing ?? errors.publisher_id ?? publishers.error?.errors.name}
        />
      )}
      <FormError error={publishers.error ?? changing.error} />
      <p className="c-muted">Ends their sessions: they sign in anew, with the new rights.</p>
      <div className="row">
        <Button kind="primary" type="submit" busy={publishers.busy || changing.busy}>
          Save the role
        </Button>
        <Button onClick={() => setOpen(false)}>Cancel</Button>
      </div>
    </form>
  );
}
