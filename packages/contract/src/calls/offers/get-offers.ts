import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { notice } from '../../entities/notice.ts';
import { offer } from '../../entities/offer.ts';
import { platforms } from '../../limits.ts';

/** A list in a query string comes as repeated parameters or as one with commas. */
const platformList = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',') : value),
  z.array(z.enum(platforms)).max(platforms.length),
);

export const getOffers = {
  summary: 'Offers and games for the user',
  description:
    'An account or panel state that forbids the list answers 200 with result `error` and its notice.',
  query: z.object({
    platform: platformList.optional().describe('Devices the user chose; all when absent.'),
    limit: z.coerce.number<string>().int().min(1).max(200).optional(),
    'is-featured-list': z.stringbool().optional().describe('Featured offers only.'),
  }),
  answer: z.discriminatedUnion('result', [
    z.object({
      result: z.literal('success'),
      offers: z.array(offer).max(1000),
      my_offer: z.array(offer).max(1000).describe('Offers the user has opened or begun.'),
    }),
    notice,
  ]),
  errors: [],
} satisfies CallSchema;
