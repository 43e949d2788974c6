import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { answerOption } from '../../entities/question.ts';
import { hash, storableText } from '../../entities/scalars.ts';
import { answerSearch } from '../../limits.ts';

export const getQuestionAnswers = {
  summary: 'Search the answers of a question',
  params: z.object({ questionId: hash }),
  query: z.object({
    q: storableText(200).min(answerSearch.minCharacters).describe('What the user typed.'),
    s: hash.optional().describe('Hash of the survey that asks; absent when the profile is reviewed.'),
  }),
  answer: z.array(answerOption).max(200),
  errors: ['not-found'],
} satisfies CallSchema;
