import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { queryFlag } from '../../entities/query.ts';
import { result } from '../../entities/result.ts';
import { hash } from '../../entities/scalars.ts';

export const getResults = {
  summary: 'Outcome of a survey',
  description:
    'A tab opened from a frame has no login, so the click id alone suffices; a bearer of another user gets 404. ' +
    'A final result is unused for the first tab id that asks, and for that one again.',
  query: z.object({
    cid: hash.describe('The click.'),
    peek: queryFlag.optional().describe('Looks without using the result up.'),
  }),
  answer: result,
  errors: ['not-found'],
} satisfies CallSchema;
