// The survey itself: a few questions about mornings, and what their answers lead to.
import { type Outcome, outcomes } from '../outcomes.ts';

export interface Question {
  id: string;
  text: string;
  hint?: string;
  kind: 'one' | 'some' | 'scale' | 'words';
  choices: readonly Choice[];
}

interface Choice {
  value: string;
  label: string;
  /** Chosen, it ends the survey. */
  leadsTo?: Outcome;
}

/** By the question's id. What was never asked is missing; what was left empty is an empty list. */
export type Answers = Record<string, readonly string[]>;

const { screenOut, lateScreenOut, quality } = outcomes;

export const questions: readonly [Question, ...Question[]] = [
  {
    id: 'shopping',
    kind: 'one',
    text: 'Who shops for groceries in your home?',
    choices: [
      { value: 'me', label: 'Mostly me' },
      { value: 'shared', label: 'We share it' },
      { value: 'others', label: 'Somebody else', leadsTo: screenOut },
    ],
  },
  {
    id: 'breakfast',
    kind: 'some',
    text: 'What is on your table on a weekday morning?',
    hint: 'Choose all that apply.',
    choices: [
      { value: 'bread', label: 'Bread or toast' },
      { value: 'cereal', label: 'Cereal or porridge' },
      { value: 'eggs', label: 'Eggs' },
      { value: 'fruit', label: 'Fruit' },
      { value: 'drink', label: 'Only something to drink' },
    ],
  },
  {
    id: 'cooking',
    kind: 'one',
    text: 'How often do you cook at home?',
    choices: [
      { value: 'daily', label: 'Every day' },
      { value: 'weekly', label: 'A few times a week' },
      { value: 'rarely', label: 'Now and then' },
      { value: 'never', label: 'Never', leadsTo: lateScreenOut },
    ],
  },
  {
    id: 'attention',
    kind: 'one',
    text: 'To show that you are reading along, please choose “Orange juice”.',
    choices: [
      { value: 'coffee', label: 'Coffee', leadsTo: quality },
      { value: 'tea', label: 'Tea', leadsTo: quality },
      { value: 'juice', label: 'Orange juice' },
      { value: 'milk', label: 'Milk', leadsTo: quality },
    ],
  },
  {
    id: 'mood',
    kind: 'scale',
    text: 'How good are your mornings, all in all?',
    hint: '1 is dreadful, 5 is wonderful.',
    choices: ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value })),
  },
  {
    id: 'wish',
    kind: 'words',
    text: 'What would make them better?',
    hint: 'A few words, if you like.',
    choices: [],
  },
];

export const longestText = 500;

export type Step = { kind: 'ask'; question: Question; number: number } | { kind: 'ended'; outcome: Outcome };

export function stepOf(answers: Answers): Step {
  for (const { id, choices } of questions) {
    const ending = choices.find(({ value, leadsTo }) => leadsTo && answers[id]?.includes(value));
    if (ending?.leadsTo) return { kind: 'ended', outcome: ending.leadsTo };
  }
  const index = questions.findIndex(({ id }) => !answers[id]);
  const question = questions[index];
  if (!question) return { kind: 'ended', outcome: outcomes.complete };
  return { kind: 'ask', question, number: index + 1 };
}

/** Half of the questions is worth something to the client; less is not. */
export function outcomeOfLeaving(answers: Answers): Outcome {
  return Object.keys(answers).length * 2 >= questions.length ? outcomes.partial : outcomes.screenOut;
}

/** null where the answer does not fit its question. */
export function readAnswer({ kind, choices }: Question, given: readonly string[]): readonly string[] | null {
  const values = given.map((value) => value.trim()).filter((value) => value !== '');
  if (kind === 'words') return values.length <= 1 && (values[0] ?? '').length <= longestText ? values : null;
  const known = values.every((value) => choices.some((choice) => choice.value === value));
  const enough = kind === 'some' ? values.length > 0 : values.length === 1;
  return known && enough ? values : null;
}
