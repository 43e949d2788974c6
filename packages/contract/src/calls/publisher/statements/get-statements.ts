import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { statementPeriod, statementSummary } from '../../../entities/statement.ts';

export const getStatements = {
  summary: 'Statements of a range of days or months, without their lines',
  description:
    'One for each period from `from` to `to`, both included: at most 100 days, or 36 months. Periods that have not begun are left out.',
  query: z.object({ from: statementPeriod, to: statementPeriod }),
  answer: z.object({ statements: z.array(statementSummary).max(100) }),
  errors: ['unprocessable', 'too-many-requests'],
} satisfies CallSchema;
