import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { offer } from '../../entities/offer.ts';
import { queryFlag } from '../../entities/query.ts';
import { hash } from '../../entities/scalars.ts';

export const getOffersId = {
  summary: 'One offer with its rewards',
  params: z.object({ id: hash }),
  query: z.object({
    is_preloaded: queryFlag.optional().describe('The panel already shows this offer from a list.'),
  }),
  answer: z.object({ data: offer }),
  errors: ['not-found'],
} satisfies CallSchema;
