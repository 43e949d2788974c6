// Makes a request by its settings, fills in and signs it, and reads the JSON that comes back.

import { fetchJson, fetchText, type RetryPolicy } from '#adapters/suppliers/fetch-json.ts';
import { keysOf } from '#request/json-pointer.ts';
import { dollarValues, type SecretValues } from './dollar-values.ts';
import type { BodyValue, Request } from './schema/request.ts';
import { signSubject } from './sign/sign-subject.ts';
import { queryParameters, type Subject } from './sign/subject.ts';
import { placeOf } from './sign/verify-message.ts';
import { fill, parseTemplate, type Values } from './template.ts';

export interface Access {
  readonly base: string;
  readonly secrets: SecretValues;
  readonly policy: RetryPolicy;
  now(): Date;
}

/** What is filled in; a list only where it is a whole value of the body. */
export type RequestValues = Readonly<Record<string, string | number | readonly string[] | undefined>>;

interface BuiltRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export async function sendRequest(
  request: Request,
  values: RequestValues,
  access: Access,
  signal: AbortSignal,
): Promise<unknown> {
  const { url, ...built } = buildRequest(request, values, access);
  return await fetchJson(new URL(url), built, access.policy, signal);
}

/** Where the answer says nothing that is needed. */
export async function sendOnly(
  request: Request,
  values: RequestValues,
  access: Access,
  signal: AbortSignal,
): Promise<void> {
  const { url, ...built } = buildRequest(request, values, access);
  await fetchText(new URL(url), built, access.policy, signal);
}

function buildRequest(
  request: Request,
  values: RequestValues,
  { base, secrets, now }: Pick<Access, 'base' | 'secrets' | 'now'>,
): BuiltRequest {
  const dollar = dollarValues(secrets, now());
  const fillings: Values = { dollar, value: (name) => textOf(values[name]) };
  const path = fill(parseTemplate(request.path), {
    dollar: (name) => encodeURIComponent(dollar(name)),
    value: (name) => encodeURIComponent(textOf(values[name]) ?? ''),
  });
  const query = new URLSearchParams(filledEntries(request.query, fillings));
  const address = `${base.replace(/\/$/, '')}${path}`;
  const body = request.body === undefined ? undefined : filledBody(request.body, values, fillings);
  const unsigned: BuiltRequest = {
    url: query.size > 0 ? `${address}?${query}` : address,
    method: request.method,
    headers: Object.fromEntries(filledEntries(request.headers, fillings)),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  return request.sign ? signed(unsigned, body, request.sign, dollar) : unsigned;
}

function signed(
  request: BuiltRequest,
  body: unknown,
  sign: NonNullable<Request['sign']>,
  dollar: Values['dollar'],
): BuiltRequest {
  const [place, name] = placeOf(sign.at);
  const through = `${request.url}${request.url.includes('?') ? '&' : '?'}`;
  const signature = signSubject(sign, subjectOf(request, through), dollar) ?? '';
  if (place === 'header') return { ...request, headers: { ...request.headers, [name]: signature } };
  if (place === 'query') return { ...request, url: `${through}${new URLSearchParams([[name, signature]])}` };
  const [key = name] = keysOf(name);
  return { ...request, body: JSON.stringify({ ...Object(body), [key]: signature }) };
}

function subjectOf({ url, headers, body = '' }: BuiltRequest, through: string): Subject {
  const lower = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    url,
    urlThroughAmp: through,
    body: Buffer.from(body),
    parameters: queryParameters(url),
    header: (name) => lower.get(name.toLowerCase()),
  };
}

/** Without those for which there is no value now, such as the cursor of a first page. */
function filledEntries(templates: Readonly<Record<string, string>>, values: Values): [string, string][] {
  return Object.entries(templates).flatMap(([name, template]) => {
    const value = fill(parseTemplate(template), values);
    return value === undefined ? [] : [[name, value] as [string, string]];
  });
}

function filledBody(body: BodyValue, values: RequestValues, fillings: Values): unknown {
  if (typeof body === 'string') return filledText(body, values, fillings);
  if (typeof body !== 'object' || body === null) return body;
  if (isList(body)) return body.map((item) => filledBody(item, values, fillings));
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, filledBody(value, values, fillings)]),
  );
}

const isList = (body: object): body is readonly BodyValue[] => Array.isArray(body);

function filledText(text: string, values: RequestValues, fillings: Values): unknown {
  const [only, ...others] = parseTemplate(text);
  if (only?.kind === 'value' && others.length === 0) return values[only.name];
  return fill(parseTemplate(text), fillings);
}

function textOf(value: RequestValues[string]): string | undefined {
  return value === undefined || typeof value === 'object' ? undefined : `${value}`;
}
