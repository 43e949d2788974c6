import { questionTypes } from '@earnwall/contract/entities/question';
import { languages } from '@earnwall/i18n/languages';
import { describe, expect, it } from 'vitest';
import { textsIn } from '#texts/in-language.ts';
import { canonicalQuestions } from './canonical.ts';
import { rowsOf } from './question-rows.ts';

const everyLanguage = Object.keys(languages).sort();
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

  it('LO-01 ask everything in 25 languages; only names are the same in all of them', () => {
    const named = canonicalQuestions.flatMap(({ options = [] }) =>
      options.flatMap((option) => (typeof option === 'string' ? [] : [option.name])),
    );
    for (const { question, options } of rows) {
      for (const { texts } of [question, ...options]) {
        const isNamed = Object.keys(texts).length === 1 && named.includes(texts.en);
        if (!isNamed) expect(Object.keys(texts).sort(), texts.en).toEqual(everyLanguage);
      }
    }
  });

  it.each(everyLanguage)(
    'LO-01 %s asks every question in its own words, with answers to tell apart',
    (language) => {
      for (const { question, options } of rows) {
        const asked = question.texts[language];
        expect(asked?.trim()).toBeTruthy();
        if (language !== 'en') expect(asked).not.toBe(question.texts.en);
        const answers = options.map(({ texts }) => texts[language] ?? texts.en);
        expect(new Set(answers).size, question.id).toBe(answers.length);
      }
    },
  );

  it('LO-01 leave no text unasked', () => {
    const asked = canonicalQuestions.flatMap(({ id, options = [] }) => [
      id,
      ...options.flatMap((option) => (typeof option === 'string' ? [`${id}.${option}`] : [])),
    ]);
    expect(Object.keys(textsIn('en').questions).sort()).toEqual(asked.sort());
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
