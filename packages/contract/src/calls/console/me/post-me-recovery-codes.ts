import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { recoveryCodes } from '../../../entities/console-factor.ts';

export const postMeRecoveryCodes = {
  summary: 'Ten new recovery codes in place of the old ones',
  answer: z.object({ recovery_codes: recoveryCodes }),
  errors: ['factor-needed', 'unprocessable'],
} satisfies CallSchema;
