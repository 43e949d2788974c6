import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { placedRank } from '../../../entities/inventory.ts';
import { hash } from '../../../entities/scalars.ts';
import { mostChanges } from '../../../inventory.ts';

const state = {
  paused: z.boolean(),
  hot: z.boolean(),
  featured: z.boolean(),
  rank: placedRank.nullable().describe('Null: the supplier’s own.'),
};

export const putInventorySurveys = {
  summary: 'Pause, mark or place surveys',
  description:
    'Suppliers’ lists do not change what is set here. `before` of the answer, sent as changes, takes everything back.',
  body: z.strictObject({
    changes: z
      .array(
        z.strictObject({
          survey: hash,
          paused: state.paused.optional(),
          hot: state.hot.optional(),
          featured: state.featured.optional(),
          rank: z
            .union([state.rank, z.enum(['top'])])
            .optional()
            .describe('`top`: before all others of its country.'),
        }),
      )
      .min(1)
      .max(mostChanges),
  }),
  answer: z.object({
    surveys: z.array(z.object({ survey: hash, before: z.object(state), after: z.object(state) })),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
