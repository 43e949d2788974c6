import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod';
import type { CallSchema } from './call-schema.ts';
import { callSchemas } from './call-schemas.ts';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from './call-types.ts';
import { consoleCallSchemas } from './console-call-schemas.ts';
import { requestErrors } from './error-codes.ts';
import { publisherCallSchemas } from './publisher-call-schemas.ts';

const all = Object.entries<CallSchema>({ ...callSchemas, ...consoleCallSchemas, ...publisherCallSchemas });
const requestParts = ({ params, query, headers, body, multipart }: CallSchema) =>
  [params, query, headers, body, multipart?.fields].filter((part) => part !== undefined);

/** Paths inside a JSON Schema where a text or list may grow without end. */
const unbounded = (node: unknown, path = ''): string[] => {
  if (typeof node !== 'object' || node === null) return [];
  const { type, maxLength, maxItems, pattern, enum: choices } = node as Record<string, unknown>;
  const open =
    (type === 'string' && !maxLength && !pattern && !choices) || (type === 'array' && maxItems === undefined);
  const inside = Object.entries(node).flatMap(([key, child]) => unbounded(child, `${path}/${key}`));
  return open ? [path, ...inside] : inside;
};

describe('the schemas of the calls', () => {
  it.each(all)('%s can be drawn as JSON Schema', (_name, schema) => {
    for (const part of requestParts(schema)) {
      expect(z.toJSONSchema(part, { io: 'input' }).type).toBe('object');
    }
    expect(z.toJSONSchema(schema.answer, { io: 'output' })).toHaveProperty('$schema');
  });

  it.each(all)('%s answers without transforming, so that serialisers need no zod', (_name, { answer }) => {
    const kinds = new Set<string>();
    z.toJSONSchema(answer, { override: ({ zodSchema }) => void kinds.add(zodSchema._zod.def.type) });
    for (const kind of ['transform', 'pipe', 'default', 'prefault', 'catch', 'date', 'bigint']) {
      expect(kinds).not.toContain(kind);
    }
  });

  it.each(all)('%s bounds every text and list it takes', (_name, schema) => {
    for (const part of requestParts(schema)) {
      expect(unbounded(z.toJSONSchema(part, { io: 'input' }))).toEqual([]);
    }
  });

  it.each(all)('AP-06 %s refuses unknown fields in a body and ignores them in a query', (_name, schema) => {
    const unknownField = { no_such_field: 1 };
    const complaints = (part: z.ZodObject) =>
      part.safeParse(unknownField).error?.issues.filter(({ code }) => code === 'unrecognized_keys') ?? [];
    for (const part of [schema.body, schema.multipart?.fields]) {
      if (part) expect(complaints(part)).toHaveLength(1);
    }
    if (schema.query) expect(complaints(schema.query)).toHaveLength(0);
  });

  it('names only errors that have a status', () => {
    const named = all.flatMap(([, { errors }]) => errors);
    expect(Object.keys(requestErrors)).toEqual(expect.arrayContaining([...new Set(named)]));
  });

  it('gives handlers and clients the same types', () => {
    expectTypeOf<ParamsOf<'surveys/post-surveys-cd'>>().toEqualTypeOf<{ hash: string }>();
    expectTypeOf<ParamsOf<'surveys/get-surveys'>>().toEqualTypeOf<undefined>();
    expectTypeOf<QueryOf<'surveys/get-surveys'>>().toEqualTypeOf<{ limit?: number | undefined }>();
    expectTypeOf<BodyOf<'surveys/get-surveys'>>().toEqualTypeOf<undefined>();
    expectTypeOf<BodyOf<'support/post-support-ticket'>>().toEqualTypeOf<{
      email: string;
      text: string;
      uhash: string;
      attempt?: string | undefined;
      kind?: 'question' | 'appeal' | undefined;
      key?: string | undefined;
    }>();
    expectTypeOf<AnswerOf<'surveys/post-surveys-cd'>>().toEqualTypeOf<{ disqualified: boolean }>();
  });
});

describe('what a request may hold', () => {
  const { query: offersQuery } = callSchemas['offers/get-offers'];
  const { query: appQuery } = callSchemas['app/get-app'];

  it('reads numbers, booleans and lists out of a query string', () => {
    expect(appQuery.parse({ cer: '2.5', iframe: 'true' })).toEqual({ cer: 2.5, iframe: true });
    expect(offersQuery.parse({ platform: 'ios,android', limit: '30', 'is-featured-list': '1' })).toEqual({
      platform: ['ios', 'android'],
      limit: 30,
      'is-featured-list': true,
    });
    expect(offersQuery.parse({ platform: ['desktop', 'ios'] })).toEqual({ platform: ['desktop', 'ios'] });
    expect(offersQuery.parse({})).toEqual({});
  });

  it.each([
    { cer: '' },
    { cer: '0' },
    { cer: '-1' },
    { cer: 'abc' },
    { cer: 'Infinity' },
    { iframe: 'perhaps' },
    { s: '\0' },
    { sslh: 'x'.repeat(129) },
    { notification: 'x'.repeat(501) },
  ])('ID-05 takes nothing from the query %j, and does not refuse it', (query) => {
    expect(appQuery.parse(query)).toEqual({});
  });

  it('ID-05 of a repeated parameter the first one counts', () => {
    expect(appQuery.parse({ cn: ['Gems', 'Stars'] })).toEqual({ cn: 'Gems' });
  });

  it.each([
    ['+4915112345678', true],
    ['15551234567', true],
    ['1234', false],
    ['0151123456', false],
    ['1 555 123', false],
    ['1'.repeat(19), false],
  ])('takes the phone %s: %s', (phone, taken) => {
    const { body } = callSchemas['verification/post-verification-sms'];
    expect(body.safeParse({ phone, cp: false }).success).toBe(taken);
  });

  it.each([
    [0.5, true],
    [5, true],
    [0, false],
    [5.5, false],
    [2.25, false],
  ])('takes a rating of %d: %s', (rating, taken) => {
    const { body } = callSchemas['results/post-ratings'];
    expect(body.safeParse({ cid: 'c', rating }).success).toBe(taken);
  });

  it.each([
    ['other', '  ', false],
    ['other', 'It never loaded', true],
    ['broken_survey', '', true],
  ])('takes feedback %s with the comment "%s": %s', (option, message, taken) => {
    const { body } = callSchemas['feedback/post-feedback'];
    expect(body.safeParse({ survey_hash: 's', option, message }).success).toBe(taken);
  });

  it.each([
    [
      { subid: 'a', 'subid[x]': 'b', other: 'c', subid3: 4 },
      { subid: 'a', 'subid[x]': 'b' },
    ],
    ['text', {}],
    [null, {}],
    [[['subid', 'a']], {}],
  ])('ID-05 keeps of the markers %j only %j', (subid, kept) => {
    const { body } = callSchemas['surveys/post-single-survey'];
    expect(body.parse({ hash: 'h', subid })).toEqual({ hash: 'h', subid: kept });
  });
});
