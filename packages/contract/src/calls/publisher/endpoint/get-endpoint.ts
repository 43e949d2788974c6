import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { postbackEndpoint } from '../../../entities/postback-endpoint.ts';

export const getEndpoint = {
  summary: 'Where postbacks are sent, and how it is doing',
  answer: z.object({ endpoint: postbackEndpoint }),
  errors: ['not-found'],
} satisfies CallSchema;
