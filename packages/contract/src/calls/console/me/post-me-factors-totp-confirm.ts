import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { enrolled, factorName } from '../../../entities/console-factor.ts';

export const postMeFactorsTotpConfirm = {
  summary: 'Confirm an authenticator app by a code',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ code: z.string().max(20), name: factorName.optional() }),
  answer: enrolled,
  errors: ['factor-needed', 'not-found', 'unprocessable'],
} satisfies CallSchema;
