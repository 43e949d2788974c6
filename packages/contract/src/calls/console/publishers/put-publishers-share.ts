import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { consolePublisher, payoutShare } from '../../../entities/console-team.ts';
import { reason } from '../../../entities/operated-user.ts';
import { hash } from '../../../entities/scalars.ts';

export const putPublishersShare = {
  summary: 'Set what a publisher is due of suppliers’ payments',
  description:
    'For surveys and offers that are opened from now on, on every node at once; open ones keep theirs.',
  params: z.object({ id: hash }),
  body: z.strictObject({ payout_share: payoutShare, reason }),
  answer: z.object({ publisher: consolePublisher }),
  errors: ['factor-needed', 'not-found', 'unprocessable'],
} satisfies CallSchema;
