import * as z from 'zod';
import { question } from './question.ts';
import { hash, moment } from './scalars.ts';

/** A question the profile already answers (PR-01). */
export const profileItem = z.object({
  hash: hash.describe('Also the id of the question.'),
  question_text: z.string().max(5000),
  answers: z.array(z.string().max(5000)).max(1000).describe('As text in the user’s language.'),
});

export const profileItems = z.array(profileItem).max(500);

/** The same in a review; the last two fields are additions. */
const reviewItem = profileItem.extend({
  answered_at: moment.describe('When it was answered or last confirmed.'),
  is_outdated: z
    .boolean()
    .describe(
      'The answer no longer fits its question: the profile cannot be confirmed before it is changed.',
    ),
});

export const reviewItems = z.array(reviewItem).max(500);

/** The same question, opened for editing (PR-01); how it is answered is an addition. */
export const profileQuestion = question.omit({ is_skippable: true });

export type ProfileItem = z.infer<typeof profileItem>;
export type ReviewItem = z.infer<typeof reviewItem>;
export type ProfileQuestion = z.infer<typeof profileQuestion>;
