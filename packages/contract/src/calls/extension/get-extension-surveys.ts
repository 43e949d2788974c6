import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { count } from '../../entities/scalars.ts';

export const getExtensionSurveys = {
  summary: 'How many surveys the extension’s user may take now',
  description:
    'The bearer is the extension’s own token. The answer has an etag, so that asking again is cheap.',
  answer: z.object({ count }),
  errors: [],
} satisfies CallSchema;
