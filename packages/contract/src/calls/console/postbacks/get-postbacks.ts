import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { consolePostback, consolePostbackState } from '../../../entities/console-postback.ts';
import { postbackType, transactionId } from '../../../entities/postback.ts';
import { queryFlag } from '../../../entities/query.ts';
import { count, hash, moment } from '../../../entities/scalars.ts';

export const getPostbacks = {
  summary: 'Postbacks to publishers, the newest first',
  description: '50 a page; with `format=csv` all pages as one file, which is in the audit.',
  query: z.object({
    app: hash.optional(),
    state: consolePostbackState.optional(),
    type: postbackType.optional(),
    user: hash.optional().describe('A user hash, or the publisher’s id of a user.'),
    transaction: hash.optional().describe('As in postbacks and statements.'),
    from: moment.optional(),
    to: moment.optional().describe('Not included.'),
    test: queryFlag.optional().describe('Only tests; without it all.'),
    after: transactionId.optional().describe('`next` of the page before.'),
    format: z.enum(['json', 'csv']).optional(),
  }),
  answer: z.object({
    postbacks: z.array(consolePostback).max(50),
    next: transactionId.nullable(),
    counts: z
      .object({ waiting: count, dead: count })
      .describe('Of the app, or of all apps of the asker; counted to 1,000.'),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
