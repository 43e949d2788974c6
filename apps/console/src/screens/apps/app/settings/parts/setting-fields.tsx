import type { AppSettings } from '@earnwall/contract/entities/app-settings';
import { appFieldLabels } from '@earnwall/domain/console/app-fields';
import { Field } from '@earnwall/ui/console/field';
import { NumberInput, Select, TextInput } from '@earnwall/ui/console/inputs';
import { Switch } from '@earnwall/ui/console/switch';
import type { ReactNode } from 'react';
import type { AppForm } from '#features/app-form/app-form.ts';

type FieldOf<Value> = {
  [F in keyof AppSettings]: AppSettings[F] extends Value ? F : never;
}[keyof AppSettings];

interface Props<Name> {
  form: AppForm;
  field: Name;
  hint?: ReactNode;
}

export function SwitchSetting({ form, field, hint }: Props<FieldOf<boolean>>) {
  return (
    <Switch
      label={appFieldLabels[field]}
      checked={form.value[field]}
      disabled={!form.may(field)}
      hint={hint}
      onChange={(next) => form.set(field, next)}
    />
  );
}

type OptionalText = 'policy_url' | 'return_url' | 'fair_pay' | 'credit_cap' | 'extension_bonus';

/** An empty field is none. */
export function TextSetting({
  form,
  field,
  hint,
  isNumber = false,
  suffix,
}: Props<OptionalText> & { isNumber?: boolean; suffix?: string }) {
  const Input = isNumber ? NumberInput : TextInput;
  return (
    <Field label={appFieldLabels[field]} hint={hint} error={form.errors[field]}>
      {(control) => (
        <Input
          {...control}
          mono={!isNumber}
          suffix={suffix}
          value={form.value[field] ?? ''}
          disabled={!form.may(field)}
          onChange={(next) => form.set(field, next === '' ? null : next)}
        />
      )}
    </Field>
  );
}

interface ChoiceProps<Name extends keyof AppSettings> extends Props<Name> {
  choices: readonly { value: AppSettings[Name]; label: string }[];
}

export function ChoiceSetting<Name extends 'tile_layout' | 'layout' | 'col_qty' | 'redirect_type'>({
  form,
  field,
  hint,
  choices,
}: ChoiceProps<Name>) {
  const chosen = choices.findIndex(({ value }) => value === form.value[field]);
  return (
    <Field label={appFieldLabels[field]} hint={hint} error={form.errors[field]}>
      {(control) => (
        <Select
          {...control}
          choices={choices.map(({ label }, index) => ({ value: String(index), label }))}
          value={String(chosen)}
          disabled={!form.may(field)}
          onChange={(next) => {
            const choice = choices[Number(next)];
            if (choice) form.set(field, choice.value);
          }}
        />
      )}
    </Field>
  );
}
