import type { Question } from '@earnwall/contract/entities/question';
import { describe, expect, it } from 'vitest';
import { sampleAnswer, sampleQuestion } from '#samples/sample-question.ts';
import { sampleSurveyFacts } from '#samples/sample-survey-facts.ts';
import { hasAnswer } from './asking.ts';
import { begin, type Event, type LoadFailure, next, type State, type Step } from './machine.ts';
import { noRound } from './round.ts';

const question = sampleQuestion({ is_skippable: true });
const other = sampleQuestion({ id: 'pet', question: 'Do you have a pet?' });
const tips = ['Read each question', 'Take your time', 'Answer honestly'];
const outcome = {
  status: 'qualified' as const,
  url: 'https://panel.example/go/c1',
  redirect_type: 'new_tab' as const,
  profiling_review: false,
  profile: [],
  redirect_survey_hash: null,
  advice: null,
  sid: 's1',
  cid: 'c1',
  survey: sampleSurveyFacts(),
};

const accepted = (changes: Partial<Extract<Event, { type: 'accepted' }>> = {}): Event => ({
  type: 'accepted',
  question,
  redirectSurvey: null,
  advice: null,
  round: undefined,
  ...changes,
});
const answered = (...answers: string[]): Event => ({ type: 'answers-changed', answers, problem: null });
const submitted: Event = { type: 'answer-submitted' };
const failed: Event = { type: 'answer-failed' };
const rejected = (given: Question | null): Event => ({
  type: 'rejected',
  message: 'Too old',
  question: given,
});
const disqualified = (redirectUrl: string | null): Event => ({
  type: 'disqualified',
  message: 'Full',
  redirectUrl,
});

/** Where a qualification of survey h1 stands after these events, and what the last of them asks for. */
function walk(...events: Event[]): Step {
  return events.reduce<Step>((step, event) => next(step.state, event), begin('h1'));
}
const asked = accepted();
const submitting = [asked, answered('tea'), submitted];

describe('checking', () => {
  it('QU-01 begins with the disqualification check', () => {
    expect(begin('h1')).toEqual({
      state: { name: 'checking', survey: 'h1', round: noRound },
      effects: [{ type: 'begin', survey: 'h1' }],
    });
  });

  it('QU-01 found-disqualified: disqualified', () => {
    expect(walk({ type: 'found-disqualified' })).toMatchObject({
      state: { name: 'disqualified' },
      effects: [{ type: 'keep-disqualified', message: null }],
    });
  });

  it('QU-01 disqualified without an address: disqualified', () => {
    expect(walk(disqualified(null))).toMatchObject({
      state: { name: 'disqualified' },
      effects: [{ type: 'keep-disqualified', message: 'Full' }],
    });
  });

  it('QU-01 disqualified with an address: leaves to it', () => {
    expect(walk(disqualified('https://publisher.example/sorry'))).toMatchObject({
      state: { name: 'left' },
      effects: [{ type: 'leave', url: 'https://publisher.example/sorry' }],
    });
  });

  it('QU-01 a question without advice: asking', () => {
    expect(walk(asked)).toMatchObject({
      state: { name: 'asking', question, answers: [], problem: null },
      effects: [],
    });
  });

  it('QU-01 a question with advice: advice', () => {
    expect(walk(accepted({ advice: tips }))).toMatchObject({ state: { name: 'advice', tips }, effects: [] });
  });

  it('QU-01 qualified at once without advice: qualified, and the outcome is stored', () => {
    expect(walk({ type: 'qualified', outcome })).toMatchObject({
      state: { name: 'qualified', outcome },
      effects: [{ type: 'keep-qualified', outcome }],
    });
  });

  it('QU-01 qualified at once with advice: advice, and nothing is stored yet', () => {
    expect(walk({ type: 'qualified', outcome: { ...outcome, advice: tips } })).toMatchObject({
      state: { name: 'advice', tips },
      effects: [],
    });
  });

  it('QU-01 rejected: closed with the message, the survey cleared', () => {
    expect(walk(rejected(null))).toMatchObject({
      state: { name: 'closed', message: 'Too old' },
      effects: [{ type: 'clear-survey' }],
    });
  });
});

describe('advice', () => {
  const taken: Event = { type: 'advice-accepted', latencies: [12, 16] };

  it('QU-01 accepted before a question: asking, and the latencies are posted', () => {
    expect(walk(accepted({ advice: tips, redirectSurvey: 'h2' }), taken)).toMatchObject({
      state: { name: 'asking', survey: 'h2', question },
      effects: [
        { type: 'post-latencies', latencies: [12, 16] },
        { type: 'switch-survey', survey: 'h2' },
      ],
    });
  });

  it('QU-01 accepted before the qualify screen: qualified', () => {
    const advised = { ...outcome, advice: tips };
    expect(walk({ type: 'qualified', outcome: advised }, taken)).toMatchObject({
      state: { name: 'qualified' },
      effects: [
        { type: 'post-latencies', latencies: [12, 16] },
        { type: 'keep-qualified', outcome: advised },
      ],
    });
  });
});

describe('asking', () => {
  it('QU-01 answer-submitted: submitting, and the answer is posted', () => {
    expect(walk(...submitting)).toMatchObject({
      state: { name: 'submitting', skipping: false },
      effects: [{ type: 'post-answer', survey: 'h1', question: 'drink', answer: ['tea'], skip: false }],
    });
  });

  it('QU-01 a second press on Next posts nothing', () => {
    expect(walk(...submitting, submitted).effects).toEqual([]);
  });

  it('QU-01 question-skipped: submitting, without the answers', () => {
    expect(walk(asked, answered('tea'), { type: 'question-skipped' })).toMatchObject({
      state: { name: 'submitting', skipping: true },
      effects: [{ type: 'post-answer', answer: [], skip: true }],
    });
  });

  it('QU-05 a question that is not skippable is not skipped', () => {
    const step = walk(accepted({ question: other }), { type: 'question-skipped' });
    expect(step).toMatchObject({ state: { name: 'asking' }, effects: [] });
  });

  it.each<[string, Event]>([
    ['submitted', submitted],
    ['left', { type: 'left-empty' }],
  ])('QU-09 an answer %s empty is told so and not posted', (_, event) => {
    expect(walk(asked, answered(' '), event)).toMatchObject({
      state: { name: 'asking', problem: { text: 'empty_answer_general' } },
      effects: [],
    });
  });

  it('keeps a problem that says more than that the answer is empty', () => {
    const young: Event = { type: 'answers-changed', answers: [], problem: { text: 'age_limit_validation' } };
    expect(walk(asked, young, submitted).state).toMatchObject({ problem: { text: 'age_limit_validation' } });
  });

  it('sends no blank answers along with others', () => {
    expect(walk(asked, answered('tea', ' '), submitted).effects).toMatchObject([{ answer: ['tea'] }]);
  });

  it('QU-04 starts with what was answered before, else with what is pre-selected', () => {
    const answers = [sampleAnswer('a'), sampleAnswer('b', 'B', true)];
    const first = walk(accepted({ question: sampleQuestion({ answers }) })).state;
    const again = walk(accepted({ question: sampleQuestion({ answers, user_answers: ['a'] }) })).state;
    expect([first, again]).toMatchObject([{ answers: ['b'] }, { answers: ['a'] }]);
  });
});

describe('submitting', () => {
  it('QU-01 accepted: the next question, without answers and error, hence without Next', () => {
    const { state, effects } = walk(...submitting, accepted({ question: other }));
    expect(state).toMatchObject({
      name: 'asking',
      question: other,
      answers: [],
      problem: null,
      round: { number: 2 },
    });
    expect(state.name === 'asking' && hasAnswer(state)).toBe(false);
    expect(effects).toEqual([]);
  });

  it('QU-11 accepted with another survey hash: goes on with that survey', () => {
    const { state, effects } = walk(...submitting, accepted({ question: other, redirectSurvey: 'h2' }));
    expect([state.survey, effects]).toEqual(['h2', [{ type: 'switch-survey', survey: 'h2' }]]);
    expect(next(next(state, answered('tea')).state, submitted).effects).toMatchObject([{ survey: 'h2' }]);
  });

  it('QU-01 rejected: asking with the message, answers cleared', () => {
    expect(walk(...submitting, rejected(null)).state).toMatchObject({
      name: 'asking',
      question,
      answers: [],
      problem: { message: 'Too old' },
    });
  });

  it('QU-01 rejected with prior answers: asking, those are kept', () => {
    const given = sampleQuestion({ user_answers: ['coffee'] });
    expect(walk(...submitting, rejected(given)).state).toMatchObject({ answers: ['coffee'] });
  });

  it('QU-01 answer-failed: asking, the answer kept, the skip flag reset', () => {
    const kept = walk(...submitting, failed);
    expect(kept).toMatchObject({
      state: { name: 'asking', answers: ['tea'], problem: { text: 'answer_failed' } },
      effects: [],
    });
    const skipped = [asked, answered('tea'), { type: 'question-skipped' } as const, failed];
    expect(walk(...skipped, submitted).effects).toMatchObject([{ answer: ['tea'], skip: false }]);
  });

  it('QU-01 qualified without advice: qualified', () => {
    expect(walk(...submitting, { type: 'qualified', outcome }).state.name).toBe('qualified');
  });

  it('QU-11 qualified for another survey: goes on with that survey', () => {
    const elsewhere = { ...outcome, redirect_survey_hash: 'h2' };
    expect(walk(...submitting, { type: 'qualified', outcome: elsewhere })).toMatchObject({
      state: { survey: 'h2' },
      effects: [{ type: 'switch-survey', survey: 'h2' }, { type: 'keep-qualified' }],
    });
  });

  it('QU-01 qualified with advice: advice', () => {
    const advised: Event = { type: 'qualified', outcome: { ...outcome, advice: tips } };
    expect(walk(...submitting, advised).state.name).toBe('advice');
  });

  it('QU-01 disqualified without an address: disqualified', () => {
    expect(walk(...submitting, disqualified(null)).state.name).toBe('disqualified');
  });

  it('QU-01 disqualified with an address: leaves to it', () => {
    expect(walk(...submitting, disqualified('https://publisher.example'))).toMatchObject({
      state: { name: 'left' },
      effects: [{ type: 'leave', url: 'https://publisher.example' }],
    });
  });
});

describe('returning', () => {
  const round = (number: number, can_go_back = number > 1) => ({ number, at_most: 4, can_go_back });
  const second = [
    accepted({ round: round(1) }),
    answered('tea'),
    submitted,
    accepted({ question: other, round: round(2) }),
  ];
  const back: Event = { type: 'went-back' };
  const first = accepted({ question: sampleQuestion({ user_answers: ['tea'] }), round: round(1) });

  it('QU-02 went-back: asks for the question before', () => {
    expect(walk(...second, back)).toMatchObject({
      state: { name: 'returning', interrupted: { question: other } },
      effects: [{ type: 'go-back', survey: 'h1', question: 'pet' }],
    });
  });

  it('QU-02 went-back from the first question changes nothing', () => {
    expect(walk(accepted({ round: round(1) }), back)).toMatchObject({
      state: { name: 'asking' },
      effects: [],
    });
  });

  it('accepted: the question before with its answer, and the bar back where it was', () => {
    const { state } = walk(...second, back, first);
    expect(state).toMatchObject({
      name: 'asking',
      answers: ['tea'],
      round: { number: 1, share: 0.2, revised: true },
    });
  });

  it('accepted: with the answer given here where the server reads none back', () => {
    expect(walk(...second, back, accepted({ round: round(1) })).state).toMatchObject({ answers: ['tea'] });
  });

  it('what is answered from there on replaces what was, and what was put in comes again', () => {
    const half = [...second, answered('yes'), back, first, answered('coffee'), submitted] as const;
    expect(walk(...half).effects).toMatchObject([{ question: 'drink', answer: ['coffee'], change: true }]);
    const on = [...half, accepted({ question: other, round: round(2) })] as const;
    expect(walk(...on).state).toMatchObject({ question: other, answers: ['yes'], round: { number: 2 } });
    expect(walk(...on, submitted).effects).toMatchObject([{ question: 'pet', change: true }]);
  });

  it('without Back an answer replaces nothing', () => {
    expect(walk(...second, answered('yes'), submitted).effects).toMatchObject([{ change: false }]);
  });

  it('back-failed: the question is still there, and says so', () => {
    const failed: Event = { type: 'back-failed' };
    expect(walk(...second, answered('yes'), back, failed).state).toMatchObject({
      ...{ name: 'asking', question: other, answers: ['yes'], problem: { text: 'question_back_failed' } },
    });
  });

  it('the outcome, where another tab has brought it about', () => {
    expect(walk(...second, back, disqualified(null)).state.name).toBe('disqualified');
    expect(walk(...second, back, { type: 'qualified', outcome }).state.name).toBe('qualified');
  });
});

describe('a postal code', () => {
  const zip = sampleQuestion({ id: 'zip', type: 'input_text', answers: [], postal_code: { country: 'DE' } });

  it('of another country is not posted, and an example says why', () => {
    expect(walk(accepted({ question: zip }), answered('SW1A 1AA'), submitted)).toMatchObject({
      state: { name: 'asking', problem: { text: 'postal_code_invalid', example: '10115' } },
      effects: [],
    });
  });

  it('of the country is', () => {
    expect(walk(accepted({ question: zip }), answered(' 10115'), submitted).state.name).toBe('submitting');
  });
});

describe('qualified', () => {
  it('QU-14 profile-changed: begins again, because other answers may mean another outcome', () => {
    const reviewed = { ...outcome, profiling_review: true, redirect_survey_hash: 'h2' };
    expect(walk({ type: 'qualified', outcome: reviewed }, { type: 'profile-changed' })).toMatchObject({
      state: { name: 'checking', survey: 'h2' },
      effects: [{ type: 'begin', survey: 'h2' }],
    });
  });
});

describe('any state', () => {
  const lost: LoadFailure = { type: 'connection_error', retryAfterMs: 7000 };
  const gone: LoadFailure = { type: 'emptySurvay' };
  const states: Record<string, State> = {
    checking: begin('h1').state,
    advice: walk(accepted({ advice: tips })).state,
    asking: walk(asked).state,
    submitting: walk(...submitting).state,
  };

  it.each(
    Object.entries(states).flatMap(
      ([name, state]) =>
        [
          [`${name}, nothing returned`, { type: 'nothing-returned' }, state, null],
          [`${name}, no answer`, { type: 'load-failed', failure: lost }, state, lost],
          [`${name}, refused`, { type: 'load-failed', failure: gone }, state, gone],
        ] satisfies [string, Event, State, LoadFailure | null][],
    ),
  )('QU-01 ER-02 %s: closed, clearing the survey and saying why', (_, event, state, failure) => {
    expect(next(state, event)).toMatchObject({
      state: { name: 'closed', message: null },
      effects: [{ type: 'close', failure }],
    });
  });

  it('is not moved by what came too late', () => {
    const { state } = walk(disqualified(null));
    expect(next(state, asked)).toEqual({ state, effects: [] });
  });
});
