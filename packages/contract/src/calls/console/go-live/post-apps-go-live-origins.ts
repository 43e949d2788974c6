import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { hash, storableText } from '../../../entities/scalars.ts';

export const postAppsGoLiveOrigins = {
  summary: 'Allow the origin of a refused visit',
  params: z.object({ app: hash }),
  body: z.strictObject({
    origin: storableText(300),
    allowed: z.boolean().default(true).describe('False takes it back.'),
  }),
  answer: z.object({ origins: z.array(z.string()) }),
  errors: ['not-found', 'unprocessable'],
} satisfies CallSchema;
