import { Button } from '@earnwall/ui/console/button';
import { Field } from '@earnwall/ui/console/field';
import { TextInput } from '@earnwall/ui/console/inputs';
import { Section } from '@earnwall/ui/console/section';
import { useToast } from '@earnwall/ui/console/use-toast';
import { type FormEvent, useState } from 'react';
import { callConsole } from '#api/client.ts';
import { useChange } from '#api/use-change.ts';
import { useMe, useSetMe } from '#api/use-me.ts';
import { FormError } from '#features/form/form-error.tsx';

export function NameForm() {
  const { person } = useMe();
  const setMe = useSetMe();
  const toast = useToast();
  const [name, setName] = useState(person.name);
  const [isMissing, setMissing] = useState(false);
  const renaming = useChange('console/me/put-me', { refresh: ['console/team/get-team'] });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const before = person.name;
    setMissing(name.trim() === '');
    if (name.trim() === '' || name.trim() === before) return;
    const answer = await renaming.run({ body: { name } });
    if (!answer) return;
    setMe((me) => ({ ...me, person: answer.person }));
    toast.show({
      text: `Your name is ${answer.person.name}.`,
      undo: async () => {
        const { person } = await callConsole('console/me/put-me', { body: { name: before } });
        setMe((me) => ({ ...me, person }));
        setName(before);
      },
    });
  };
  return (
    <Section title="Name">
      <form className="me-form" onSubmit={(event) => void save(event)} noValidate>
        <Field
          label="Your name"
          hint="Others see it in the team and in the audit."
          error={isMissing ? 'Enter your name.' : renaming.error?.errors.name}
        >
          {(control) => (
            <TextInput {...control} autoComplete="name" maxLength={100} value={name} onChange={setName} />
          )}
        </Field>
        <FormError error={renaming.error} />
        <Button type="submit" busy={renaming.busy}>
          Save the name
        </Button>
      </form>
    </Section>
  );
}
