import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { passkeyOptions } from '../../../entities/console-sign-in.ts';

export const postMeFactorsPasskeyOptions = {
  summary: 'Begin to enrol a passkey',
  description: 'Who has a factor must have proven it within ten minutes.',
  answer: z.object({ options: passkeyOptions }),
  errors: ['factor-needed', 'conflict'],
} satisfies CallSchema;
