import { questionTypes } from '@earnwall/contract/entities/question';
import { describe, expect, it } from 'vitest';
import { canonicalQuestions } from './canonical.ts';
import { rowsOf } from './question-rows.ts';

const rows = canonicalQuestions.map(rowsOf);
const rowsById = new Map(rows.map((row) => [row.question.id, row]));

describe('the canonical questions', () => {
  it('cover every question type, each under an id of its own', () => {
    expect(new Set(rows.map(({ question }) => question.type))).toEqual(new Set(questionTypes));
    expect(rowsById.size).toBe(canonicalQuestions.length);
  });

  it.each(rows)(
    '$question.id has options of its own ids where it is chosen from, and none where it is typed',
    ({ question, options }) => {
      const isChosen = ['single_choice', 'multiple_choice', 'autocomplete'].includes(question.type);
      expect(options.length > 1).toBe(isChosen);
      expect(options.length).toBeLessThanOrEqual(10_000);
      expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
    },
  );

  it('ask every onboarding question in seven languages', () => {
    const onboarding = rows.filter(({ question }) => question.onboarding_order !== null);
    expect(onboarding.length).toBeGreaterThan(5);
    for (const { question, options } of onboarding) {
      for (const { texts } of [question, ...options]) {
        expect(Object.keys(texts).sort()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'ja', 'pt-BR']);
      }
    }
  });

  it('have lists too long to show at once', () => {
    expect(rowsById.get('car_model')?.options.length).toBeGreaterThan(5_000);
    expect(rowsById.get('city')?.question.autocomplete).toBe(true);
  });

  it('have the same digest at every start', () => {
    expect(canonicalQuestions.map((question) => rowsOf(question).question.digest)).toEqual(
      rows.map(({ question }) => question.digest),
    );
  });
});
