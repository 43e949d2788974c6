// Whether somebody who has the secret sent exactly these bytes.

import { dollarValues, type SecretValues, versionsOf } from '#adapters/suppliers/configured/dollar-values.ts';
import type { Sign } from '#adapters/suppliers/configured/schema/sign.ts';
import { isSameText } from '#adapters/suppliers/sign/hash-text.ts';
import { rawMember } from '#adapters/suppliers/sign/raw-member.ts';
import type { RawMessage } from '#ports/signed-message.ts';
import { keysOf, pointerOf, valueAt } from '#request/json-pointer.ts';
import { queryOf, queryStart, segmentsOf } from './parameters.ts';
import { messageTemplate, signValues, wholeMessages } from './sign-subject.ts';
import { queryParameters, type Subject, subjectValue } from './subject.ts';

export type Format = 'query' | 'form' | 'json';

export function verifyMessage(
  sign: Sign,
  message: RawMessage,
  format: Format,
  secrets: SecretValues,
  /** Parameters that the signature may cover or not. */
  uncovered: readonly string[] = [],
): 'genuine' | 'unsigned' | 'forged' {
  const shown = shownIn(sign, message, format);
  if (typeof shown === 'string') return shown;
  const { signature, subject } = shown;
  const possible = uncovered.length === 0 ? [subject] : [subject, without(subject, uncovered)];
  const subjects = possible.filter((one) => isWhole(sign) || !isAmbiguous(one));
  if (subjects.length === 0) return 'forged';
  const versions = Array.from({ length: versionsOf(secrets) }, (_, version) =>
    dollarValues(secrets, new Date(0), version),
  );
  const expected = subjects.flatMap((one) => {
    const find = remembered((name) => subjectValue(one, name));
    if (!isReadInOneWay(sign, find)) return [];
    return versions.map((dollar) => signValues(sign, find, dollar));
  });
  if (expected.every((one) => one === null)) return 'unsigned';
  return expected.some((one) => one !== null && isSameText(one, signature)) ? 'genuine' : 'forged';
}

/** A value that has in it what stands between it and the next one could end in two places: who knows which was meant. */
function isReadInOneWay({ message }: Sign, find: (name: string) => Uint8Array | string | undefined): boolean {
  const parts = messageTemplate(message);
  return parts.every((part, place) => {
    const [end, next] = parts.slice(place + 1);
    if (part.kind !== 'value' || !isSingle(part.name)) return true;
    if (end?.kind !== 'text' || next?.kind !== 'value') return true;
    const value = find(part.name);
    return typeof value !== 'string' || !value.includes(end.text);
  });
}

const isSingle = (name: string) => !wholeMessages.includes(name) && !name.includes('(');

/** Each is looked up once, however many secrets are tried. */
function remembered<Value>(find: (name: string) => Value): (name: string) => Value {
  const found = new Map<string, { readonly value: Value }>();
  return (name) => {
    const before = found.get(name) ?? { value: find(name) };
    found.set(name, before);
    return before.value;
  };
}

/** The bytes that travelled are signed, rather than values out of them. */
const isWhole = ({ message }: Sign) =>
  messageTemplate(message).some((part) => part.kind === 'value' && wholeMessages.includes(part.name));

/** A value that comes twice could be signed once and read the other time. */
const isAmbiguous = ({ parameters }: Subject) =>
  new Set(parameters.map(([name]) => name)).size < parameters.length;

interface Shown {
  readonly signature: string;
  readonly subject: Subject;
}

function shownIn(sign: Sign, message: RawMessage, format: Format): Shown | 'unsigned' | 'forged' {
  const [place, name] = placeOf(sign.at);
  if (place === 'query') return shownInQuery(sign, name, message, format);
  const subject = subjectOf(message, format);
  const signature = place === 'header' ? subject.header(name) : shownInBody(name, message.body, format);
  if (signature === undefined) return 'unsigned';
  return { signature, subject: format === 'form' ? without(subject, [name]) : subject };
}

/** `query.hash` → query and hash. */
export function placeOf(at: string): ['query' | 'header' | 'body', string] {
  const dot = at.indexOf('.');
  const place = at.slice(0, dot);
  return [place === 'header' || place === 'body' ? place : 'query', at.slice(dot + 1)];
}

function shownInQuery(
  sign: Sign,
  name: string,
  message: RawMessage,
  format: Format,
): Shown | 'unsigned' | 'forged' {
  const { url } = message;
  const start = queryStart(url);
  const segments = segmentsOf(queryOf(url));
  const found = segments.filter((segment) => segment.name === name);
  const [only] = found;
  if (!only || only.value === '') return 'unsigned';
  if (found.length > 1) return 'forged';
  // What comes after the signature is not covered where the address before it is what was signed.
  if (isWhole(sign) && start + only.end < url.length) return 'forged';
  const subject = subjectOf(message, format);
  return {
    signature: only.value,
    subject: {
      ...without(subject, [name]),
      url: url.slice(0, Math.max(0, start + only.start - 1)),
      urlThroughAmp: url.slice(0, start + only.start),
    },
  };
}

function shownInBody(place: string, body: Uint8Array, format: Format): string | undefined {
  const text = Buffer.from(body).toString('utf8');
  if (format === 'form') return onlyValue(segmentsOf(text).filter(({ name }) => name === place));
  // One that is there twice is none: who knows which of them others would read.
  const [first = '', ...inner] = keysOf(place);
  const member = rawMember(text, first);
  const value = member === null ? undefined : valueAt(JSON.parse(member), pointerOf(inner));
  return typeof value === 'string' ? value : undefined;
}

const onlyValue = (found: readonly { readonly value: string }[]) =>
  found.length === 1 ? found[0]?.value : undefined;

const without = (subject: Subject, names: readonly string[]): Subject => ({
  ...subject,
  parameters: subject.parameters.filter(([known]) => !names.includes(known)),
});

function subjectOf({ url, headers, body }: RawMessage, format: Format): Subject {
  return {
    url,
    urlThroughAmp: url,
    body,
    parameters:
      format === 'form'
        ? segmentsOf(Buffer.from(body).toString('utf8')).map(({ name, value }) => [name, value])
        : queryParameters(url),
    header: (name) => {
      const value = headers[name.toLowerCase()];
      return typeof value === 'string' ? value : undefined;
    },
  };
}
