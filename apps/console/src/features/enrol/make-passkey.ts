import type { PasskeyAttestation } from '@earnwall/contract/entities/console-sign-in';
import { CallError } from '#api/call-error.ts';
import { callConsole } from '#api/client.ts';

/** Lets the browser make a passkey for whoever holds the session. */
export async function makePasskey(isInterruptible: boolean): Promise<PasskeyAttestation> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { options } = await callConsole(
    'console/me/post-me-factors-passkey-options',
    {},
    { isInterruptible },
  );
  try {
    // What the server's library made for this one; the contract hands it through.
    const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
    return (await startRegistration({ optionsJSON })) as PasskeyAttestation;
  } catch (error) {
    const isKnown = error instanceof Error && 'code' in error && error.code === knownAlready;
    const message = isKnown
      ? 'This device has a passkey for this account already.'
      : 'No passkey was made. Try again, or use an authenticator app.';
    throw new CallError({ code: 'passkey', status: 0, message });
  }
}

const knownAlready = 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
