import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { auditKinds, roles } from '../../../console-access.ts';
import { hash, line, moment, storableText } from '../../../entities/scalars.ts';

const event = z.object({
  id: z.int(),
  at: moment,
  kind: z.enum(auditKinds),
  by: line.nullable().describe('Null where nobody was identified.'),
  role: z.enum(roles).nullable().describe('Null for machines.'),
  what: storableText(2000),
  app: z.object({ id: hash, name: line }).nullable(),
  publisher: line.nullable(),
  user: hash.nullable().describe('The user hash.'),
  reason: z.string().nullable(),
  changes: z.array(z.object({ field: line, old: z.unknown(), new: z.unknown() })),
  about: z.record(z.string(), z.unknown()).describe('Which tickets, file or statement were viewed.'),
  network: z.string().nullable().describe('A digest of the network that a refusal came from.'),
  request_id: z.string().nullable(),
});

export const getAudit = {
  summary: 'Who did what, viewed what, and was refused',
  description:
    'The latest first, 50 a page; with `format=csv` all pages as one file, which is in the audit itself.',
  query: z.object({
    who: storableText(200).min(1).optional().describe('A part of the name.'),
    kind: z.enum(auditKinds).optional(),
    app: hash.optional(),
    what: storableText(200).min(1).optional().describe('A part of it, as shown or as stored.'),
    user: hash.optional().describe('A user hash, or the publisher’s id of a user.'),
    from: moment.optional(),
    to: moment.optional().describe('Not included.'),
    event: z.coerce.number().int().positive().optional().describe('This one only.'),
    after: z.coerce.number().int().positive().optional().describe('`next` of the page before.'),
    format: z.enum(['json', 'csv']).optional(),
  }),
  answer: z.object({ events: z.array(event).max(50), next: z.int().nullable() }),
  errors: ['not-found'],
} satisfies CallSchema;
