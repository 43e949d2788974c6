import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { operatedUser, userParams } from '../../../entities/operated-user.ts';
import { moment } from '../../../entities/scalars.ts';

export const getUsersExport = {
  summary: 'Everything that is stored about a person, as a file',
  description: 'JSON. It is in the audit.',
  params: userParams,
  answer: z.object({
    exported_at: moment,
    user: operatedUser,
    data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))).describe('By table.'),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
