import { Button } from '@earnwall/ui/console/button';
import { Field } from '@earnwall/ui/console/field';
import { NumberInput } from '@earnwall/ui/console/inputs';
import { Kbd } from '@earnwall/ui/console/kbd';
import { useSingleKeys } from '@earnwall/ui/console/use-single-keys';
import { type FormEvent, useState } from 'react';
import { useCall } from '#api/use-call.ts';
import { FormError } from '#features/form/form-error.tsx';
import { figure, pointsText } from '#features/money/money-text.ts';
import { CreditReason } from './credit-reason.tsx';
import { reasonFrom } from './credit-reasons.ts';
import { dollarText, editable, typedAmount } from './money-text.ts';
import type { Evidence } from './ticket.ts';
import { useCredit } from './use-credit.ts';

interface Props {
  ticketId: string;
  evidence: Evidence;
}

/** Makes good what the attempt would have paid: never optimistic, and with its inverse on a toast. */
export function CreditCard({ ticketId, evidence }: Props) {
  const { user, currency, attempt } = evidence;
  const limit = useCall('console/users/get-users-credit-limit', {
    params: { app: user.app, uhash: user.uhash },
  }).data;
  const { credit, busy, error } = useCredit({ ticketId, evidence });
  const [typed, setTyped] = useState<string | null>(null);
  const [reason, setReason] = useState(() => reasonFrom(attempt));
  const [problem, setProblem] = useState<{ amount?: string; reason?: string }>({});
  const isPaid = attempt !== null && attempt.missing === 0;
  // What is missing changes with each credit; what was typed does not.
  const text = typed ?? (attempt && !isPaid ? editable(attempt.missing, currency) : '');
  const amount = typedAmount(text, currency);

  useSingleKeys({
    c: () => {
      const field = document.querySelector<HTMLInputElement>('.credit input');
      field?.focus();
      field?.select();
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = reason.trim();
    setProblem({
      ...(!amount && { amount: 'Type an amount above 0.' }),
      ...(given === '' && { reason: 'Choose or type why.' }),
    });
    if (!amount || given === '' || busy) return;
    if (await credit(amount.sent, given)) setTyped(null);
  };
  return (
    <form className="credit" onSubmit={(event) => void submit(event)} noValidate aria-label="Credit">
      <div className="credit-head">
        <h3>Credit</h3>
        {limit?.capped && (
          <span>
            {figure(limit.used, currency)} of your {figure(limit.cap, currency)} a day
          </span>
        )}
      </div>
      {isPaid && <p className="c-muted">All that this attempt pays is booked.</p>}
      <div className="credit-amount">
        <Field label="Amount" error={problem.amount ?? error?.errors.amount}>
          {(control) => (
            <NumberInput
              {...control}
              value={text}
              onChange={setTyped}
              suffix={currency.name}
              maxLength={20}
            />
          )}
        </Field>
        <span>{amount && dollarText(amount.amount, currency)}</span>
      </div>
      <CreditReason value={reason} onChange={setReason} error={problem.reason ?? error?.errors.reason} />
      <FormError error={error} />
      <Button type="submit" kind="primary" busy={busy}>
        {amount ? `Credit ${pointsText(amount.amount, currency)}` : 'Credit'} <Kbd>c</Kbd>
      </Button>
      <p className="credit-note">Tells the app by postback, shows in the panel of {user.uuid} at once.</p>
    </form>
  );
}
