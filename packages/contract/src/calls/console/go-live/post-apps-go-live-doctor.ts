import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { doctorFinding } from '../../../entities/go-live.ts';
import { hash } from '../../../entities/scalars.ts';

export const postAppsGoLiveDoctor = {
  summary: 'Check the postback endpoint',
  description:
    'Plays right and wrong postbacks against the app’s endpoint, all marked as tests, and answers when all are done.',
  params: z.object({ app: hash }),
  body: z.strictObject({
    forged_only: z.boolean().default(false).describe('Only what proves that a forged postback is refused.'),
  }),
  answer: z.object({
    findings: z.array(doctorFinding),
    unreachable: z.string().nullable().describe('Why nothing could be sent.'),
  }),
  errors: ['not-found', 'too-many-requests'],
} satisfies CallSchema;
