import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { postbackEndpoint } from '../../../entities/postback-endpoint.ts';
import { hash } from '../../../entities/scalars.ts';

export const getAppsEndpoint = {
  summary: 'Where postbacks are sent, and how it is doing',
  params: z.object({ app: hash }),
  answer: z.object({ endpoint: postbackEndpoint }),
  errors: ['not-found'],
} satisfies CallSchema;
