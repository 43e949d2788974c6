import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { placedRank } from '../../../entities/inventory.ts';
import { hash } from '../../../entities/scalars.ts';
import { mostChanges } from '../../../inventory.ts';

const state = {
  paused: z.boolean(),
  featured: z.boolean(),
  rank: placedRank.nullable().describe('Null: the network’s own.'),
};

export const putInventoryOffers = {
  summary: 'Pause, feature or place offers',
  description:
    'Networks’ catalogues do not change what is set here. `before` of the answer, sent as changes, takes everything back.',
  body: z.strictObject({
    changes: z
      .array(
        z.strictObject({
          offer: hash,
          paused: state.paused.optional(),
          featured: state.featured.optional(),
          rank: z
            .union([state.rank, z.enum(['top'])])
            .optional()
            .describe('`top`: before all others.'),
        }),
      )
      .min(1)
      .max(mostChanges),
  }),
  answer: z.object({
    offers: z.array(z.object({ offer: hash, before: z.object(state), after: z.object(state) })),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
