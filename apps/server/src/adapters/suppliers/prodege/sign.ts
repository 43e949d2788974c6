// Prodege's signature: a plain hash of the secret and of all parameters in the order of their names.
import { hashText } from '#adapters/suppliers/sign/hash-text.ts';
import { isByOneOf } from '#adapters/suppliers/sign/signing-keys.ts';
import type { SecretKeys } from './account.ts';

export type Parameters = readonly (readonly [name: string, value: string])[];

export function signatureOf(parameters: Parameters, secret: string): string {
  const text = [...parameters]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  return hashOf(text.join(':'), secret);
}

/** For messages whose parameters are not those of an address. */
export const isSignedText = (text: string, signature: string, secrets: SecretKeys) =>
  isByOneOf(secrets, signature, (secret) => hashOf(text, secret));

const hashOf = (text: string, secret: string) => hashText(`${secret}:${text}`, 'sha256', 'base64url');

/**
 * Whoever may choose a value, such as a respondent who adds variables to an entry link, could write the signs between the
 * parameters into it, and move the borders later: what was signed as one value would be read as several. So parameters count
 * as signed only where their text can be read in one way.
 */
export function isSigned(parameters: Parameters, signature: string, secrets: SecretKeys): boolean {
  return (
    isUnambiguous(parameters) && isByOneOf(secrets, signature, (secret) => signatureOf(parameters, secret))
  );
}

function isUnambiguous(parameters: Parameters): boolean {
  const names = new Set(parameters.map(([name]) => name));
  return (
    names.size === parameters.length &&
    parameters.every(([name, value]) => !/[:=]/.test(name) && !value.includes(':'))
  );
}
