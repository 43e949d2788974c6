import type { FirstPaint } from '@earnwall/contract/first-paint';
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
