import { expect, it } from 'vitest';
import { openQuestions } from './open-questions.ts';

const question = (id: string, effort = 1) => ({ id, effort });
const wanted = [
  question('gender'),
  question('zip', 2),
  question('pets'),
  question('cars'),
  question('city', 3),
];

const asked = (counts: Record<string, number>) => ({
  surveys: 10,
  byQuestion: new Map(Object.entries(counts)),
});

it.each([
  ['what nothing asks stays in order, the easy first', [], {}, ['gender', 'pets', 'cars', 'zip', 'city']],
  ['what most surveys ask comes first', [], { city: 6, cars: 2 }, ['city', 'cars', 'gender', 'pets', 'zip']],
  ['equals by effort', [], { city: 3, zip: 3, cars: 3 }, ['cars', 'zip', 'city', 'gender', 'pets']],
  ['what is known is left out', ['gender', 'cars'], { cars: 9 }, ['pets', 'zip', 'city']],
] as const)('%s', (_, known, counts, expected) => {
  const open = openQuestions(wanted, new Set<string>(known), asked(counts));
  expect(open.map((row) => row.question.id)).toEqual(expected);
});

it('says how many surveys ask it', () => {
  const [first, second] = openQuestions(wanted, new Set(), asked({ pets: 4 }));
  expect(first).toMatchObject({ question: { id: 'pets' }, askedBy: 4 });
  expect(second?.askedBy).toBe(0);
});
