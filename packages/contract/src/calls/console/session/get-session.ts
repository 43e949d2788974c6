import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { factorMethods } from '../../../entities/console-sign-in.ts';

export const getSession = {
  summary: 'How far the sign-in of this browser is, and what the sign-in page offers',
  answer: z.object({
    next: z.enum(['sign-in', 'factor', 'enrol', 'done']),
    methods: z.array(z.enum(factorMethods)).max(3).describe('How the factor can be proven.'),
    demo: z.boolean().describe('Anybody may sign in as each role.'),
    mail: z.boolean().describe('This server can send mail, such as a link for a new password.'),
  }),
  errors: [],
} satisfies CallSchema;
