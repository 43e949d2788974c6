// A kind of account as a form is made of it: a JSON schema of its settings, and the names of its secrets.
import * as z from 'zod';
import type { SupplierKind } from '#ports/supplier-kind.ts';

const jsonObject = z.record(z.string(), z.unknown());
const described = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
});

export function describeKind({ kind, title, supplies, settings, secrets, dryRun }: SupplierKind) {
  const { properties, required } = described.parse(schemaOf(secrets));
  return {
    ...{ kind, title, supplies, is_document: dryRun !== undefined },
    settings: jsonObject.parse(schemaOf(settings)),
    secrets: Object.entries(properties).map(([name, property]) => ({
      ...{ name, required: required.includes(name), many: isList(property) },
    })),
  };
}

const isList = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'array';

/** What may be sent; a rule that JSON schema has no words for is left out of it, and checked all the same. */
const schemaOf = (schema: z.ZodType): unknown =>
  JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })));
