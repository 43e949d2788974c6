import { describe, expect, it } from 'vitest';
import { type AnswerProblem, checkAnswer } from './check-answer.ts';
import type { ProfileQuestion } from './question.ts';

const now = new Date('2026-07-15T12:00:00Z');
const isOption = (id: string) => ['dog', 'cat', 'fish'].includes(id);

function check(type: ProfileQuestion['type'], given: string[], rules: ProfileQuestion['rules'] = {}) {
  const question = { id: 'q', type, rules, is_skippable: false, shelf_life_days: null, effort: 1 };
  return checkAnswer(question, given, { isOption, now, country: 'DE' });
}

type Case = [ProfileQuestion['type'], string[], ProfileQuestion['rules'], string[]];
type BadCase = [ProfileQuestion['type'], string[], ProfileQuestion['rules'], AnswerProblem];

describe('answers that are taken', () => {
  it.each<Case>([
    ['single_choice', ['dog'], {}, ['dog']],
    ['multiple_choice', ['dog', 'fish'], {}, ['dog', 'fish']],
    ['multiple_choice', ['dog', 'dog'], {}, ['dog']],
    ['autocomplete', ['cat'], {}, ['cat']],
    ['input_text', ['  10115 '], { maxLength: 5 }, ['10115']],
    ['input_text', ['10 115'], { postalCode: true }, ['10115']],
    ['multiple_choice', ['fish'], { exclusive: ['fish'] }, ['fish']],
    ['multiple_choice', ['dog', 'cat'], { exclusive: ['fish'] }, ['dog', 'cat']],
    ['input_bigtext', ['a\nb'], {}, ['a\nb']],
    ['input_int', ['7'], { min: 1, max: 20 }, ['7']],
    ['input_int', ['٠٠٧'], { min: 1, max: 20 }, ['7']],
    ['input_int', ['0'], {}, ['0']],
    ['input_date', ['1999-12-31'], {}, ['1999-12-31']],
    ['input_date', ['2008-07-15'], { birthDate: true }, ['2008-07-15']],
    ['input_date', ['1900-01-01'], { birthDate: true }, ['1900-01-01']],
  ])('%s %j with %j is kept as %j', (type, given, rules, answers) => {
    expect(check(type, given, rules)).toEqual({ answers, problem: null });
  });
});

describe('answers that are not', () => {
  it.each<BadCase>([
    ['single_choice', [], {}, 'empty_answer_general'],
    ['input_text', ['   '], {}, 'empty_answer_general'],
    ['single_choice', ['dog', 'cat'], {}, 'one_answer_only'],
    ['input_text', ['a', 'b'], {}, 'one_answer_only'],
    ['single_choice', ['horse'], {}, 'answer_unknown'],
    ['multiple_choice', ['dog', 'horse'], {}, 'answer_unknown'],
    ['autocomplete', ['Cat'], {}, 'answer_unknown'],
    ['input_text', ['123456'], { maxLength: 5 }, 'text_too_long'],
    ['input_text', ['1011'], { postalCode: true }, 'postal_code_invalid'],
    ['multiple_choice', ['dog', 'fish'], { exclusive: ['fish'] }, 'exclusive_answer'],
    ['multiple_choice', ['horse', 'fish'], { exclusive: ['fish'] }, 'answer_unknown'],
    ['input_bigtext', ['x'.repeat(5001)], {}, 'text_too_long'],
    ['input_int', ['-3'], {}, 'number_invalid'],
    ['input_int', ['1.5'], {}, 'number_invalid'],
    ['input_int', ['1e3'], {}, 'number_invalid'],
    ['input_int', ['9'.repeat(16)], {}, 'number_invalid'],
    ['input_int', ['0'], { min: 1, max: 20 }, 'number_out_of_range'],
    ['input_int', ['21'], { min: 1, max: 20 }, 'number_out_of_range'],
    ['input_date', ['1999-02-29'], {}, 'date_invalid'],
    ['input_date', ['yesterday'], {}, 'date_invalid'],
    ['input_date', ['1899-12-31'], { birthDate: true }, 'year_invalid'],
    ['input_date', ['2027-01-01'], { birthDate: true }, 'year_invalid'],
    ['input_date', ['2009-01-01'], { birthDate: true }, 'age_limit_validation'],
    ['input_date', ['2008-07-16'], { birthDate: true }, 'age_limit_validation'],
    ['input_date', ['2000-13-01'], { birthDate: true }, 'date_invalid'],
    ['input_date', ['2000-1-1'], { birthDate: true }, 'date_invalid'],
  ])('QU-08 %s %j with %j: %s', (type, given, rules, problem) => {
    expect(check(type, given, rules)).toEqual({ answers: null, problem });
  });
});
