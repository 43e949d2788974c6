import type { Role } from '@earnwall/contract/console-access';
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { isOperatorRole } from '@earnwall/domain/console/access';
import { Button } from '@earnwall/ui/console/button';
import { Field } from '@earnwall/ui/console/field';
import { TextInput } from '@earnwall/ui/console/inputs';
import { type FormEvent, useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { useMe } from '#api/use-me.ts';
import { FormError } from '#features/form/form-error.tsx';
import { inviteProblems } from './invite-problems.ts';
import { PublisherChoice, type WantedPublisher } from './publisher-choice.tsx';
import { RoleChoice } from './role-choice.tsx';
import { usePublisherId } from './use-publisher-id.ts';

interface Props {
  onInvited: (answer: ConsoleAnswerOf<'console/team/post-team-invitations'>) => void;
}

export function InviteForm({ onInvited }: Props) {
  const { person } = useMe();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role | null>(null);
  const [wanted, setWanted] = useState<WantedPublisher>(null);
  const [missing, setMissing] = useState<Record<string, string>>({});
  const publishers = usePublisherId(setWanted);
  const inviting = useChange('console/team/post-team-invitations', {
    refresh: ['console/team/get-team'],
    done: onInvited,
  });
  const asksPublisher = person.publisher === null && role !== null && !isOperatorRole(role);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const missing = inviteProblems({ name, email, role, wanted: asksPublisher ? wanted : 'own' });
    setMissing(missing);
    if (role === null || Object.keys(missing).length > 0) return;
    const publisher_id = asksPublisher ? await publishers.take(wanted) : undefined;
    if (publisher_id === null) return;
    await inviting.run({ body: { name, email, role, ...(publisher_id && { publisher_id }) } });
  };
  const errors = { ...inviting.error?.errors, ...missing };
  return (
    <form className="stack" onSubmit={(event) => void send(event)} noValidate>
      <Field label="Name" error={errors.name}>
        {(control) => (
          <TextInput {...control} maxLength={100} autoComplete="off" value={name} onChange={setName} />
        )}
      </Field>
      <Field label="Mail address" hint="They sign in with it." error={errors.email}>
        {(control) => (
          <TextInput {...control} type="email" autoComplete="off" value={email} onChange={setEmail} />
        )}
      </Field>
      <RoleChoice chosen={role} onChoose={setRole} error={errors.role} />
      {asksPublisher && (
        <PublisherChoice
          wanted={wanted}
          onChange={setWanted}
          error={errors.publisher_id ?? publishers.error?.errors.name}
        />
      )}
      <FormError error={publishers.error ?? inviting.error} />
      <Button kind="primary" type="submit" busy={publishers.busy || inviting.busy}>
        Invite
      </Button>
    </form>
  );
}
