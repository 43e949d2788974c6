import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { recovery } from '../../../entities/console-postback.ts';
import { hash, moment } from '../../../entities/scalars.ts';

export const postAppsRecovery = {
  summary: 'Send all that was not delivered since a moment',
  description:
    'Dead letters, what had no endpoint, and what waits for its next attempt, at a bearable pace; ids stay. It goes on ' +
    'through restarts until all of it was sent, or it is cancelled. One at a time for each app.',
  params: z.object({ app: hash }),
  body: z.strictObject({ since: moment }),
  answer: z.object({ recovery }),
  errors: ['not-found', 'conflict', 'unprocessable'],
} satisfies CallSchema;
