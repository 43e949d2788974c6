import { sampleAnswer } from '#samples/sample-question.ts';
import { type Answers, fails, type Preview, waits } from '#screens/design-preview/preview.ts';
import { advises, asks, qualified, questions } from '#screens/design-preview/samples/questions.ts';
import { chosenResult } from '#screens/design-preview/samples/results.ts';
import { chosenSurvey } from '#screens/design-preview/samples/surveys.ts';
import type { Session } from '#session/session.ts';

const chosen = (session: Session) => session.surveyChosen(chosenSurvey);
const accepted = { metadata: { policy_optin: 1 }, happened: chosen } as const;

const question = (
  name: string,
  title: string,
  current: keyof typeof questions,
  more: Partial<Preview> = {},
) =>
  ({
    ...{ name: `question-${name}`, title: `Question: ${title}`, path: '/questions', ...accepted },
    answers: { 'qualification/post-qualification': () => asks(questions[current]) },
    ...more,
  }) satisfies Preview;

const begins = (answer: NonNullable<Answers['qualification/post-qualification']>) => ({
  ...({ path: '/questions', ...accepted } as const),
  answers: { 'qualification/post-qualification': answer },
});

const ended = (outcome: Parameters<Session['surveyQualified']>[0]) => ({
  path: '/qualify' as const,
  happened: (session: Session) => {
    chosen(session);
    session.surveyQualified(outcome);
  },
});
const refused = (message: string | null) => ({
  path: '/qualify' as const,
  happened: (session: Session) => {
    chosen(session);
    session.surveyDisqualified(message);
  },
});
const participates = [{ press: '.button-solid' }];

/** From a tile to its survey (PO-01, QU-02, QF-01). */
export const stepPreviews: readonly Preview[] = [
  { name: 'policy', title: 'Policy', path: '/policy', happened: chosen },
  { name: 'questions-loading', title: 'Questions load', ...begins(waits) },
  { name: 'advice', title: 'Advice', ...begins(() => advises(questions.single)) },
  question('single', 'one answer', 'single'),
  question('multiple', 'many answers, some given before', 'multiple'),
  question('exclusive', 'none of them', 'multiple', { acts: [{ press: '.answer:last-child' }] }),
  question('first', 'the first of a round', 'single', {
    answers: { 'qualification/post-qualification': () => asks(questions.single, 1) },
  }),
  question('back', 'the one before, with its answer', 'multiple', {
    answers: {
      'qualification/post-qualification': ({ body }) =>
        body.before ? asks({ ...questions.single, user_answers: ['tea'] }, 1) : asks(questions.multiple),
    },
    acts: [{ press: '.question-ways .button-soft' }],
  }),
  question('back-failed', 'Back did not work', 'multiple', {
    answers: {
      'qualification/post-qualification': ({ body }) => (body.before ? fails()() : asks(questions.multiple)),
    },
    acts: [{ press: '.question-ways .button-soft' }],
  }),
  question('unknown-end', 'of an unknown number', 'single', {
    answers: {
      'qualification/post-qualification': () => ({ ...asks(questions.single), round: undefined }),
    },
  }),
  question('postal-code', 'a postal code', 'postalCode'),
  question('postal-code-refused', 'no postal code of the country', 'postalCode', {
    acts: [{ enter: '.question input', text: 'SW1A 1AA' }, { press: '.question-ways .button-solid' }],
  }),
  question('text', 'a line of text', 'text'),
  question('number', 'a number', 'number'),
  question('bigtext', 'a longer text', 'bigtext'),
  question('date', 'a date', 'date'),
  question('autocomplete', 'searched answers', 'autocomplete'),
  question('autocomplete-found', 'found answers', 'autocomplete', {
    acts: [{ enter: '.question input', text: 'ber' }],
  }),
  question('long', 'more than a hundred answers', 'long'),
  question('busy', 'an answer on its way', 'multiple', {
    answers: {
      'qualification/post-qualification': () => asks(questions.multiple),
      'qualification/post-answers': waits,
    },
    acts: [{ press: '.question-ways .button-solid' }],
  }),
  question('refused', 'an answer that is not taken', 'multiple', {
    answers: {
      'qualification/post-qualification': () => asks(questions.multiple),
      'qualification/post-answers': () => ({
        status: 'error',
        message: 'Please look at your answer once more.',
      }),
    },
    acts: [{ press: '.question-ways .button-solid' }],
  }),
  question('skip', 'skipped?', 'multiple', { acts: [{ press: '.question-ways .button-plain' }] }),
  question('preselected', 'an answer at hand', 'single', {
    answers: {
      'qualification/post-qualification': () =>
        asks({
          ...questions.single,
          answers: [sampleAnswer('tea', 'Tea', true), sampleAnswer('coffee', 'Coffee')],
        }),
    },
  }),
  {
    ...{ name: 'questions-closed', title: 'Questions are closed' },
    ...begins(() => ({ status: 'error', message: 'This survey has just been closed.' })),
  },
  {
    ...{ name: 'profile-completed', title: 'The profile is complete' },
    ...begins(() => qualified({ onboarding: { user_reward: 600 } })),
  },
  {
    ...{ name: 'questions-review', title: 'A profile review comes first' },
    ...begins(() => qualified({ profiling_review: true })),
  },
  { name: 'qualified', title: 'Qualified', ...ended(qualified()) },
  {
    ...{ name: 'qualified-profile', title: 'Qualified: with the profile unfolded', ...ended(qualified()) },
    acts: [{ press: '.qualify-profile-summary' }],
  },
  { name: 'qualified-tip', title: 'Qualified: with a tip', ...ended(qualified({ profile: [] })) },
  {
    // An address that no browser opens stands for a browser that opens none.
    ...{ name: 'qualified-blocked', title: 'Qualified: the browser opens no tab' },
    ...ended(qualified({ url: 'about:blank' })),
    acts: participates,
  },
  {
    ...{ name: 'started', title: 'The survey has opened', mode: 'in-app', acts: participates },
    ...ended(qualified()),
    metadata: { is_surveys_panel_enabled: false },
    answers: { 'results/get-results': () => chosenResult({ result: 'pending', user_reward: 0 }) },
  },
  { name: 'disqualified', title: 'Disqualified', ...refused(null) },
  {
    name: 'disqualified-message',
    title: 'Disqualified: in the server’s words',
    ...refused('This survey looks for people with a garden.'),
  },
  {
    ...{ name: 'finished', title: 'A visit without a panel is over', path: '/' },
    metadata: { is_surveys_panel_enabled: false },
    happened: (session) => session.surveyClosed(false),
  },
];
