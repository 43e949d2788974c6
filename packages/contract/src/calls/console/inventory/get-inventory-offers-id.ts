import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { currency, inventoryOffer, offerDetails } from '../../../entities/inventory.ts';
import { hash } from '../../../entities/scalars.ts';

export const getInventoryOffersId = {
  summary: 'An offer with its milestones and its outcomes of seven days',
  params: z.object({ offer: hash }),
  query: z.object({ app: hash.optional().describe('Whose currency and figures.') }),
  answer: z.object({ offer: inventoryOffer, details: offerDetails, currency: currency.nullable() }),
  errors: ['not-found'],
} satisfies CallSchema;
