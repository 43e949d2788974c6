import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { passkeyOptions } from '../../../entities/console-sign-in.ts';

export const postSessionPasskeyOptions = {
  summary: 'Begin a proof by passkey',
  description: 'For the passkeys of who holds a session; for any passkey of this site where nobody does.',
  answer: z.object({ options: passkeyOptions }),
  errors: [],
} satisfies CallSchema;
