import { ErrorState } from '@earnwall/ui/console/error-state';
import { Field } from '@earnwall/ui/console/field';
import { TextInput } from '@earnwall/ui/console/inputs';
import { Listbox } from '@earnwall/ui/console/listbox';
import { useCall } from '#api/use-call.ts';
import { another, type ChosenPublisher } from './chosen-publisher.ts';

interface Props {
  value: ChosenPublisher;
  errors: { readonly publisher_id?: readonly string[]; readonly publisher_name?: readonly string[] };
  onChange: (change: Partial<ChosenPublisher>) => void;
}

/** Whose app it is; only operators are asked. The first publisher is named here, with its first app. */
export function PublisherField({ value, errors, onChange }: Props) {
  const { data, error: failed, refetch } = useCall('console/publishers/get-publishers', {});
  if (failed) return <ErrorState error={failed} title="Publishers are not loaded" onRetry={refetch} />;
  const known = (data?.publishers ?? []).map(({ id, name }) => ({ value: id, label: name, hint: id }));
  const isFirst = data !== undefined && known.length === 0;
  const isNamed = isFirst || value.publisher_id === another;
  return (
    <>
      {!isFirst && (
        <Field label="Publisher" hint="Whose app it is." error={errors.publisher_id}>
          {(control) => (
            <Listbox
              {...control}
              label="Publisher"
              searchable={known.length > 8}
              options={[...known, { value: another, label: 'Another publisher …' }]}
              value={value.publisher_id}
              onChoose={(publisher_id) => onChange({ publisher_id })}
            />
          )}
        </Field>
      )}
      {isNamed && (
        <Field
          label="Name of the publisher"
          hint="The company whose app it is. Its people are invited under Team."
          error={errors.publisher_name}
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="organization"
              value={value.publisher_name}
              onChange={(publisher_name) => onChange({ publisher_id: another, publisher_name })}
            />
          )}
        </Field>
      )}
    </>
  );
}
