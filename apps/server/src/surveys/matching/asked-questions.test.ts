import { expect, it } from 'vitest';
import { AskedQuestions } from './asked-questions.ts';

it('counts per country as surveys open, change and close', () => {
  const asked = new AskedQuestions();
  asked.put(1, 'US', ['cars', 'pets']);
  asked.put(2, 'US', ['cars']);
  asked.put(3, 'DE', ['cars']);
  expect(asked.in('US')).toEqual({
    surveys: 2,
    byQuestion: new Map([...Object.entries({ cars: 2, pets: 1 })]),
  });

  asked.put(1, 'DE', ['gender']);
  expect(asked.in('US')).toMatchObject({ surveys: 1 });
  expect(asked.in('US').byQuestion.get('pets')).toBe(0);
  expect(asked.in('DE')).toEqual({
    surveys: 2,
    byQuestion: new Map([...Object.entries({ cars: 1, gender: 1 })]),
  });

  asked.remove(3);
  asked.remove(3);
  expect(asked.in('DE').surveys).toBe(1);
  expect(asked.in('FR')).toEqual({ surveys: 0, byQuestion: new Map() });
});
