import { moneyExample } from '@earnwall/domain/console/money-example';
import { shareExample } from '@earnwall/domain/console/share-example';
import { Field } from '@earnwall/ui/console/field';
import { NumberInput, Select, TextInput } from '@earnwall/ui/console/inputs';
import { Notice } from '@earnwall/ui/console/notice';
import { useMe } from '#api/use-me.ts';
import type { AppForm } from './app-form.ts';
import { type PayoutShare, PayoutShareField } from './payout-share-field.tsx';
import './app-form.css';

type CurrencyField = 'currency_name' | 'exchange_rate' | 'decimals' | 'revenue_share';

interface Props {
  form: AppForm<CurrencyField>;
  /** Null while it is not known whose app it is. */
  payoutShare: PayoutShare | null;
  /** Points were moved or promised in this unit. */
  isFixed?: boolean;
  /** Amounts show a currency's sign. */
  isLocalized?: boolean;
}

const decimalChoices = [0, 1, 2, 3].map((digits) => ({
  value: String(digits),
  label: digits === 0 ? 'None: 700' : `${digits}: ${(700).toFixed(digits)}`,
}));
const forOwners = 'Only owners and admins change this.';

/** What a dollar becomes for users, with an example that counts along. */
export function CurrencyFields({ form, payoutShare, isFixed = false, isLocalized = false }: Props) {
  const isOwn = useMe().person.publisher !== null;
  const { value, set, errors, may } = form;
  const { currency_name, exchange_rate, decimals, revenue_share } = value;
  const example = moneyExample({
    ...{ currency_name, exchange_rate, decimals, revenue_share },
    currency_localization: isLocalized,
  });
  const shares = payoutShare && shareExample({ payout_share: payoutShare.share, revenue_share }, isOwn);
  return (
    <>
      <div className="app-form-row">
        <Field label="Currency" hint="What amounts are called." error={errors.currency_name}>
          {(control) => (
            <TextInput
              {...control}
              value={currency_name}
              disabled={!may('currency_name')}
              onChange={(next) => set('currency_name', next)}
            />
          )}
        </Field>
        <Field
          label="Rate"
          hint={may('exchange_rate') ? 'Units of the currency for one US dollar.' : forOwners}
          error={errors.exchange_rate}
        >
          {(control) => (
            <NumberInput
              {...control}
              suffix="per $1"
              value={exchange_rate}
              disabled={!may('exchange_rate')}
              onChange={(next) => set('exchange_rate', next)}
            />
          )}
        </Field>
        <Field
          label="Users’ share"
          hint={may('revenue_share') ? 'Of what a supplier pays, in your currency.' : forOwners}
          error={errors.revenue_share}
        >
          {(control) => (
            <NumberInput
              {...control}
              suffix="%"
              value={revenue_share}
              disabled={!may('revenue_share')}
              onChange={(next) => set('revenue_share', next)}
            />
          )}
        </Field>
        {payoutShare && <PayoutShareField payoutShare={payoutShare} />}
        <Field
          label="Decimals"
          hint={
            isFixed
              ? 'Fixed: points were moved or promised in this unit. Another one needs a new app.'
              : 'Fixed once the first survey is opened.'
          }
          error={errors.decimals}
        >
          {(control) => (
            <Select
              {...control}
              choices={decimalChoices}
              value={String(decimals)}
              disabled={isFixed || !may('decimals')}
              onChange={(next) => set('decimals', Number(next))}
            />
          )}
        </Field>
      </div>
      <div className="app-form-money" role="status">
        <p className="app-form-example">
          {example ?? 'Fill in currency, rate and share to see what a $1.00 survey shows.'} {shares?.text}
        </p>
        {shares?.warning && <Notice kind="warn" title={shares.warning} />}
      </div>
    </>
  );
}
