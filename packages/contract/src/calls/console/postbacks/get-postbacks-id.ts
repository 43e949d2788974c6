import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { consolePostbackDetails } from '../../../entities/console-postback.ts';
import { postbackParams } from '../../../entities/postback.ts';

export const getPostbacksId = {
  summary: 'A postback with every attempt, and the request as it would be sent now',
  description: 'It never contains a secret, nor a signature: whoever may read it may not send it.',
  params: postbackParams,
  answer: z.object({ postback: consolePostbackDetails }),
  errors: ['not-found'],
} satisfies CallSchema;
