import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { ledgerLine } from '../../../entities/ledger-line.ts';
import { publisherUserParams } from '../../../entities/publisher-user.ts';
import { queryLimit } from '../../../entities/query.ts';
import { hash } from '../../../entities/scalars.ts';

export const getUserLedger = {
  summary: 'A user’s ledger',
  description:
    'The latest first. Nothing in it is ever changed: what was wrong is corrected by another line.',
  params: publisherUserParams,
  query: z.object({
    limit: queryLimit.describe('50 when absent.'),
    before: hash.optional().describe('`next` of the page before.'),
  }),
  answer: z.object({
    lines: z.array(ledgerLine).max(200),
    next: hash.nullable().describe('Where the next page begins; null after the last one.'),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
