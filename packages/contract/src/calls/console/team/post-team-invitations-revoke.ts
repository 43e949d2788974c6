import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';

export const postTeamInvitationsRevoke = {
  summary: 'Revoke an invitation',
  params: z.object({ id: z.uuid() }),
  answer: z.object({}),
  errors: ['factor-needed', 'not-found'],
} satisfies CallSchema;
