import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { notice } from '../../entities/notice.ts';
import { offer } from '../../entities/offer.ts';
import { queryFlag, queryLimit, queryList } from '../../entities/query.ts';
import { platforms } from '../../limits.ts';

export const getOffers = {
  summary: 'Offers and games for the user',
  description:
    'An account or panel state that forbids the list answers 200 with result `error` and its notice.',
  query: z.object({
    platform: queryList(z.enum(platforms), platforms.length)
      .optional()
      .describe('Devices the user chose; all when absent.'),
    limit: queryLimit,
    'is-featured-list': queryFlag.optional().describe('Featured offers only.'),
  }),
  answer: z.discriminatedUnion('result', [
    z.object({
      result: z.literal('success'),
      offers: z.array(offer).max(1000).describe('Best first; what can still be done.'),
      my_offer: z.array(offer).max(1000).describe('All that the user has opened, the latest first.'),
    }),
    notice,
  ]),
  errors: [],
} satisfies CallSchema;
