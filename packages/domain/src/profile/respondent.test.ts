import { describe, expect, it } from 'vitest';
import { respondentOf } from './respondent.ts';

const now = new Date('2026-03-10T12:00:00Z');
const visitor = { country: 'US', device: 'mobile', birthday: null } as const;
const answer = (question_id: string, answers: string[], shelf_life_days: number | null = 90, days = 1) => ({
  question_id,
  answers,
  shelf_life_days,
  answered_at: new Date(now.getTime() - days * 86_400_000),
});

describe('what may be relied upon', () => {
  it('is nothing about a newcomer', () => {
    expect(respondentOf([], visitor, now)).toEqual({
      ...{ country: 'US', device: 'mobile', languages: null, age: null, gender: null },
      answers: new Map(),
    });
  });

  it('are fresh answers; stale ones count as not known', () => {
    const profile = [answer('pets', ['dog']), answer('cars', ['one'], 90, 91)];
    expect(respondentOf(profile, visitor, now).answers).toEqual(new Map([['pets', ['dog']]]));
  });

  it('age, gender and languages come from their questions', () => {
    const profile = [
      answer('birthday', ['1992-04-17'], null, 4000),
      answer('gender', ['female'], null, 4000),
      answer('languages', ['en', 'de']),
    ];
    expect(respondentOf(profile, visitor, now)).toMatchObject({
      ...{ age: 33, gender: 'female', languages: ['en', 'de'] },
    });
  });

  it('a publisher’s word about the birthday counts until the person gives their own', () => {
    const withBirthday = { ...visitor, birthday: '1980-01-01' };
    expect(respondentOf([], withBirthday, now).age).toBe(46);
    expect(respondentOf([answer('birthday', ['1990-01-01'], null)], withBirthday, now).age).toBe(36);
  });

  it('a gender matching does not know counts as not known', () => {
    expect(respondentOf([answer('gender', ['unheard-of'])], visitor, now).gender).toBeNull();
  });
});
