import type { ConsolePublisher } from '@earnwall/contract/entities/console-team';
import { parseShare, shareProblem } from '@earnwall/domain/console/share';
import { Button } from '@earnwall/ui/console/button';
import { Drawer } from '@earnwall/ui/console/drawer';
import { Field } from '@earnwall/ui/console/field';
import { NumberInput, TextInput } from '@earnwall/ui/console/inputs';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callConsole } from '#api/client.ts';
import { useChange } from '#api/use-change.ts';
import { FormError } from '#features/form/form-error.tsx';
import { PublisherShare } from './publisher-share.tsx';

interface Props {
  /** Null = a new one. */
  publisher: ConsolePublisher | null;
  onClose: () => void;
}

/** Where nothing else was agreed. */
const usualShare = '70';

const refresh = ['console/publishers/get-publishers', 'console/team/get-team'] as const;

export function PublisherDrawer({ publisher, onClose }: Props) {
  const [name, setName] = useState(publisher?.name ?? '');
  const [share, setShare] = useState(usualShare);
  const [wrong, setWrong] = useState({ name: false, share: false });
  const toast = useToast();
  const queries = useQueryClient();
  const adding = useChange('console/publishers/post-publishers', {
    refresh,
    done: () => {
      toast.show({ text: `${name.trim()} is added.` });
      onClose();
    },
  });
  const renaming = useChange('console/publishers/put-publishers', {
    refresh,
    done: () => {
      toast.show({ text: `Renamed to ${name.trim()}.`, undo });
      onClose();
    },
  });
  const undo = async () => {
    if (!publisher) return;
    const { id, name } = publisher;
    await callConsole('console/publishers/put-publishers', { params: { id }, body: { name } });
    await Promise.all(refresh.map((call) => queries.invalidateQueries({ queryKey: [call] })));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const found = { name: name.trim() === '', share: publisher === null && parseShare(share) === null };
    setWrong(found);
    if (found.name || found.share) return;
    if (publisher) void renaming.run({ params: { id: publisher.id }, body: { name } });
    else void adding.run({ body: { name, payout_share: share.trim() } });
  };
  const { error, busy } = publisher ? renaming : adding;
  return (
    <Drawer title={publisher ? publisher.name : 'Add a publisher'} onClose={onClose}>
      <form className="stack" onSubmit={save} noValidate>
        <Field label="Name" error={wrong.name ? 'Enter a name.' : error?.errors.name}>
          {(control) => (
            <TextInput {...control} maxLength={100} autoComplete="off" value={name} onChange={setName} />
          )}
        </Field>
        {publisher === null && (
          <Field
            label="Publisher’s share"
            hint="Of what suppliers pay, by its agreement."
            error={wrong.share ? shareProblem : error?.errors.payout_share}
          >
            {(control) => <NumberInput {...control} suffix="%" value={share} onChange={setShare} />}
          </Field>
        )}
        <FormError error={error} />
        <Button kind="primary" type="submit" busy={busy}>
          {publisher ? 'Rename' : 'Add'}
        </Button>
      </form>
      {publisher && <PublisherShare publisher={publisher} onClose={onClose} />}
    </Drawer>
  );
}
