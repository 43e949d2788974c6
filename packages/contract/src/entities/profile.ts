import * as z from 'zod';
import { profileReasons } from '../profile-reasons.ts';
import { question } from './question.ts';
import { count, country, hash, moment } from './scalars.ts';

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

const why = z.enum(profileReasons).describe('The family of reasons for which surveys ask it.');

const knownItem = reviewItem.extend({
  answered_at: moment.nullable().describe('Null for what the publisher has told.'),
  is_stale: z.boolean().describe('So old that surveys ask it again.'),
  given_by: z
    .enum(['user', 'publisher'])
    .describe('What the publisher has told can be neither changed nor deleted by the user.'),
  why,
});

const openItem = profileItem.omit({ answers: true }).extend({
  why,
  asked_by: count.describe('How many of the open surveys ask it.'),
});

/** My profile: what is known, and what is not answered yet (decision 0109). */
export const ownProfile = z.object({
  answered: count,
  total: count.describe('Answered and not answered yet.'),
  known: z.array(knownItem).max(500),
  open: z.array(openItem).max(500).describe('The most useful first.'),
  open_surveys: count.describe('Of the user’s country; `asked_by` counts among them.'),
  country: country.nullable().describe('As seen from the connection; it is not an answer.'),
});

export type KnownItem = z.infer<typeof knownItem>;
export type OpenItem = z.infer<typeof openItem>;
export type OwnProfile = z.infer<typeof ownProfile>;
export type ProfileItem = z.infer<typeof profileItem>;
export type ReviewItem = z.infer<typeof reviewItem>;
export type ProfileQuestion = z.infer<typeof profileQuestion>;
