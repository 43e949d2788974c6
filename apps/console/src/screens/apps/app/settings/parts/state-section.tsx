import { Field } from '@earnwall/ui/console/field';
import { TextInput } from '@earnwall/ui/console/inputs';
import { Section } from '@earnwall/ui/console/section';
import { Segmented } from '@earnwall/ui/console/segmented';
import type { AppForm } from '#features/app-form/app-form.ts';

const states = [
  { value: 'open', label: 'Open' },
  { value: 'closed_to_new_users', label: 'No new users' },
  { value: 'off', label: 'Off' },
] as const;
const modes = [
  { value: 'live', label: 'Live' },
  { value: 'test', label: 'Test' },
] as const;

export function StateSection({ form: { value, set, errors, may } }: { form: AppForm }) {
  return (
    <Section title="App">
      <div className="app-form-row">
        <Field label="Name" hint="Your users see it." error={errors.name}>
          {(control) => (
            <TextInput
              {...control}
              value={value.name}
              disabled={!may('name')}
              onChange={(next) => set('name', next)}
            />
          )}
        </Field>
        <div className="settings-choice">
          <span className="settings-label" aria-hidden="true">
            State
          </span>
          <Segmented
            label="State"
            choices={states}
            chosen={value.status}
            disabled={!may('status')}
            onChoose={(next) => set('status', next)}
          />
          {!may('status') && <span className="c-field-hint">Only owners and admins change this.</span>}
        </div>
        <div className="settings-choice">
          <span className="settings-label" aria-hidden="true">
            Mode
          </span>
          <Segmented
            label="Mode"
            choices={modes}
            chosen={value.test_mode ? 'test' : 'live'}
            disabled={!may('test_mode')}
            onChoose={(next) => set('test_mode', next === 'test')}
          />
          <span className="c-field-hint">
            {value.test_mode
              ? 'Nobody is paid; postbacks are marked as test.'
              : 'Users are paid; postbacks are real.'}
          </span>
        </div>
      </div>
    </Section>
  );
}
