import { appFieldLabels } from '@earnwall/domain/console/app-fields';
import { Field } from '@earnwall/ui/console/field';
import { TextArea } from '@earnwall/ui/console/inputs';
import { Section } from '@earnwall/ui/console/section';
import type { AppForm } from '#features/app-form/app-form.ts';
import { ChoiceSetting, SwitchSetting, TextSetting } from './setting-fields.tsx';

const redirects = [
  { value: null, label: 'A new tab beside a panel' },
  { value: 'new_tab', label: 'Always a new tab' },
  { value: 'same_window', label: 'The same window' },
] as const;

export function MoreSection({ form }: { form: AppForm }) {
  return (
    <>
      <Section title="Policy and announcement">
        <SwitchSetting form={form} field="policy_required" hint="Asked once, before the first survey." />
        <TextSetting form={form} field="policy_url" hint="Your own privacy policy. Empty: the product’s." />
        <Field
          label={appFieldLabels.html}
          hint="Above the list. Bold, italics, lists and links; anything else is taken out when you save."
          error={form.errors.html}
        >
          {(control) => (
            <TextArea
              {...control}
              mono
              value={form.value.html ?? ''}
              disabled={!form.may('html')}
              onChange={(next) => form.set('html', next === '' ? null : next)}
            />
          )}
        </Field>
      </Section>
      <Section title="Opening surveys">
        <div className="app-form-row">
          <ChoiceSetting form={form} field="redirect_type" choices={redirects} />
          <TextSetting
            form={form}
            field="return_url"
            hint="Where visitors of a single-survey link go afterwards."
          />
        </div>
      </Section>
    </>
  );
}
