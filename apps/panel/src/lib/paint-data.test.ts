import type { FirstPaint } from '@earnwall/contract/first-paint';
import { sectionsOf } from '@earnwall/domain/surveys/sections';
import { describe, expect, it } from 'vitest';
import { sampleSurvey } from '#samples/sample-survey.ts';
import { samplePaint } from '#testing/sample-paint.ts';
import { paintData } from './paint-data.ts';
import { isWholeList } from './whole-list.ts';

function paint(count: number): FirstPaint {
  const surveys = Array.from({ length: count }, (_, place) => sampleSurvey({ order: count - place }));
  return samplePaint({
    ...{ url: '/?uuid=alice&app=demo&shash=secret', language: 'de', locale: 'de-DE' },
    surveys: { result: 'success', surveys },
  });
}

const listOf = (data: ReturnType<typeof paintData>) =>
  data.surveys?.result === 'success' ? data.surveys.surveys.map(({ order }) => order) : [];

describe('paintData', () => {
  it('carries no secret of the address', () => {
    expect(JSON.stringify(paintData(paint(1)))).not.toMatch(/secret|alice/);
  });

  it('paints 24 tiles at most, best first', () => {
    const orders = listOf(paintData(paint(30)));
    expect(orders).toEqual(Array.from({ length: 24 }, (_, place) => place + 1));
  });

  it('of a list with sections, what shows at first, divided as the whole list is', () => {
    const surveys = Array.from({ length: 200 }, (_, order) =>
      sampleSurvey({
        ...{ order, loi: order % 40 === 7 ? 60 : 600, user_reward: order % 50 === 9 ? 5000 : 100 + order },
        opened_on: order % 60 === 11 ? '2026-03-10' : '2026-01-01',
      }),
    );
    const now = Date.parse('2026-03-10T12:00:00Z');
    const painted = paintData({ ...paint(0), now, surveys: { result: 'success', surveys } }, true).surveys;
    if (painted?.result !== 'success' || !painted.sections) throw new Error('There are no sections');
    expect(painted.surveys).toHaveLength(24);
    const firsts = (list: typeof surveys) =>
      sectionsOf(list, painted.sections ?? { highReward: null, newSince: '' }).sections.map((section) => [
        section.name,
        ...section.surveys.slice(0, section.first).map(({ order }) => order),
      ]);
    expect(firsts(painted.surveys)).toEqual(firsts(surveys));
    expect(firsts(surveys).map(([name]) => name)).toEqual(['quick', 'high_reward', 'new', 'more']);
  });

  it('speaks English for a language the panel does not know', () => {
    expect(paintData({ ...paint(1), language: 'tlh' }).language).toBe('en');
    expect(paintData(paint(1)).language).toBe('de');
  });
});

it('a full screenful may not be the whole list', () => {
  const whole = (count: number) => {
    const { surveys } = paintData(paint(count));
    return surveys && isWholeList(surveys);
  };
  expect([whole(0), whole(23), whole(24), whole(30)]).toEqual([true, true, false, false]);
  expect(isWholeList({ result: 'error', type: 'maintenance', data: {} })).toBe(true);
});
