import { Button } from '@earnwall/ui/console/button';
import { Field } from '@earnwall/ui/console/field';
import { TextInput } from '@earnwall/ui/console/inputs';
import { type FormEvent, useState } from 'react';
import { FormError } from '#features/form/form-error.tsx';
import { bookedDollars } from '#features/money/dollars-text.ts';
import type { AppPayout } from '#features/payouts/payout-texts.ts';
import { usePaid } from './use-paid.ts';

interface Props {
  month: string;
  /** Closed, and not paid. */
  apps: readonly AppPayout[];
  onDone?: () => void;
}

const today = () => new Date().toISOString().slice(0, 10);

/** When and under which reference it was paid; the amount follows from the books. */
export function MarkPaid({ month, apps, onDone }: Props) {
  const [on, setOn] = useState(today);
  const [reference, setReference] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { set, busy, error } = usePaid(month);
  const due = apps.reduce((sum, { figures }) => sum + figures.due, 0);
  const name = apps.length === 1 ? (apps[0]?.app.name ?? '') : `${apps.length} apps`;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = reference.trim();
    setMissing(given === '');
    if (given === '') return;
    if (await set(apps, { on, reference: given }, `${name}: ${bookedDollars(due)} marked as paid`))
      onDone?.();
  };
  return (
    <form className="payouts-paid" onSubmit={(event) => void submit(event)} noValidate>
      <Field label="Paid on" error={error?.errors['paid.on']}>
        {(control) => <TextInput {...control} type="date" value={on} onChange={setOn} />}
      </Field>
      <Field
        label="Reference"
        hint="As the bank statement has it."
        error={isMissing ? 'Enter the reference of the payment.' : error?.errors['paid.reference']}
      >
        {(control) => (
          <TextInput
            {...control}
            value={reference}
            onChange={setReference}
            maxLength={200}
            autoComplete="off"
          />
        )}
      </Field>
      <div className="payouts-paid-do">
        <Button type="submit" kind="primary" busy={busy}>
          Mark {bookedDollars(due)} as paid
        </Button>
      </div>
      <FormError error={error} />
    </form>
  );
}
