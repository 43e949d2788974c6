import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { personName } from '../../../entities/console-sign-in.ts';
import { consolePublisher, payoutShare } from '../../../entities/console-team.ts';

export const postPublishers = {
  summary: 'Add a publisher',
  description: 'Without a share it is 70 %.',
  body: z.strictObject({ name: personName, payout_share: payoutShare.optional() }),
  answer: z.object({ publisher: consolePublisher }),
  errors: ['factor-needed', 'unprocessable'],
} satisfies CallSchema;
