import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { consolePerson, role } from '../../../entities/console-person.ts';
import { personParams } from '../../../entities/console-team.ts';
import { hash } from '../../../entities/scalars.ts';

export const putTeamRole = {
  summary: 'Change somebody’s role',
  description: 'Ends their sessions. The last admin, and the last owner of a publisher, keep their role.',
  params: personParams,
  body: z.strictObject({
    role,
    publisher_id: hash.optional().describe('For an operator who joins a publisher.'),
  }),
  answer: z.object({ person: consolePerson }),
  errors: ['factor-needed', 'not-found', 'unprocessable'],
} satisfies CallSchema;
