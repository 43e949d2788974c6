import type { Explanation } from '@earnwall/contract/entities/inventory';
import { describe, expect, it } from 'vitest';
import { legendOf, profileText } from './legend.ts';

type Reason = Explanation['reasons'][number];
const reason = (name: Reason['reason'], surveys: number, question: string | null = null): Reason => ({
  ...{ reason: name, question, surveys, says: `because of ${question ?? name}` },
});
const person = { app: 'a', uhash: 'u', uuid: 'bob', country: 'DE', device: 'desktop' as const };

describe('CO-07 the box', () => {
  it('has a line for each reason, and the shown ones last', () => {
    const range = { minutes: { from: 3, to: 12 }, reward: { from: 1, to: 2 } };
    const rows = legendOf({ reasons: [reason('age', 96), reason('device', 71)], shown: 3, range });
    expect(rows.map(({ label, surveys, says }) => [label, surveys, says])).toEqual([
      ['Age', 96, 'because of age'],
      ['Device', 71, 'because of device'],
      ['Shown', 3, '3 to 12 min'],
    ]);
  });

  it('sums up what is beyond seven lines, so that all add up', () => {
    const questions = Array.from({ length: 10 }, (_, at) => reason('answer', 10 - at, `q${at}`));
    const rows = legendOf({ reasons: questions, shown: 0, range: null });
    expect(rows).toHaveLength(8);
    expect(rows.at(-2)).toMatchObject({ label: 'Others', says: '4 more reasons', surveys: 4 + 3 + 2 + 1 });
    expect(rows.reduce((sum, { surveys }) => sum + surveys, 0)).toBe(55);
    expect(rows.at(-1)).toMatchObject({ label: 'Shown', says: 'nothing' });
  });

  it.each([
    [{ answered: 0, questions: 0 }, 0, [], null],
    [{ answered: 11, questions: 11 }, 3, [], 'Profile 11 of 11'],
    [
      { answered: 6, questions: 11 },
      50,
      [{ question: 'pets', text: 'Pets?', surveys: 38 }],
      'Profile 6 of 11: 38 of the shown begin with an open question',
    ],
  ])('the profile: %j', (known, shown, unanswered, text) => {
    expect(profileText({ person: { ...person, ...known }, shown, unanswered })).toBe(text);
  });
});
