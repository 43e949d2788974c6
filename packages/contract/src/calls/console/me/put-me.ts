import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { consolePerson } from '../../../entities/console-person.ts';
import { personName } from '../../../entities/console-sign-in.ts';

export const putMe = {
  summary: 'Change one’s name',
  body: z.strictObject({ name: personName }),
  answer: z.object({ person: consolePerson }),
  errors: [],
} satisfies CallSchema;
