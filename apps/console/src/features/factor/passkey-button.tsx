import type { PasskeyAssertion } from '@earnwall/contract/entities/console-sign-in';
import { Button, type ButtonKind } from '@earnwall/ui/console/button';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useState } from 'react';
import { type CallError, callErrorOf } from '#api/call-error.ts';
import { hasPasskeys, provePasskey } from './prove-passkey.ts';

interface Props {
  label: string;
  kind?: ButtonKind;
  busy?: boolean;
  onProof: (passkey: PasskeyAssertion) => void;
  /** Null when a new try begins. */
  onError: (error: CallError | null) => void;
}

/** Nothing where the browser has no passkeys. */
export function PasskeyButton({ label, kind, busy = false, onProof, onError }: Props) {
  const [isAsking, setAsking] = useState(false);
  if (!hasPasskeys()) return null;
  const ask = async () => {
    setAsking(true);
    onError(null);
    try {
      onProof(await provePasskey());
    } catch (error) {
      onError(callErrorOf(error));
    }
    setAsking(false);
  };
  return (
    <Button kind={kind} icon={<Fingerprint />} busy={busy || isAsking} onClick={() => void ask()}>
      {label}
    </Button>
  );
}
