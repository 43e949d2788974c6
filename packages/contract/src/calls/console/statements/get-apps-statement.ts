import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { hash } from '../../../entities/scalars.ts';
import { statement, statementFormat, statementPeriod } from '../../../entities/statement.ts';

export const getAppsStatement = {
  summary: 'The statement of an app for a day or month',
  description:
    'The same file as its publisher gets, JSON or CSV; without a signature where the app has no postback endpoint.',
  params: z.object({ app: hash, period: statementPeriod }),
  query: z.object({ format: statementFormat }),
  answer: statement,
  errors: ['not-found', 'unprocessable', 'too-many-requests'],
} satisfies CallSchema;
