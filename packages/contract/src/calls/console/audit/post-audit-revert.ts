import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { auditEvent } from '../../../entities/audit-event.ts';
import { reason } from '../../../entities/operated-user.ts';

export const postAuditRevert = {
  summary: 'Revert a change: what it changed becomes what it was before',
  description:
    'By the same way as the change itself, and by whoever may make it. Refused where a field has changed since, or was ' +
    'reverted already (409), and where there is no inverse (422). Reverting the answer makes the change again. A publisher’s share ' +
    'needs a factor proven lately.',
  params: z.object({ event: z.coerce.number().int().positive() }),
  body: z.strictObject({ reason }),
  answer: z.object({ event: auditEvent }),
  errors: ['factor-needed', 'not-found', 'conflict', 'unprocessable'],
} satisfies CallSchema;
