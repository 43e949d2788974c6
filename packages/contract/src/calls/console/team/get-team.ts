import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { consoleInvitation, teamMember } from '../../../entities/console-team.ts';
import { hash } from '../../../entities/scalars.ts';

export const getTeam = {
  summary: 'People and open invitations',
  description: 'By name, at most 1000 of each. Owners see those of their own publisher.',
  query: z.object({ publisher: hash.optional().describe('Those of one publisher; for operators.') }),
  answer: z.object({
    people: z.array(teamMember).max(1000),
    invitations: z.array(consoleInvitation).max(1000),
  }),
  errors: [],
} satisfies CallSchema;
