import type { FactorMethod } from '@earnwall/contract/entities/console-sign-in';
import { Button } from '@earnwall/ui/console/button';
import { Field } from '@earnwall/ui/console/field';
import { TextInput } from '@earnwall/ui/console/inputs';
import { type FormEvent, type ReactNode, useState } from 'react';
import { CallError } from '#api/call-error.ts';
import { useWait } from '#features/wait/use-wait.ts';
import { WaitNote } from '#features/wait/wait-note.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import type { FactorProof } from './prove-passkey.ts';
import '#lib/stack.css';
import './factor-form.css';

interface Props {
  methods: readonly FactorMethod[];
  busy: boolean;
  error: CallError | null;
  onProve: (proof: FactorProof) => void;
  /** Beside the button that sends. */
  actions?: ReactNode;
}

const texts = {
  code: { label: 'Code', hint: 'Six digits from your authenticator app.' },
  recovery_code: { label: 'Recovery code', hint: 'One of the ten you stored. Each counts once.' },
};

/** Proves the second factor: a code, a passkey, or one of the recovery codes. */
export function FactorForm({ methods, busy, error, onProve, actions }: Props) {
  const hasPasskey = methods.includes('passkey');
  const [isRecovery, setRecovery] = useState(!methods.includes('totp') && !hasPasskey);
  const [code, setCode] = useState('');
  const [own, setOwn] = useState<CallError | null>(null);
  const wait = useWait(error);
  const hasField = isRecovery || methods.includes('totp');
  const field = isRecovery ? 'recovery_code' : 'code';
  const problem = own ?? error;

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy || wait > 0) return;
    setOwn(code.trim() === '' ? nothingTyped : null);
    if (code.trim() !== '') onProve({ [field]: code.trim() });
  };
  const change = (isRecovery: boolean) => {
    setRecovery(isRecovery);
    setCode('');
    setOwn(null);
  };
  return (
    <form className="stack" onSubmit={send} noValidate>
      {hasField && (
        <Field {...texts[field]} error={problem && wait === 0 ? sentencesOf(problem, field) : undefined}>
          {(control) => (
            <TextInput
              {...control}
              key={field}
              mono
              autoFocus
              inputMode={isRecovery ? 'text' : 'numeric'}
              autoComplete={isRecovery ? 'off' : 'one-time-code'}
              value={code}
              onChange={(typed) => {
                setCode(typed);
                setOwn(null);
              }}
            />
          )}
        </Field>
      )}
      {!hasField && problem && wait === 0 && (
        <p className="c-field-error" role="alert">
          {sentencesOf(problem, 'passkey')}
        </p>
      )}
      <WaitNote seconds={wait} />
      <div className="c-dialog-actions">
        {actions}
        {hasField && (
          <Button kind="primary" type="submit" busy={busy}>
            Continue
          </Button>
        )}
      </div>
      <div className="factor-ways">
        {hasPasskey && (
          <PasskeyButton
            label="Use a passkey"
            kind={hasField ? 'plain' : 'primary'}
            busy={!hasField && busy}
            onProof={(passkey) => onProve({ passkey })}
            onError={setOwn}
          />
        )}
        {methods.includes('recovery') && methods.length > 1 && (
          <Button kind="quiet" onClick={() => change(!isRecovery)}>
            {isRecovery ? 'Go on without it' : 'Use a recovery code'}
          </Button>
        )}
      </div>
    </form>
  );
}

const nothingTyped = new CallError({ code: 'empty', status: 0, message: 'Enter the code.' });

/** Of the field that was sent, of any other, or of the whole. */
function sentencesOf({ errors, message }: CallError, field: string): string | readonly string[] {
  return errors[field] ?? errors.passkey ?? message;
}
