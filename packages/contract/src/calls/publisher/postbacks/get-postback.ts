import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { loggedPostback, postbackParams, sentRequest } from '../../../entities/postback.ts';

export const getPostback = {
  summary: 'A postback with its attempts, and the request as it would be sent now',
  params: postbackParams,
  answer: z.object({
    postback: loggedPostback,
    request: sentRequest.nullable().describe('Null while the app has no endpoint.'),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
