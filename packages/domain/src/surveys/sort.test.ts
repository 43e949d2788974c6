import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readSurveySortKey,
  type SortableSurvey,
  type SurveySortMode,
  sortSurveys,
  surveySortKeys,
  surveySortKeysFor,
  surveySortModes,
} from './sort.ts';

interface NamedSurvey extends SortableSurvey {
  name: string;
}

const surveys: NamedSurvey[] = [
  { name: 'long', order: 1, user_reward: 300, loi: 1200, onboarding: false },
  { name: 'poor', order: 2, user_reward: 10, loi: 300, onboarding: false },
  { name: 'welcome', order: 9, user_reward: 5, loi: 1500, onboarding: true },
  { name: 'later twin', order: 4, user_reward: 80, loi: 300, onboarding: false },
  { name: 'twin', order: 3, user_reward: 80, loi: 300, onboarding: false },
];

describe('sortSurveys', () => {
  it.each<[SurveySortMode, string]>([
    ['by_order', 'welcome, long, poor, twin, later twin'],
    ['by_survey_reward', 'welcome, long, twin, later twin, poor'],
    ['by_survey_time', 'welcome, poor, twin, later twin, long'],
  ])('SL-03 %s', (mode, names) => {
    expect(
      sortSurveys(surveys, mode)
        .map(({ name }) => name)
        .join(', '),
    ).toBe(names);
  });

  it('SL-03 leaves the given list as it was, and equals in their places', () => {
    const same = surveys.map((survey) => ({
      ...survey,
      order: 0,
      user_reward: 0,
      loi: 0,
      onboarding: false,
    }));
    const names = same.map(({ name }) => name);
    for (const key of surveySortKeys) {
      expect(sortSurveys(same, surveySortModes[key]).map(({ name }) => name)).toEqual(names);
    }
    expect(same.map(({ name }) => name)).toEqual(names);
  });

  it('SL-03 keeps every survey, onboarding first, the rest in the order of the mode', () => {
    const survey = fc.record({
      order: fc.integer({ min: 0, max: 5 }),
      user_reward: fc.integer({ min: 0, max: 5 }),
      loi: fc.integer({ min: 0, max: 5 }),
      onboarding: fc.boolean(),
    });
    const rank: Record<SurveySortMode, (survey: SortableSurvey) => number> = {
      by_order: ({ order }) => order,
      by_survey_reward: ({ user_reward }) => -user_reward,
      by_survey_time: ({ loi }) => loi,
    };
    fc.assert(
      fc.property(fc.array(survey), fc.constantFrom(...surveySortKeys), (list, key) => {
        const mode = surveySortModes[key];
        const sorted = sortSurveys(list, mode);
        expect(new Set(sorted)).toEqual(new Set(list));
        expect(sorted).toHaveLength(list.length);
        for (const [index, next] of sorted.slice(1).entries()) {
          const previous = sorted[index] ?? next;
          expect(Number(previous.onboarding)).toBeGreaterThanOrEqual(Number(next.onboarding));
          if (previous.onboarding === next.onboarding) {
            expect(rank[mode](previous)).toBeLessThanOrEqual(rank[mode](next));
          }
        }
      }),
    );
  });
});

describe('sort keys', () => {
  it('SL-03 by_reward and time are modes of the survey list, my_offers is not', () => {
    expect(surveySortModes).toEqual({
      by_order: 'by_order',
      by_reward: 'by_survey_reward',
      time: 'by_survey_time',
      my_offers: null,
    });
  });

  it.each([
    ['by_order', 'by_order'],
    ['by_reward', 'by_reward'],
    ['time', 'time'],
    ['my_offers', 'by_order'],
    ['by_survey_time', 'by_order'],
    ['', 'by_order'],
    [null, 'by_order'],
  ])('SL-03 the stored value %s means %s', (stored, key) => {
    expect(readSurveySortKey(stored)).toBe(key);
  });

  it.each([
    [{ show_filters: true, show_rewards: true }, ['by_order', 'by_reward', 'time'], 'by_reward'],
    [{ show_filters: true, show_rewards: false }, ['by_order', 'time'], 'by_order'],
    [{ show_filters: false, show_rewards: true }, ['by_order'], 'by_order'],
    [{ show_filters: false, show_rewards: false }, ['by_order'], 'by_order'],
  ])('SL-12 with %o the sorts are %o, and a stored by_reward means %s', (shows, keys, key) => {
    expect(surveySortKeysFor(shows)).toEqual(keys);
    expect(readSurveySortKey('by_reward', surveySortKeysFor(shows))).toBe(key);
  });
});
