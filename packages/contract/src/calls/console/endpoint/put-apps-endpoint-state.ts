import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { reason } from '../../../entities/operated-user.ts';
import { postbackEndpoint } from '../../../entities/postback-endpoint.ts';
import { hash } from '../../../entities/scalars.ts';

export const putAppsEndpointState = {
  summary: 'Pause postbacks, or switch them on again',
  description: 'They wait while it is not on.',
  params: z.object({ app: hash }),
  body: z.strictObject({ state: z.enum(['on', 'paused']), reason }),
  answer: z.object({ endpoint: postbackEndpoint }),
  errors: ['not-found'],
} satisfies CallSchema;
