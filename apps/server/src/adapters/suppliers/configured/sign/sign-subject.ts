// Signs a subject by the account's settings.
import type { Sign } from '#adapters/suppliers/configured/schema/sign.ts';
import { fill, parseTemplate } from '#adapters/suppliers/configured/template.ts';
import { signatureOf } from './signature-of.ts';
import { type Subject, subjectValue } from './subject.ts';

/** Null where the subject lacks something that its signature is about. */
export const signSubject = (sign: Sign, subject: Subject, dollar: (name: string) => string): string | null =>
  signValues(sign, (name) => subjectValue(subject, name), dollar);

type FindValue = (name: string) => Uint8Array | string | undefined;

/** Of a subject whose values were found before. */
export function signValues(sign: Sign, find: FindValue, dollar: (name: string) => string): string | null {
  const message = messageOf(sign.message, find, dollar);
  const keys = sign.keys.map((key) =>
    fill(parseTemplate(key), { dollar, value: (name) => textOf(find(name)) }),
  );
  const known = keys.filter((key) => key !== undefined);
  return message === null || known.length < keys.length ? null : signatureOf(message, sign, known);
}

/** Words that are a whole message by themselves. */
export const wholeMessages: readonly string[] = ['url_before', 'url_through_amp', 'body'];

export const messageTemplate = (message: string) =>
  parseTemplate(wholeMessages.includes(message) || sortedAlone.test(message) ? `{${message}}` : message);

const sortedAlone = /^(sorted|sorted_encoded)\('[^'{}$]{0,40}'\)$/;

/** In bytes, because a body is signed as it travels, even where it is no text. */
function messageOf(message: string, find: FindValue, dollar: (name: string) => string): Uint8Array | null {
  const parts: Uint8Array[] = [];
  for (const part of messageTemplate(message)) {
    const found =
      part.kind === 'text' ? part.text : part.kind === 'dollar' ? dollar(part.name) : find(part.name);
    if (found === undefined) return null;
    parts.push(Buffer.from(found));
  }
  return Buffer.concat(parts);
}

const textOf = (value: Uint8Array | string | undefined) =>
  typeof value === 'string' || value === undefined ? value : Buffer.from(value).toString('utf8');
