import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { statement, statementFormat, statementPeriod } from '../../../entities/statement.ts';

export const getStatement = {
  summary: 'The statement of a day or month',
  description:
    'A file: JSON, or CSV by `format=csv`. It is signed like a postback, with the headers `webhook-id`, `webhook-timestamp` and `webhook-signature`, by the secret of the postback endpoint. One statement of an app is made at a time.',
  params: z.object({ period: statementPeriod }),
  query: z.object({ format: statementFormat }),
  answer: statement,
  errors: ['conflict', 'unprocessable', 'too-many-requests'],
} satisfies CallSchema;
