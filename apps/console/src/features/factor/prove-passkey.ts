import type { ConsoleBodyOf } from '@earnwall/contract/console-call-types';
import type { PasskeyAssertion } from '@earnwall/contract/entities/console-sign-in';
import { CallError } from '#api/call-error.ts';
import { callConsole } from '#api/client.ts';

/** A proof of one's factor, in one of its three ways. */
export type FactorProof = ConsoleBodyOf<'console/me/post-me-factor'>;

export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Asks the browser for a passkey of whoever holds the session, or of anybody where nobody does. */
export async function provePasskey(): Promise<PasskeyAssertion> {
  isAsked = true;
  try {
    return await assert(false);
  } catch (error) {
    if (error instanceof CallError) throw error;
    // Browsers tell apart neither why nor whether there was one.
    const message = 'No passkey was given. Try again, or go on in another way.';
    throw new CallError({ code: 'passkey', status: 0, message });
  } finally {
    isAsked = false;
  }
}

/** Browsers have one ceremony at a time: suggestions give way to a button. */
let isAsked = false;

/** Resolves once a passkey is chosen from the suggestions below the mail field; rejects when another ceremony begins. */
export const passkeyFromAutofill = (): Promise<PasskeyAssertion> => assert(true);

async function assert(useBrowserAutofill: boolean): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = await callConsole('console/session/post-session-passkey-options', {});
  if (useBrowserAutofill && isAsked) throw new Error('Somebody pressed the button meanwhile');
  // What the server's library made for this one; the contract hands it through.
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return (await startAuthentication({ optionsJSON, useBrowserAutofill })) as PasskeyAssertion;
}
