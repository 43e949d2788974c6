import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { hash, line } from '../../../entities/scalars.ts';

export const getBonusesOffers = {
  summary: 'Offers that a bonus can be on',
  description: 'Open ones, best first.',
  query: z.object({ search: line.optional().describe('Part of the name or the id.') }),
  answer: z.object({ offers: z.array(z.object({ id: hash, name: line })).max(50) }),
  errors: [],
} satisfies CallSchema;
