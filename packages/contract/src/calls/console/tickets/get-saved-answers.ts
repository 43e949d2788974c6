import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { savedAnswer } from '../../../entities/saved-answer.ts';

export const getSavedAnswers = {
  summary: 'Saved answers',
  description: 'Those of the asker’s publisher; operators have their own. By name.',
  answer: z.object({ answers: z.array(savedAnswer).max(200) }),
  errors: [],
} satisfies CallSchema;
