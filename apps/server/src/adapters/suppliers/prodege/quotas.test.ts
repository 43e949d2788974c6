import { describe, expect, it } from 'vitest';
import { questionsOf } from './questions.ts';
import { quotaForm, quotasOf } from './quotas.ts';

const women = { question_id: 3, operator: 'OR', precodes: ['2'] };
const young = { question_id: 1, operator: 'BETWEEN', precodes: ['18', '34'] };

interface Written {
  id: number;
  in?: number;
  left: number;
  country?: number;
  wants?: object[];
}

const flattened = (...written: readonly Written[]) =>
  quotasOf(
    written.map(({ id, in: parent = 0, left, country = 0, wants = [] }) =>
      quotaForm.parse({
        ...{ quota_id: id, parent_quota_id: parent, number_of_respondents: left },
        ...{ country_id: country, targeting_criteria: wants },
      }),
    ),
    { country: 1, questions: questionsOf({ questions: {} }) },
  );

describe("SV-01 Prodege's quotas", () => {
  it('inside of none stay as they are', () => {
    expect(flattened({ id: 10, left: 5, wants: [women] }, { id: 11, left: 0, wants: [young] })).toEqual([
      { ref: '10', targeting: { genders: ['female'], clauses: [] }, remaining: 5 },
      { ref: '11', targeting: { min_age: 18, max_age: 34, clauses: [] }, remaining: 0 },
    ]);
  });

  it('inside of another want what both want, and have the fewer places', () => {
    const quotas = flattened(
      { id: 1, left: 7, wants: [women] },
      { id: 2, in: 1, left: 50, wants: [young] },
      { id: 3, in: 2, left: 3 },
    );
    expect(quotas).toEqual([
      {
        ref: '3',
        targeting: { min_age: 18, max_age: 34, genders: ['female'], clauses: [] },
        remaining: 3,
      },
    ]);
  });

  it('that are full shut all inside, and whoever they count', () => {
    expect(flattened({ id: 1, left: 0, wants: [women] }, { id: 2, in: 1, left: 50, wants: [young] })).toEqual(
      [
        { ref: '1', targeting: { genders: ['female'], clauses: [] }, remaining: 0 },
        {
          ref: '2',
          targeting: { min_age: 18, max_age: 34, genders: ['female'], clauses: [] },
          remaining: 0,
        },
      ],
    );
  });

  it('for people elsewhere are left out, with those inside of them', () => {
    const refs = flattened(
      { id: 1, left: 1, country: 1 },
      { id: 2, in: 1, left: 1 },
      { id: 3, left: 1, country: 7 },
      { id: 4, in: 3, left: 1 },
      { id: 5, left: 1 },
    )?.map(({ ref }) => ref);
    expect(refs).toEqual(['2', '5']);
  });

  it.each<[string, Written[]]>([
    ['one that is not there', [{ id: 1, in: 9, left: 1 }]],
    ['itself', [{ id: 1, in: 1, left: 1 }]],
    [
      'each other',
      [
        { id: 1, in: 2, left: 1 },
        { id: 2, in: 1, left: 1 },
      ],
    ],
  ])('inside of %s cannot be read', (_, written) => {
    expect(flattened(...written)).toBeNull();
  });
});
