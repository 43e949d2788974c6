import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { postbackEndpoint } from '../../../entities/postback-endpoint.ts';
import { hash, moment } from '../../../entities/scalars.ts';

export const getAppsEndpoint = {
  summary: 'Where postbacks are sent, and how it is doing',
  params: z.object({ app: hash }),
  answer: z.object({
    endpoint: postbackEndpoint,
    rotated: z
      .object({ by: hash.nullable(), at: moment })
      .nullable()
      .describe('Who last made a new secret; null for the first one.'),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
