import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { postbackEndpoint } from '../../../entities/postback-endpoint.ts';

export const putEndpointState = {
  summary: 'Pause postbacks, or switch them on again',
  description: 'They wait while it is not on.',
  body: z.strictObject({ state: z.enum(['on', 'paused']) }),
  answer: z.object({ endpoint: postbackEndpoint }),
  errors: ['not-found'],
} satisfies CallSchema;
