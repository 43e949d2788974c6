import { Field } from '@earnwall/ui/console/field';
import { TextInput } from '@earnwall/ui/console/inputs';
import { Listbox } from '@earnwall/ui/console/listbox';
import { useCall } from '#api/use-call.ts';

/** One that is there, or the name of one to add. */
export type WantedPublisher = { id: string } | { name: string } | null;

interface Props {
  wanted: WantedPublisher;
  onChange: (wanted: WantedPublisher) => void;
  error?: string | readonly string[] | undefined;
}

const newOne = 'new';

export function PublisherChoice({ wanted, onChange, error }: Props) {
  const { data } = useCall('console/publishers/get-publishers', {});
  const options = (data?.publishers ?? []).map(({ id, name }) => ({ value: `id:${id}`, label: name }));
  const isNew = wanted !== null && 'name' in wanted;
  return (
    <>
      <Field label="Publisher" hint="The company they work for." error={isNew ? undefined : error}>
        {(control) => (
          <Listbox
            {...control}
            label="Publisher"
            searchable
            options={[...options, { value: newOne, label: 'Add a publisher' }]}
            value={wanted && (isNew ? newOne : `id:${wanted.id}`)}
            onChoose={(value) => onChange(value === newOne ? { name: '' } : { id: value.slice(3) })}
          />
        )}
      </Field>
      {isNew && (
        <Field label="Name of the publisher" error={error}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={100}
              autoComplete="off"
              value={wanted.name}
              onChange={(name) => onChange({ name })}
            />
          )}
        </Field>
      )}
    </>
  );
}
