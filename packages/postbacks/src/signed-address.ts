// The GET form: macros are filled in, and the signature is the last parameter. It covers path and query up to itself,
// byte by byte as they are sent.
import { createHmac } from 'node:crypto';
import { fillMacros } from './macros.ts';
import type { Postback } from './postback.ts';
import { isSame, keyOf, keysOf } from './signature.ts';

/** Of a template without a problem. While two secrets are live, their signatures are separated by a comma. */
export function signedAddressOf(
  template: string,
  postback: Postback,
  { sentAt, secrets }: { readonly sentAt: Date; readonly secrets: readonly string[] },
): string {
  const unsigned = template.replace(/[?&]signature=\{signature\}$/, '');
  // Parsed as every HTTP client parses it, so that none of them changes what was signed.
  const { origin, pathname, search } = new URL(withoutDots(fillMacros(unsigned, { ...postback, sentAt })));
  const start = `${pathname}${search}`.replace(/[?&]$/, '');
  const signatures = secrets.map((secret) => signatureOf(start, keyOf(secret))).join(',');
  return `${origin}${start}${start.includes('?') ? '&' : '?'}signature=${signatures}`;
}

/** A user id `..` in a path would lead to another one, in any encoding: it is sent as `%2E%2E`, encoded again. */
function withoutDots(address: string): string {
  return address.replace(/(?<=^https?:\/\/[^?]*\/)(?:\.|%2e){1,2}(?=[/?]|$)/gi, (dots) =>
    dots.replace(/\.|%2e/gi, '%252E'),
  );
}

/** `target` is path and query of a request, as it came. */
export function verifyAddress(target: string, secrets: readonly string[]): boolean {
  const found = /^(.*)[?&]signature=([0-9a-f,]+)$/s.exec(target);
  if (found === null) return false;
  const [, start = '', given = ''] = found;
  const offered = given.split(',');
  return keysOf(secrets).some((key) => {
    const expected = signatureOf(start, key);
    return offered.some((one) => isSame(one, expected));
  });
}

const signatureOf = (start: string, key: Buffer): string =>
  createHmac('sha256', key).update(start).digest('hex');
