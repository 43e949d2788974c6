import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { enrolled, factorName } from '../../../entities/console-factor.ts';
import { passkeyAttestation } from '../../../entities/console-sign-in.ts';

export const postMeFactorsPasskey = {
  summary: 'Enrol a passkey',
  body: z.strictObject({ name: factorName.optional(), passkey: passkeyAttestation }),
  answer: enrolled,
  errors: ['factor-needed', 'conflict', 'unprocessable'],
} satisfies CallSchema;
