import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { reason, userParams } from '../../../entities/operated-user.ts';
import { hash } from '../../../entities/scalars.ts';

export const postUsersSupplierIdsRevoke = {
  summary: 'Replace the ids under which suppliers know a person',
  description:
    'The next entry into a survey or an offer gives the person a new id there. What is reported about the old one still counts.',
  params: userParams,
  body: z.strictObject({
    supplier: hash.optional().describe('The id of a supplier or offer network; absent for all of them.'),
    reason,
  }),
  answer: z.object({
    suppliers: z.array(hash).describe('Where the person had an id, which is revoked now.'),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
