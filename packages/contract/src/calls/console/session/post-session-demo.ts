import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { role } from '../../../entities/console-person.ts';
import { signInStep } from '../../../entities/console-sign-in.ts';

export const postSessionDemo = {
  summary: 'Sign in to the demo with one click',
  description: 'Exists with the data of the demo only.',
  body: z.strictObject({ role }),
  answer: signInStep,
  errors: ['not-found'],
} satisfies CallSchema;
