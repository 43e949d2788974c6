import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { password } from '../../../entities/console-sign-in.ts';

export const putMePassword = {
  summary: 'Change one’s password',
  description:
    'Who has a factor must have proven it within ten minutes. Ends all other sessions of the person.',
  body: z.strictObject({
    current_password: password.optional().describe('Needed unless there is none yet.'),
    password,
  }),
  answer: z.object({}),
  errors: ['factor-needed', 'unprocessable'],
} satisfies CallSchema;
