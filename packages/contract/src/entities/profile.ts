import * as z from 'zod';
import { answerOption, givenAnswers } from './question.ts';
import { hash } from './scalars.ts';

/** A question the profile already answers (spec §3 "Profile data item"). */
export const profileItem = z.object({
  hash: hash.describe('Also the id of the question.'),
  question_text: z.string().max(5000),
  answers: z.array(z.string().max(5000)).max(1000).describe('As text in the user’s language.'),
});

/** The same question, opened for editing (spec §3 "Profile question"). */
export const profileQuestion = z.object({
  id: hash,
  question: z.string().max(5000),
  answers: z.array(answerOption).max(10_000),
  user_answers: givenAnswers,
});

export const profileItems = z.array(profileItem).max(500);

export type ProfileItem = z.infer<typeof profileItem>;
export type ProfileQuestion = z.infer<typeof profileQuestion>;
