import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { appLine, appStatus } from '../../../entities/operated-app.ts';
import { queryLimit } from '../../../entities/query.ts';
import { hash, line } from '../../../entities/scalars.ts';

export const getApps = {
  summary: 'Apps with how they are doing',
  description: 'By name. `format=csv` gives all pages as one file.',
  query: z.object({
    search: line.optional().describe('Part of the name, the id or the publisher’s name.'),
    state: appStatus.optional(),
    mode: z.enum(['live', 'test']).optional(),
    limit: queryLimit.describe('50 when absent.'),
    after: hash.optional().describe('`next` of the page before.'),
    format: z.enum(['json', 'csv']).optional(),
  }),
  answer: z.object({
    apps: z.array(appLine).max(200),
    next: hash.nullable().describe('Where the next page begins; null after the last one.'),
  }),
  errors: [],
} satisfies CallSchema;
