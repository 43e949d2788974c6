import { expect, it } from 'vitest';
import { answerText } from './answer-text.ts';

const options = [
  { question_id: 'pets', id: 'dog', text: 'Hund' },
  { question_id: 'cars', id: 'dog', text: 'Ein Auto' },
];

it.each([
  ['an option by its text', 'pets', 'single_choice', 'dog', 'Hund'],
  ['one that is gone by its id', 'pets', 'single_choice', 'dragon', 'dragon'],
  ['what was typed as it is', 'zip', 'input_text', '10115', '10115'],
  ['a date in words', 'birthday', 'input_date', '1992-04-17', '17. April 1992'],
  ['a date that is none as it is', 'birthday', 'input_date', 'spring', 'spring'],
] as const)('%s', (_case, id, type, answer, text) => {
  expect(answerText({ id, type }, answer, { options, language: 'de' })).toBe(text);
});
