import { Section } from '@earnwall/ui/console/section';
import type { AppForm } from '#features/app-form/app-form.ts';
import { SwitchSetting } from './setting-fields.tsx';

export function PanelSection({ form }: { form: AppForm }) {
  return (
    <Section title="Panel">
      <div className="settings-switches">
        <SwitchSetting form={form} field="panel_enabled" hint="The list of surveys." />
        <SwitchSetting form={form} field="offers_enabled" hint="Offers and games." />
        <SwitchSetting form={form} field="single_survey" hint="Links that lead to one survey." />
        <SwitchSetting form={form} field="show_rewards" hint="Amounts on the tiles." />
        <SwitchSetting form={form} field="show_filters" hint="Sorting above the list." />
        <SwitchSetting form={form} field="show_wallet" hint="Balance and waiting points of offers." />
        <SwitchSetting form={form} field="chat_available" hint="A button that leads to support." />
        <SwitchSetting form={form} field="latency_probe" hint="Measures the connection of visitors once." />
      </div>
    </Section>
  );
}
