// What a returning browser brings.
import * as z from 'zod';
import { place, places, seal } from './message.ts';
import { sign } from './sign.ts';
import { parameterName, whole } from './values.ts';

export const back = z
  .strictObject({
    cid: place,
    code: places,
    transaction: place.optional(),
    sign: sign.optional(),
    /** Parameters that may have been added after the signature was made. */
    uncovered: z.array(parameterName).max(20).default([]),
    seal: seal.optional(),
    /** A signed return settles, where a supplier sends no callback. */
    credits: z.strictObject({ min_seconds: whole(0, 3_600), hold_days: whole(0, 90) }).optional(),
  })
  .refine(({ credits, sign }) => credits === undefined || sign !== undefined, {
    path: ['credits'],
    error: 'needs sign: an unsigned return is anybody’s word',
  })
  .refine(({ sign }) => sign === undefined || sign.at.startsWith('query.'), {
    path: ['sign', 'at'],
    error: 'has to be in the query: a browser brings nothing else',
  });

export type Back = z.infer<typeof back>;
