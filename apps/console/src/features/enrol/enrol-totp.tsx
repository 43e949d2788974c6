import type { Enrolled } from '@earnwall/contract/entities/console-factor';
import { Button } from '@earnwall/ui/console/button';
import { Copy } from '@earnwall/ui/console/copy';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Field } from '@earnwall/ui/console/field';
import { TextInput } from '@earnwall/ui/console/inputs';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { type FormEvent, useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { FactorName } from './factor-name.tsx';
import { QrCode } from './qr-code.tsx';
import { useTotpStart } from './use-totp-start.ts';
import './enrol-totp.css';

interface Props {
  isInterruptible: boolean;
  isNamed: boolean;
  onEnrolled: (enrolled: Enrolled) => void;
}

/** A secret for an authenticator app, which counts once a code of it has arrived here. */
export function EnrolTotp({ isInterruptible, isNamed, onEnrolled }: Props) {
  const { started, error, retry } = useTotpStart(isInterruptible);
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const confirming = useChange('console/me/post-me-factors-totp-confirm', {
    isInterruptible,
    done: onEnrolled,
  });
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!started) return <Skeleton rows={5} />;

  const send = (event: FormEvent) => {
    event.preventDefault();
    const body = { code: code.trim(), ...(name.trim() && { name: name.trim() }) };
    void confirming.run({ params: { id: started.id }, body });
  };
  const refused = confirming.error;
  return (
    <form className="stack" onSubmit={send} noValidate>
      <p>Scan this with an authenticator app, or type the secret into it.</p>
      <QrCode {...started.qr} label="QR code for an authenticator app" />
      <div className="totp-secret">
        <code translate="no">{inFours(started.secret)}</code>
        <Copy text={started.secret} label="Copy the secret" iconOnly />
      </div>
      {isNamed && <FactorName value={name} onChange={setName} example="Phone" error={refused?.errors.name} />}
      <Field
        label="Code"
        hint="The six digits that the app shows now."
        error={refused ? (refused.errors.code ?? refused.message) : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            mono
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
          />
        )}
      </Field>
      <Button kind="primary" type="submit" busy={confirming.busy}>
        Add the app
      </Button>
    </form>
  );
}

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
