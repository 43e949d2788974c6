import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { role } from '../../../entities/console-person.ts';
import { emailAddress, personName } from '../../../entities/console-sign-in.ts';
import { consoleInvitation, oneTimeLink } from '../../../entities/console-team.ts';
import { hash } from '../../../entities/scalars.ts';

export const postTeamInvitations = {
  summary: 'Invite somebody',
  description: 'Good for 72 hours, once. An owner invites into the own publisher only.',
  body: z.strictObject({
    email: emailAddress,
    name: personName,
    role,
    publisher_id: hash.optional().describe('For a role of a publisher, from operators.'),
  }),
  answer: z.object({
    invitation: consoleInvitation,
    link: oneTimeLink,
    mailed: z.boolean().describe('The link is on its way by mail as well.'),
  }),
  errors: ['factor-needed', 'unprocessable'],
} satisfies CallSchema;
