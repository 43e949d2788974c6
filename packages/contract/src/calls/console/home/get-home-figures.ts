import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { queryFlag } from '../../../entities/query.ts';
import { count, hash, line } from '../../../entities/scalars.ts';

const day = z.iso.date();

export const getHomeFigures = {
  summary: 'Yesterday in four figures, with the fourteen days that end with it',
  description:
    'Days are UTC. People, starts and completes count by the day on which the click was opened, rewards by the day on which ' +
    'the ledger moved. Points of several apps do not add up: they are given as US dollars, at each app’s rate of today.',
  query: z.object({
    app: hash.optional(),
    test: queryFlag.optional().describe('Test mode in place of live.'),
  }),
  answer: z.object({
    days: z
      .array(
        z.object({
          day,
          people: count.describe('Who opened a survey.'),
          starts: count,
          completes: count,
          reward: z.number().describe('In `currency`; what was taken back is subtracted.'),
        }),
      )
      .length(14)
      .describe('The last one is yesterday.'),
    currency: z
      .object({ kind: z.enum(['points', 'usd']), name: line, decimals: z.int().min(0).max(6) })
      .describe('Rewards are in 10^-decimals of it.'),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
