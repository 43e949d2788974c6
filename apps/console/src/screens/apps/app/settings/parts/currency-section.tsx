import type { OperatedApp } from '@earnwall/contract/entities/operated-app';
import { Section } from '@earnwall/ui/console/section';
import type { AppForm } from '#features/app-form/app-form.ts';
import { CurrencyFields } from '#features/app-form/currency-fields.tsx';
import { SwitchSetting, TextSetting } from './setting-fields.tsx';

interface Props {
  form: AppForm;
  app: OperatedApp;
}

export function CurrencySection({ form, app }: Props) {
  const unit = form.value.currency_name;
  return (
    <Section title="Currency" anchor="currency">
      <CurrencyFields
        form={form}
        payoutShare={{ publisher_id: app.publisher.id, share: app.payout_share }}
        isFixed={app.decimals_fixed}
        isLocalized={form.value.currency_localization}
      />
      <div className="app-form-row">
        <TextSetting
          form={form}
          field="fair_pay"
          isNumber
          suffix="%"
          hint={
            form.may('fair_pay')
              ? 'Set aside of rewards for completes, on top of them. It pays people whom a survey turns away for their minutes after the first. Empty: nothing.'
              : 'Only owners and admins change this.'
          }
        />
        <TextSetting
          form={form}
          field="credit_cap"
          isNumber
          suffix={unit}
          hint={
            form.may('credit_cap')
              ? 'The most that support may credit at once. Empty: nothing.'
              : 'Only owners and admins change this.'
          }
        />
        <TextSetting
          form={form}
          field="extension_bonus"
          isNumber
          suffix={unit}
          hint="What installing the browser extension pays. Empty: it is not offered."
        />
      </div>
      <SwitchSetting
        form={form}
        field="currency_localization"
        hint="For money of the real world: $7.00 in place of 7 USD."
      />
    </Section>
  );
}
