import type { Enrolled } from '@earnwall/contract/entities/console-factor';
import type { PasskeyAttestation } from '@earnwall/contract/entities/console-sign-in';
import { Button } from '@earnwall/ui/console/button';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { type FormEvent, useState } from 'react';
import { type CallError, callErrorOf } from '#api/call-error.ts';
import { callConsole } from '#api/client.ts';
import { FactorName } from './factor-name.tsx';
import { makePasskey } from './make-passkey.ts';

interface Props {
  isInterruptible: boolean;
  isNamed: boolean;
  onEnrolled: (enrolled: Enrolled) => void;
}

/** A passkey of this device, of a phone, or of a security key. */
export function EnrolPasskey({ isInterruptible, isNamed, onEnrolled }: Props) {
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<CallError | null>(null);

  const enrol = async () => {
    const passkey: PasskeyAttestation = await makePasskey(isInterruptible);
    const body = { passkey, ...(name.trim() && { name: name.trim() }) };
    onEnrolled(await callConsole('console/me/post-me-factors-passkey', { body }, { isInterruptible }));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(null);
    await enrol().catch((failed: unknown) => setError(callErrorOf(failed)));
    setBusy(false);
  };
  return (
    <form className="stack" onSubmit={(event) => void send(event)} noValidate>
      <p>
        Your device asks for its own lock, a finger or a face. A passkey also signs you in alone, without the
        password.
      </p>
      {isNamed && <FactorName value={name} onChange={setName} example="Laptop" error={error?.errors.name} />}
      {error && (
        <p className="c-field-error" role="alert">
          {error.message}
        </p>
      )}
      <Button kind="primary" type="submit" icon={<Fingerprint />} busy={busy}>
        Add a passkey
      </Button>
    </form>
  );
}
