import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { currency, inventoryOffer } from '../../../entities/inventory.ts';
import { country, hash, line, storableText } from '../../../entities/scalars.ts';
import { itemStatuses, offerCategories, offerPlatforms, offerSorts } from '../../../inventory.ts';

export const getInventoryOffers = {
  summary: 'Offers of all networks',
  description:
    '50 a page; figures are those of seven days within the asker’s apps, or of `app`. `format=csv` gives all pages.',
  query: z.object({
    network: hash.optional(),
    category: z.enum(offerCategories).optional(),
    platform: z.enum(offerPlatforms).optional(),
    country: country.optional(),
    status: z.enum(itemStatuses).optional().describe('Open and paused ones when absent.'),
    featured: z.enum(['1']).optional(),
    search: storableText(128)
      .min(1)
      .optional()
      .describe('Part of the name, the id, or the network’s name of it.'),
    app: hash.optional().describe('Whose currency and figures.'),
    sort: z.enum(offerSorts).optional().describe('By `rank` when absent.'),
    order: z.enum(['asc', 'desc']).optional(),
    after: hash.optional().describe('`next` of the page before.'),
    format: z.enum(['json', 'csv']).optional(),
  }),
  answer: z.object({
    offers: z.array(inventoryOffer).max(50),
    next: hash.nullable(),
    currency: currency.nullable(),
    networks: z.array(z.object({ id: hash, name: line })),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
