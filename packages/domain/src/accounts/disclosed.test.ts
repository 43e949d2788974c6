import { describe, expect, it } from 'vitest';
import { type Disclosed, type Disclosure, disclosedOf, disclosures } from './disclosed.ts';

const person = {
  hasAgreed: true,
  age: 36,
  gender: 'female' as const,
  answers: new Map<string, readonly string[]>([
    ['birthday', ['1990-05-17']],
    ['gender', ['female']],
    ['zip', ['94103']],
    ['pets', ['cat', 'dog']],
    ['cars', ['one']],
    ['hobbies', []],
  ]),
};
const stranger = { hasAgreed: true, age: null, gender: null, answers: new Map() };
const pets: Disclosed = { answers: { pets: ['cat', 'dog'] } };
const everything: Disclosed = {
  ...{ birth_date: '1990-05-17', age: 36, gender: 'female', postal_code: '94103' },
  ...pets,
};

describe('what a supplier is told of a person', () => {
  it.each<[string, readonly Disclosure[], typeof person | typeof stranger, readonly string[], Disclosed]>([
    ['all of it, where all is listed', disclosures, person, ['pets'], everything],
    ['nothing, where nothing is listed', [], person, ['pets'], {}],
    ['nothing before the person agrees', disclosures, { ...person, hasAgreed: false }, ['pets'], {}],
    ['nothing that is not known', disclosures, stranger, ['pets'], {}],
    ['the age without the birthday', ['age'], person, ['birthday'], { age: 36 }],
    ['the birthday without the age', ['birth_date'], person, [], { birth_date: '1990-05-17' }],
    [
      'only what is listed',
      ['gender', 'postal_code'],
      person,
      [],
      { gender: 'female', postal_code: '94103' },
    ],
    ['only the answers that are asked about', ['answers'], person, ['pets', 'city'], pets],
    ['no answers where none is asked about', ['answers'], person, [], {}],
    ['no answers where the one asked about is empty', ['answers'], person, ['hobbies'], {}],
    ['no demographics by way of answers', ['answers'], person, ['birthday', 'gender', 'zip'], {}],
  ])('%s', (_, listed, known, asked, told) => {
    expect(disclosedOf(listed, known, asked)).toEqual(told);
  });
});
