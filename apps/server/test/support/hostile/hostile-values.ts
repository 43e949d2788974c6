// Requests that fit a call in form but for one value, which somebody has chosen to do harm.
import type { CallSchema } from '@earnwall/contract/call-schema';
import type { Chance } from '@earnwall/domain/chance/seeded';
import * as z from 'zod';

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;

/** Texts no person types. */
const texts = [
  ...['\0', 'a\0b', '\ud800', 'x\udc00', '\ufffe', '\u202e', '', ' ', '%00', '%', '../../etc/passwd', '٣'],
  ...[
    "' or 1=1 --",
    '\\u0000',
    '__proto__',
    'constructor',
    'NaN',
    '1e309',
    '-1',
    '0x10',
    '99999999999999999999',
  ],
  ...[
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999999999999Z',
    '2026-02-30T00:00:00Z',
    '14_x',
    '{}',
    '[]',
  ],
  ...['00000000-0000-0000-0000-000000000000', 'x'.repeat(129), 'x'.repeat(20_000), '\r\nx: y'],
] as const;

const others = [
  ...[null, true, 0, -0, -1, 0.1, 4.999999999999999, 5e-324, 1e308, 2 ** 53, -(2 ** 63), [], {}, [null]],
  ...[{ $ne: null }, { toString: 1 }, nested(1_000)],
] as const;

export const hostileText = (chance: Chance): string => chance.pick(['\0', ...texts]);
const hostileValue = (chance: Chance): unknown =>
  chance.percent(50) ? hostileText(chance) : chance.pick([null, ...others]);

type JsonSchema = Partial<{
  type: string;
  properties: Record<string, JsonSchema>;
  items: JsonSchema;
  minItems: number;
  minimum: number;
  enum: unknown[];
  const: unknown;
  anyOf: JsonSchema[];
  oneOf: JsonSchema[];
  format: string;
  additionalProperties: unknown;
}>;

/** Something of the right form; `known` names rows that exist, so that requests come further than the first look-up. */
function sample(schema: JsonSchema, name: string, known: Readonly<Record<string, string>>): unknown {
  const { type, enum: listed, anyOf, oneOf } = schema;
  if (schema.const !== undefined) return schema.const;
  if (listed) return listed[0];
  const one = (anyOf ?? oneOf)?.[0];
  if (one) return sample(one, name, known);
  if (type === 'object') return fieldsOf(schema, known);
  if (type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items ?? {}, name, known));
  if (type === 'number' || type === 'integer') return Math.max(schema.minimum ?? 1, 1);
  if (type === 'boolean') return true;
  if (schema.format === 'date-time') return '2026-03-01T00:00:00Z';
  return known[name] ?? 'x';
}

const fieldsOf = ({ properties = {} }: JsonSchema, known: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, sample(field, name, known)]));

export interface HostileRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

/** One request for each harm that each field may do, and a few more by chance. */
export function hostileRequests(
  call: CallSchema,
  chance: Chance,
  known: Readonly<Record<string, string>>,
): HostileRequest[] {
  const requests: HostileRequest[] = [];
  for (const place of ['params', 'query', 'headers', 'body'] as const) {
    for (const [name, field] of Object.entries(schemaOf(call[place]).properties ?? {})) {
      for (const value of place === 'body' ? valuesFor(field, chance) : ['\0', hostileText(chance)]) {
        const fitting = {
          params: fieldsOf(schemaOf(call.params), known),
          query: fieldsOf(schemaOf(call.query), known),
          headers: fieldsOf(schemaOf(call.headers), known),
          body: fieldsOf(schemaOf(call.body), known),
        };
        fitting[place][name] = value;
        const { params, query, headers, body } = fitting;
        requests.push({
          ...{ params: textsOf(params), query: textsOf(query), headers: textsOf(headers) },
          body: call.body && body,
        });
      }
    }
  }
  const params = textsOf(fieldsOf(schemaOf(call.params), known));
  const headers = textsOf(fieldsOf(schemaOf(call.headers), known));
  return [...requests, { params, query: { x: '\0' }, headers, body: call.body && hostileValue(chance) }];
}

/** What has broken fields of this kind before: NUL, half a pair, numbers that are nearly right. */
function valuesFor({ type, additionalProperties }: JsonSchema, chance: Chance): unknown[] {
  const any = hostileValue(chance);
  if (type === 'number' || type === 'integer') return [4.999999999999999, 5e-324, 1e308, 2 ** 53, any];
  if (type === 'object' && additionalProperties) return [{ subid: '\0' }, { x: '\ud800' }, { 'x\0': 1 }, any];
  if (type === 'array') return [['\0'], ['\ud800'], [{ x: '\0' }], any];
  return ['\0', '\ud800', any];
}

const schemaOf = (schema: z.ZodObject | undefined): JsonSchema =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema) : {};

const textsOf = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
