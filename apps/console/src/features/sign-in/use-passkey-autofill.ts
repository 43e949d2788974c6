import type { PasskeyAssertion } from '@earnwall/contract/entities/console-sign-in';
import { useEffect, useRef } from 'react';
import { hasPasskeys, passkeyFromAutofill } from '#features/factor/prove-passkey.ts';

/** The server's challenge is good for five minutes; people leave a sign-in page open for longer. */
const renewMs = 4 * 60_000;

/** Passkeys among the browser's suggestions for the field with `autocomplete="… webauthn"`. */
export function usePasskeyAutofill(isOn: boolean, onPasskey: (passkey: PasskeyAssertion) => void): void {
  const handle = useRef(onPasskey);
  useEffect(() => {
    handle.current = onPasskey;
  });
  useEffect(() => {
    if (!isOn || !hasPasskeys()) return;
    let isLeft = false;
    const offer = async () => {
      if (!(await PublicKeyCredential.isConditionalMediationAvailable?.()) || isLeft) return;
      // Rejected when the button asks instead, or the page is left: the next renewal offers them again.
      const passkey = await passkeyFromAutofill().catch(() => null);
      if (passkey && !isLeft) handle.current(passkey);
    };
    void offer();
    const timer = setInterval(() => void offer(), renewMs);
    return () => {
      isLeft = true;
      clearInterval(timer);
      void import('@simplewebauthn/browser').then(({ WebAuthnAbortService }) =>
        WebAuthnAbortService.cancelCeremony(),
      );
    };
  }, [isOn]);
}
