import type { Qualification } from '@earnwall/contract/entities/qualification';
import type { AnswerOption, Question } from '@earnwall/contract/entities/question';
import { sampleAnswer, sampleQuestion } from '#samples/sample-question.ts';
import { ago } from './moments.ts';
import { previewAddress } from './preview-address.ts';
import { chosenFacts } from './surveys.ts';

const cities = ['Berlin', 'Bergen', 'Bern', 'Bristol', 'Brno', 'Bruges', 'Brussels', 'Bucharest', 'Budapest'];

/** One of each type (QU-03), and what may make one look different. */
export const questions = {
  single: sampleQuestion(),
  multiple: sampleQuestion({
    ...{ id: 'pets', type: 'multiple_choice', question: 'Which pets live in your household?' },
    answers: [
      ...['Dog', 'Cat', 'Bird', 'Fish'].map((pet) => sampleAnswer(pet, pet)),
      { ...sampleAnswer('none', 'None of them'), exclusive: true },
    ],
    ...{ user_answers: ['Dog', 'Cat'], is_skippable: true },
  }),
  postalCode: sampleQuestion({
    ...{ id: 'zip', type: 'input_text', question: 'What is your postal code?', answers: [] },
    postal_code: { country: 'DE' },
  }),
  text: typed('input_text', 'What is your job called?'),
  number: typed('input_int', 'How many people live in your household?'),
  bigtext: typed('input_bigtext', 'What did you like about the last film you saw?'),
  date: typed('input_date', 'When were you born?'),
  autocomplete: sampleQuestion({
    ...{
      id: 'city',
      type: 'autocomplete',
      question: 'Which city do you live in?',
      answers: [],
      autocomplete: true,
    },
  }),
  long: sampleQuestion({
    ...{ id: 'year', question: 'In which year did you move into your home?' },
    answers: Array.from({ length: 120 }, (_, at) => sampleAnswer(String(2026 - at))),
  }),
} satisfies Record<string, Question>;

function typed(type: Question['type'], question: string): Question {
  return sampleQuestion({ id: type, type, question, answers: [] });
}

export function citiesLike(typedSoFar: string): AnswerOption[] {
  const found = cities.filter((city) => city.toLowerCase().includes(typedSoFar.trim().toLowerCase()));
  return found.map((city) => sampleAnswer(city, city));
}

const nothingElse = { redirect_survey_hash: null, advice: null };

export const asks = (current: Question, number = 2): Qualification => ({
  status: 'accepted',
  questions: { current },
  ...nothingElse,
  round: { number, at_most: 5, can_go_back: number > 1 },
});

export const advises = (current: Question): Qualification => ({
  ...{ status: 'accepted', questions: { current }, redirect_survey_hash: null },
  advice: [
    'Read every question to its end.',
    'Answer as it is, not as you think we want it.',
    'Take your time: answers that come too fast do not count.',
  ],
});

type Qualified = Extract<Qualification, { status: 'qualified' }>;

export const qualified = (changes: Partial<Qualified> = {}): Qualified => ({
  ...{
    status: 'qualified',
    url: previewAddress('result-complete'),
    redirect_type: 'new_tab',
    profiling_review: false,
  },
  profile: profile.map(({ hash, question_text, answers }) => ({ hash, question_text, answers })),
  ...{ sid: 'sample-sid', cid: 'sample-cid' },
  survey: chosenFacts().facts,
  ...nothingElse,
  ...changes,
});

export const profile = [
  known('drink', 'What do you drink in the morning?', ['Tea']),
  known('pets', 'Which pets live in your household?', ['Dog', 'Cat']),
  { ...known('input_text', 'What is your job called?', ['Gardener']), is_outdated: true },
];

function known(hash: string, question_text: string, answers: string[]) {
  return { hash, question_text, answers, answered_at: ago(100_000), is_outdated: false };
}
