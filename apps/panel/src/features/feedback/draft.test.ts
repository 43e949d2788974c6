import { expect, it } from 'vitest';
import { type Draft, feedbackOf } from './draft.ts';

it.each<[string, Draft, ReturnType<typeof feedbackOf>]>([
  ['nothing chosen', { option: null, comment: '' }, null],
  ['a comment alone', { option: null, comment: 'It never loaded' }, null],
  ['an option', { option: 'broken_survey', comment: '' }, { option: 'broken_survey', message: '' }],
  ['other', { option: 'other', comment: '' }, null],
  ['other with blanks', { option: 'other', comment: ' \n\t ' }, null],
  [
    'other with words',
    { option: 'other', comment: ' Too long \n' },
    { option: 'other', message: 'Too long' },
  ],
  [
    'another option after a comment',
    { option: 'dont_like_survey', comment: 'Too long' },
    { option: 'dont_like_survey', message: '' },
  ],
])('FB-01 what can be sent: %s', (_, draft, feedback) => {
  expect(feedbackOf(draft)).toEqual(feedback);
});
