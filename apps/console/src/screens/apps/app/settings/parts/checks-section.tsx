import { Section } from '@earnwall/ui/console/section';
import type { AppForm } from '#features/app-form/app-form.ts';
import { SwitchSetting } from './setting-fields.tsx';

export function ChecksSection({ form }: { form: AppForm }) {
  return (
    <Section title="Checks" note="What a user must pass before lists are shown.">
      <div className="settings-switches">
        <SwitchSetting
          form={form}
          field="requires_security_hash"
          hint="Links must be signed by your server with the app secret."
        />
        <SwitchSetting form={form} field="checks_vpn" hint="Refuses visits through a VPN or proxy." />
        <SwitchSetting form={form} field="checks_relay" hint="Refuses visits through a privacy relay." />
        <SwitchSetting
          form={form}
          field="checks_location"
          hint="Refuses visits from another country than the account’s."
        />
        <SwitchSetting form={form} field="requires_phone" hint="A phone is verified once, by a code." />
      </div>
    </Section>
  );
}
