import { describe, expect, it } from 'vitest';
import { answerDigest } from './answer-digest.ts';

const asked = { app_id: 'demo', user_id: 7, question_id: 'pets' };
const digest = answerDigest('a secret', asked, ['dog', 'cat']);

describe('the digest of an answer', () => {
  it('SV-03 is the same for the same answer, in whatever order it was given', () => {
    expect(answerDigest('a secret', asked, ['cat', 'dog', 'dog'])).toBe(digest);
  });

  it.each([
    ['answer', 'a secret', asked, ['dog']],
    ['answer that reads alike', 'a secret', asked, ['dog,cat']],
    ['question', 'a secret', { ...asked, question_id: 'cars' }, ['dog', 'cat']],
    ['person', 'a secret', { ...asked, user_id: 8 }, ['dog', 'cat']],
    ['app', 'a secret', { ...asked, app_id: 'other' }, ['dog', 'cat']],
    ['key', 'another secret', asked, ['dog', 'cat']],
  ])('SV-03 is another one for another %s', (_, secret, of, answers) => {
    expect(answerDigest(secret, of, answers)).not.toBe(digest);
  });
});
