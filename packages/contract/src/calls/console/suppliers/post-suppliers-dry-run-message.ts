import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { hash, line, storableText } from '../../../entities/scalars.ts';
import { supplierId, supplierSecrets, supplierSettings } from '../../../entities/supplier-account.ts';
import { outcomes } from '../../../outcomes.ts';

const item = z.object({
  becomes: z.enum(['report', 'event', 'unreadable', 'ignored']),
  reason: z.string().nullable().describe('Why it could not be read, or nothing follows from it.'),
  transaction: z.string().nullable(),
  click: z.string().nullable().describe('Of a network that knows only people: the person and the offer.'),
  code: z.string().nullable(),
  outcome: z.enum(outcomes).nullable(),
  is_unknown_code: z.boolean(),
  event: z.string().nullable(),
  reverses: z.string().nullable().describe('The transaction that it takes back.'),
  payout_micros: z.string().nullable().describe('Millionths of a US dollar, where the message names them.'),
});

export const postSuppliersDryRunMessage = {
  summary: 'See what settings would read from a message',
  description:
    'A callback, or the address that a browser came back with. Nothing is stored. Of an account that is connected, secrets ' +
    'that are not given are the stored ones.',
  body: z.strictObject({
    id: supplierId,
    kind: hash,
    settings: supplierSettings,
    secrets: supplierSecrets.default({}),
    comes_by: z.enum(['callback', 'return']),
    method: z.enum(['GET', 'POST']).default('GET'),
    url: storableText(8000).describe('As it was called, or its query alone.'),
    headers: z.record(storableText(200), storableText(8000)).default({}),
    body: storableText(500_000).default(''),
  }),
  answer: z.object({
    verdict: z
      .enum(['genuine', 'unsigned', 'forged', 'address', 'none'])
      .describe('`none`: it is no return of this supplier.'),
    settles: z.boolean().describe('Whether it would be applied: a return that only shows does not.'),
    answer: line.nullable().describe('What the sender would read.'),
    items: z.array(item).max(1000),
  }),
  errors: ['unprocessable'],
} satisfies CallSchema;
