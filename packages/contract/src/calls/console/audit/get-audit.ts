import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { auditKinds, auditRoles } from '../../../console-access.ts';
import { auditEvent } from '../../../entities/audit-event.ts';
import { hash, moment, storableText } from '../../../entities/scalars.ts';

export const getAudit = {
  summary: 'Who did what, viewed what, and was refused',
  description:
    'The latest first, 50 a page; with `format=csv` all pages as one file, which is in the audit itself.',
  query: z.object({
    who: storableText(200).min(1).optional().describe('A part of the name.'),
    role: z.enum(auditRoles).optional(),
    kind: z.enum(auditKinds).optional(),
    app: hash.optional(),
    what: storableText(200).min(1).optional().describe('A part of it, as shown or as stored.'),
    on: storableText(200)
      .min(1)
      .optional()
      .describe(
        'The id of an app, or a part of the name of an app or publisher, or of an id that it is about.',
      ),
    reason: storableText(200).min(1).optional().describe('A part of it.'),
    request: hash.optional().describe('The id of the request, as its answer had it.'),
    user: hash.optional().describe('A user hash, or the publisher’s id of a user.'),
    from: moment.optional(),
    to: moment.optional().describe('Not included.'),
    event: z.coerce.number().int().positive().optional().describe('This one only.'),
    after: z.coerce.number().int().positive().optional().describe('`next` of the page before.'),
    format: z.enum(['json', 'csv']).optional(),
  }),
  answer: z.object({ events: z.array(auditEvent).max(50), next: z.int().nullable() }),
  errors: ['not-found'],
} satisfies CallSchema;
