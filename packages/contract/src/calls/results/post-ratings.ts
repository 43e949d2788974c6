import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { hash } from '../../entities/scalars.ts';
import { rating } from '../../limits.ts';

const stars = z.number().min(rating.step).max(rating.stars).multipleOf(rating.step);

export const postRatings = {
  summary: 'Rate a survey',
  description:
    'Half stars count; the last rating of a click wins and is answered. Like the result, by click id.',
  body: z.strictObject({ cid: hash, rating: stars }),
  answer: z.object({ result: z.literal(true), rating: stars }),
  errors: ['not-found', 'conflict'],
} satisfies CallSchema;
