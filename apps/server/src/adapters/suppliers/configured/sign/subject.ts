// What a signature is about: a request or message without its signature.

import { rawMember } from '#adapters/suppliers/sign/raw-member.ts';
import { isPointer, valueAt } from '#request/json-pointer.ts';
import { queryOf, segmentsOf } from './parameters.ts';

export interface Subject {
  /** As it travels, without what the signature is in. */
  readonly url: string;
  /** Up to and with the sign before the signature's name. */
  readonly urlThroughAmp: string;
  readonly body: Uint8Array;
  /** Of the query, or of the form where that is where the parameters are; without the signature. */
  readonly parameters: readonly (readonly [string, string])[];
  header(name: string): string | undefined;
}

/** What is in the places of a message; undefined where there is no such thing, or where it could be read in two ways. */
export function subjectValue(subject: Subject, name: string): Uint8Array | string | undefined {
  const { url, urlThroughAmp, body, parameters } = subject;
  const [, call = '', argument = ''] = callForm.exec(name) ?? [];
  if (call === 'raw') return rawMember(Buffer.from(body).toString('utf8'), argument) ?? undefined;
  if (call !== '') return joined(parameters, call === 'sorted_encoded', argument);
  if (name === 'url_before') return url;
  if (name === 'url_through_amp') return urlThroughAmp;
  if (name === 'body') return body;
  if (name.startsWith('header.')) return subject.header(name.slice('header.'.length));
  if (name.startsWith('/')) return textOf(valueAt(jsonOf(body), name));
  // One that is not there is as good as empty: whoever signs concatenates what there is.
  return parameters.find(([known]) => known === name)?.[1] ?? '';
}

/** `sorted(':')` are all parameters by their names, `raw('list')` is a member of the body as the text that was sent. */
const callForm = /^(sorted|sorted_encoded|raw)\('([^']{0,40})'\)$/;

/** Names that can stand in a message. */
export const isMessageValue = (name: string): boolean =>
  callForm.test(name) ||
  /^header\.[A-Za-z0-9-]{1,100}$/.test(name) ||
  (name.startsWith('/') ? isPointer(name) : /^[A-Za-z0-9_[\]-]{1,100}$/.test(name));

/**
 * Whoever may choose a value could write the sign between the parameters into it, and move the borders later: what was signed
 * as one value would be read as several. So parameters have to be such that their text can be read in one way.
 */
function joined(parameters: Subject['parameters'], encoded: boolean, separator: string): string | undefined {
  const names = new Set(parameters.map(([name]) => name));
  if (names.size < parameters.length) return undefined;
  const isPlain = (text: string) => encoded || separator === '' || !text.includes(separator);
  if (
    !parameters.every(([name, value]) => isPlain(name) && isPlain(value) && (encoded || !name.includes('=')))
  )
    return undefined;
  return [...parameters]
    .sort(([name], [other]) => Number(name > other) - Number(name < other))
    .map(([name, value]) => (encoded ? `${new URLSearchParams([[name, value]])}` : `${name}=${value}`))
    .join(separator);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? `${value}`
    : undefined;
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}

export const queryParameters = (url: string): [string, string][] =>
  segmentsOf(queryOf(url)).map(({ name, value }) => [name, value]);
