import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { hash } from '../../entities/scalars.ts';
import { rating } from '../../limits.ts';

/** By hand: zod's `multipleOf` lets 4.999999999999999 pass, the database does not. */
const stars = z
  .number()
  .min(rating.step)
  .max(rating.stars)
  .refine((given) => Number.isInteger(given / rating.step), 'Must be whole or half stars.')
  .meta({ multipleOf: rating.step });

export const postRatings = {
  summary: 'Rate a survey',
  description:
    'Half stars count; the last rating of a click wins and is answered. Like the result, by click id.',
  body: z.strictObject({ cid: hash, rating: stars }),
  answer: z.object({ result: z.literal(true), rating: stars }),
  errors: ['not-found', 'conflict'],
} satisfies CallSchema;
