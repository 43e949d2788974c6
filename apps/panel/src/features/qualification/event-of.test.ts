import { expect, it } from 'vitest';
import { sampleQuestion } from '#samples/sample-question.ts';
import { eventOf } from './event-of.ts';

const current = sampleQuestion();

it('AP-07 POST /qualification and POST /answers: each status is an event of the machine', () => {
  expect(
    eventOf({ status: 'accepted', questions: { current }, redirect_survey_hash: 'h2', advice: null }),
  ).toEqual({ type: 'accepted', question: current, redirectSurvey: 'h2', advice: null });
  expect(eventOf({ status: 'error', message: 'Too old' })).toEqual({
    type: 'rejected',
    message: 'Too old',
    question: null,
  });
  expect(eventOf({ status: 'disqualified', message: null, redirect_url: 'https://x.example' })).toEqual({
    type: 'disqualified',
    message: null,
    redirectUrl: 'https://x.example',
  });
});

it('AP-07 POST /qualification: nothing returned closes it', () => {
  expect(eventOf(null)).toEqual({ type: 'nothing-returned' });
});
