import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { surveyVerdict } from '../../../entities/inventory.ts';
import { country, hash, line } from '../../../entities/scalars.ts';

export const getInventoryOffersExplain = {
  summary: 'Whether a user would see an offer, clause by clause',
  params: z.object({ offer: hash }),
  query: z.object({
    user: hash.describe('A user hash, or the publisher’s id of a user.'),
    app: hash.optional(),
    country: country.optional(),
  }),
  answer: z.object({
    verdict: surveyVerdict.nullable().describe('Null where several apps know this id.'),
    people: z.array(z.object({ app: hash, app_name: line, uhash: hash, uuid: hash })).max(20),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
