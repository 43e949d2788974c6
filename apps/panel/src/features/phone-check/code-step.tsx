import { callingCodes } from '@earnwall/contract/calling-codes';
import { Button } from '@earnwall/ui/primitives/button';
import type { FormEvent } from 'react';
import { useText } from '#lib/text/text.tsx';
import { CodeField } from './code-field.tsx';
import { type Event, isComplete, type State } from './machine.ts';
import { Resend } from './resend.tsx';
import { useProblem } from './use-problem.ts';

interface Props {
  state: Extract<State, { name: 'code' | 'resending' | 'checking' }>;
  send: (event: Event) => void;
}

export function CodeStep({ state, send }: Props) {
  const text = useText();
  const { country, number } = state.entry;
  const isChecking = state.name === 'checking';
  const problem = useProblem(state.name === 'code' ? state.problem : null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'code-submitted' });
  };
  return (
    <form className="phone-check" noValidate onSubmit={submit}>
      {/* Left to right, and in one piece, in every language. */}
      <p className="phone-check-text">
        {text('phone_check_code_text', { phone: `\u2066+${callingCodes[country]}\u00a0${number}\u2069` })}
      </p>
      <CodeField
        code={state.code}
        problem={problem}
        isFixed={state.name !== 'code'}
        onChange={(code) => send({ type: 'code-entered', code })}
      />
      <Button
        wide
        type="submit"
        disabled={!isComplete(state.code)}
        aria-disabled={isChecking}
        data-busy={isChecking || undefined}
      >
        {text(isChecking ? 'phone_check_confirming' : 'phone_check_confirm')}
      </Button>
      <div className="phone-check-ways">
        <Button kind="plain" onClick={() => send({ type: 'wrong-number' })}>
          {text('phone_check_wrong_number')}
        </Button>
        <Resend
          resendAt={state.resendAt}
          isBusy={state.name === 'resending'}
          onResend={() => send({ type: 'resend-asked', now: Date.now() })}
        />
      </div>
      <p className="unseen" role="status">
        {state.name === 'code' && state.isResent && text('phone_check_resent')}
      </p>
    </form>
  );
}
