import { Section } from '@earnwall/ui/console/section';
import type { AppForm } from '#features/app-form/app-form.ts';
import { ChoiceSetting, SwitchSetting } from './setting-fields.tsx';

const tiles = [
  { value: 'current', label: 'Usual' },
  { value: 'new1', label: 'New 1' },
  { value: 'new2', label: 'New 2' },
] as const;
const lists = [
  { value: 'default', label: 'Usual' },
  { value: 'vertical', label: 'Vertical' },
  { value: 'horizontal', label: 'Horizontal' },
] as const;
const columns = [
  { value: null, label: 'As many as fit' },
  ...Array.from({ length: 12 }, (_, index) => ({ value: index + 1, label: String(index + 1) })),
];

/** Also part of the design editor, which shows them. */
export function LayoutSection({ form }: { form: AppForm }) {
  return (
    <Section title="Layouts" note="The design editor shows them as you choose.">
      <div className="app-form-row">
        <ChoiceSetting form={form} field="tile_layout" choices={tiles} />
        <ChoiceSetting form={form} field="layout" choices={lists} />
        <ChoiceSetting form={form} field="col_qty" choices={columns} />
      </div>
      <div className="settings-switches">
        <SwitchSetting form={form} field="rounded_buttons" />
        <SwitchSetting form={form} field="sections" />
        <SwitchSetting form={form} field="new_results_ui" />
        <SwitchSetting form={form} field="partial_message" />
        <SwitchSetting form={form} field="fs_variant" />
        <SwitchSetting
          form={form}
          field="no_redirect_in_iframe"
          hint="Inside a frame, suppliers cannot lead the page elsewhere."
        />
      </div>
    </Section>
  );
}
