import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { metadata } from '../../entities/metadata.ts';
import { queryFlag } from '../../entities/query.ts';
import { hash, line } from '../../entities/scalars.ts';

export const getApp = {
  summary: 'Metadata of the app and of the user',
  description:
    'The first call of the panel: it creates a user seen for the first time. Without a bearer, `sslh` must ' +
    'hold a single-survey link, or the hash of a survey of which X-Account-Id names the app; the answer then ' +
    'describes the app and no user (uhash is null).',
  query: z.object({
    notification: line.optional().describe('Hash of the notification the user came by.'),
    cer: z.coerce
      .number<string>()
      .positive()
      .max(1e9)
      .optional()
      .describe('Exchange rate, for display only.'),
    cn: line.optional().describe('Name of the currency, for display only.'),
    iframe: queryFlag.optional().describe('The panel runs inside a frame.'),
    s: hash.optional().describe('Source the user came from.'),
    sslh: hash.optional().describe('Single-survey link, or hash of a survey, that stands in for a bearer.'),
  }),
  answer: metadata,
  errors: [],
} satisfies CallSchema;
