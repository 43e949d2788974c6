import { sampleKnownItem, sampleOpenItem, sampleOwnProfile } from '#samples/sample-own-profile.ts';
import { ago } from './moments.ts';

const answered_at = ago(100_000);

const known = [
  sampleKnownItem({
    ...{ hash: 'birthday', question_text: 'When were you born?', answers: ['April 17, 1992'], why: 'people' },
    ...{ answered_at: null, given_by: 'publisher' },
  }),
  sampleKnownItem({
    ...{ hash: 'zip', question_text: 'What is your ZIP or postal code?', answers: ['60614'], why: 'region' },
    ...{ answered_at: ago(700_000), is_stale: true },
  }),
  sampleKnownItem({
    ...{ hash: 'drink', question_text: 'What do you drink in the morning?', answers: ['Tea'], answered_at },
  }),
  sampleKnownItem({
    ...{ hash: 'household_size', question_text: 'How many people live in your household, including you?' },
    ...{ answers: ['3'], why: 'household', answered_at },
  }),
  sampleKnownItem({
    ...{ hash: 'devices', question_text: 'Which of these devices do you use?', why: 'technology' },
    ...{ answers: ['Smartphone', 'Laptop'], answered_at },
  }),
  sampleKnownItem({
    ...{ hash: 'pets', question_text: 'Which pets live in your household?', answers: ['Dog', 'Cat'] },
    ...{ why: 'pets', answered_at },
  }),
  sampleKnownItem({
    ...{ hash: 'games', question_text: 'Which kinds of games do you play?', answers: ['Puzzles'] },
    ...{ why: 'media', answered_at },
  }),
  sampleKnownItem({
    ...{ hash: 'job', question_text: 'What is your job title?', answers: ['Gardener'], why: 'work' },
    answered_at,
  }),
];

const open = [
  sampleOpenItem({ question_text: 'How many cars does your household have?' }),
  sampleOpenItem({
    ...{ hash: 'grocery_role', question_text: 'Who does most of the grocery shopping in your household?' },
    ...{ why: 'shopping', asked_by: 7 },
  }),
  sampleOpenItem({
    ...{ hash: 'industry', question_text: 'In which industry do you work?', why: 'work', asked_by: 0 },
  }),
];

export const ownProfile = sampleOwnProfile(known, open);
export const wholeProfile = sampleOwnProfile(
  known.map((item) => ({ ...item, is_stale: false })),
  [],
);
export const emptyProfile = sampleOwnProfile([], open);
