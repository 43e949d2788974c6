import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { publisherName, role } from '../../../entities/console-person.ts';
import { tokenParams } from '../../../entities/console-sign-in.ts';
import { line, moment } from '../../../entities/scalars.ts';

export const getInvitations = {
  summary: 'What an invitation is for',
  params: tokenParams,
  answer: z.object({
    email: line,
    name: line,
    role,
    publisher: publisherName.nullable(),
    invited_by: line,
    expires_at: moment,
  }),
  errors: ['not-found'],
} satisfies CallSchema;
