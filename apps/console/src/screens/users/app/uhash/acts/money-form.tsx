import { parseDecimal } from '@earnwall/domain/console/decimal';
import { Button } from '@earnwall/ui/console/button';
import { Field } from '@earnwall/ui/console/field';
import { NumberInput } from '@earnwall/ui/console/inputs';
import { type FormEvent, useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { FormError } from '#features/form/form-error.tsx';
import { moneyText } from '#features/money/money-text.ts';
import { ReasonField } from '#features/reason/reason-field.tsx';
import { useReason } from '#features/reason/use-reason.ts';
import { changedByActs, shownBalance, type UserPage } from '#features/users/user-page.ts';
import type { ActProps } from './act-props.ts';
import { CreditLimit } from './credit-limit.tsx';
import { useUndo } from './use-undo.ts';

/** Money is never shown before it has moved. The key makes a second press the same credit. */
export function MoneyForm({ page, onDone, kind }: ActProps & { kind: 'credit' | 'debit' }) {
  const [amount, setAmount] = useState('');
  const [key] = useState(() => crypto.randomUUID());
  const showUndo = useUndo();
  const params = { app: page.app.id, uhash: page.user.uhash };
  const moving = useChange(
    kind === 'credit' ? 'console/users/post-users-credits' : 'console/users/post-users-debits',
    {
      refresh: changedByActs,
      done: (moved) => {
        onDone();
        const text = `${kind === 'credit' ? 'Credited' : 'Debited'} ${moneyText(Math.abs(moved.amount), page.app)}. The balance is ${moneyText(moved.balance, page.app)}.`;
        showUndo(text, 'console/users/post-users-movements-undo', {
          params: { ...params, transaction: moved.transaction_id },
          body: { reason: 'Undone at once', key: crypto.randomUUID() },
        });
      },
    },
  );
  const reason = useReason(moving.error, 'told');
  const send = (event: FormEvent) => {
    event.preventDefault();
    const given = reason.given();
    if (given !== null) void moving.run({ params, body: { amount, reason: given, key } });
  };
  return (
    <form className="stack" onSubmit={send} noValidate>
      <Field
        label="Amount"
        error={moving.error?.errors.amount}
        hint={<BalanceAfter page={page} kind={kind} amount={amount} />}
      >
        {(control) => (
          <NumberInput {...control} value={amount} onChange={setAmount} suffix={page.app.currency} />
        )}
      </Field>
      <ReasonField
        {...reason.field}
        readers="told"
        hint="The person reads it in their history, and it stays in the books: nothing personal."
      />
      <CreditLimit params={params} money={page.app} />
      <FormError error={moving.error} />
      <div className="row">
        <Button kind={kind === 'debit' ? 'danger' : 'primary'} type="submit" busy={moving.busy}>
          {kind === 'credit' ? 'Credit' : 'Debit'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}

interface AfterProps {
  page: UserPage;
  kind: 'credit' | 'debit';
  amount: string;
}

/** Counts along; a debit may leave less than nothing, as a reversal may. */
function BalanceAfter({ page, kind, amount }: AfterProps) {
  const given = Number(parseDecimal(amount, page.app.decimals) ?? 0n);
  const now = shownBalance(page, false);
  const after = kind === 'credit' ? now + given : now - given;
  const what = page.app.test_mode ? 'test balance' : 'balance';
  if (given === 0)
    return (
      <>
        The {what} is {moneyText(now, page.app)}.
      </>
    );
  return (
    <>
      Leaves a {what} of {moneyText(after, page.app)}
      {after < 0 && ': below zero, what they earn next fills it up first'}.
    </>
  );
}
