import { Button } from '@earnwall/ui/console/button';
import { useToast } from '@earnwall/ui/console/use-toast';
import { type FormEvent, useState } from 'react';
import { callConsole } from '#api/client.ts';
import { useChange } from '#api/use-change.ts';
import { FormError } from '#features/form/form-error.tsx';
import { ReasonField } from '#features/reason/reason-field.tsx';
import { useReason } from '#features/reason/use-reason.ts';

interface Props {
  app: string;
  uhash: string;
}

const name = 'console/users/put-users-profile-review';

/** Their panel asks for the profile; the reason is asked here, in place. */
export function AskProfile({ app, uhash }: Props) {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const { run, busy, error } = useChange(name);
  const reason = useReason(error);
  const params = { app, uhash };
  if (!isOpen) return <Button onClick={() => setOpen(true)}>Ask to complete profile</Button>;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = reason.given();
    if (given === null || !(await run({ params, body: { wanted: true, reason: given } }))) return;
    setOpen(false);
    toast.show({
      text: 'They are asked to review their profile',
      undo: async () => {
        await callConsole(name, { params, body: { wanted: false, reason: 'Undone.' } });
      },
    });
  };
  return (
    <form className="explain-ask" onSubmit={submit}>
      <ReasonField {...reason.field} />
      <FormError error={error} />
      <div className="explain-acts">
        <Button type="submit" busy={busy}>
          Ask
        </Button>
        <Button kind="quiet" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
