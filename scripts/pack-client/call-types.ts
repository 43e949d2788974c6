// The types of the publishers' calls as plain TypeScript, made from the schemas that the server validates with: a package
// that is installed elsewhere must not need zod.
import { publisherCallSchemas } from '@earnwall/contract/publisher-call-schemas';
import * as z from 'zod';

type JsonSchema = Partial<{
  type: string;
  properties: Record<string, JsonSchema>;
  required: string[];
  additionalProperties: boolean | JsonSchema;
  items: JsonSchema;
  enum: unknown[];
  const: unknown;
  anyOf: JsonSchema[];
  oneOf: JsonSchema[];
  description: string;
}>;

const parts = ['params', 'query', 'headers', 'body', 'answer'] as const;

export function callTypes(): string {
  const calls = Object.entries(publisherCallSchemas).map(
    ([name, schema]) => `  '${name}': {\n${parts.map((part) => partOf(schema, part)).join('')}  };\n`,
  );
  return (
    '/** What each call takes and gives; `undefined` for a part that it does not have. */\n' +
    `export interface CallTypes {\n${calls.join('')}}\n\nexport type CallName = keyof CallTypes;\n`
  );
}

function partOf(
  schema: Partial<Record<(typeof parts)[number], z.ZodType>>,
  part: (typeof parts)[number],
): string {
  const given = schema[part];
  // Of a body fields with a default may be left out; query strings are given as what they are read as.
  const io = part === 'body' ? 'input' : 'output';
  const type = given ? typeOf(z.toJSONSchema(given, { io }) as JsonSchema, '    ') : 'undefined';
  return `    ${part}: ${type};\n`;
}

function typeOf(schema: JsonSchema, indent = ''): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((one) => typeOf(one, indent)))].join(' | ');
  if (schema.type === 'integer') return 'number';
  if (schema.type === 'array') return `Array<${typeOf(schema.items ?? {}, indent)}>`;
  if (schema.type === 'object') return objectOf(schema, indent);
  return schema.type ?? 'unknown';
}

function objectOf({ properties, required = [], additionalProperties }: JsonSchema, indent: string): string {
  const fields = Object.entries(properties ?? {});
  if (fields.length === 0)
    return `Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties, indent) : 'unknown'}>`;
  const inner = `${indent}  `;
  const lines = fields.map(([name, field]) => {
    const isRequired = required.includes(name);
    const type = `${typeOf(field, inner)}${isRequired ? '' : ' | undefined'}`;
    const says = field.description ? `${inner}/** ${field.description.replaceAll('*/', '* /')} */\n` : '';
    return `${says}${inner}${/^\w+$/.test(name) ? name : `'${name}'`}${isRequired ? '' : '?'}: ${type};\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}
