import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { done } from '../../entities/done.ts';

export const postBannersView = {
  summary: 'Count that banners were seen',
  body: z.strictObject({
    banners: z
      .array(z.enum(['reward_extension']))
      .min(1)
      .max(10),
  }),
  answer: done,
  errors: [],
} satisfies CallSchema;
