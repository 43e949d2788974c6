import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { bonusType, operatedBonus } from '../../../entities/operated-bonus.ts';
import { hash } from '../../../entities/scalars.ts';

export const getBonuses = {
  summary: 'Bonuses with what they have cost and brought',
  description: 'The latest start first, 50 a page; with `format=csv` all pages as one file.',
  query: z.object({
    app: hash.optional(),
    type: bonusType.optional(),
    state: z.enum(['planned', 'running', 'ended']).optional(),
    after: hash.optional().describe('`next` of the page before.'),
    format: z.enum(['json', 'csv']).optional(),
  }),
  answer: z.object({ bonuses: z.array(operatedBonus).max(50), next: hash.nullable() }),
  errors: ['not-found'],
} satisfies CallSchema;
