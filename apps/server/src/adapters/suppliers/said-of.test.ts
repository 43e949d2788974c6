import { describe, expect, it } from 'vitest';
import { saidOf } from './said-of.ts';

const none = { entrants: null, completes: null, out_seconds: null };

describe('what a supplier says about chances', () => {
  it.each([
    ['with its counts', { conversion: 0.4, entrants: 300, completes: 120, out_seconds: 90 }, {}],
    ['as a share alone', { conversion: 0.4 }, none],
    ['with one count', { conversion: 0.4, completes: 12 }, { ...none, completes: 12 }],
    ['before anybody entered', { conversion: 0.4, entrants: 0, completes: 0, out_seconds: 0 }, none],
    ['with counts of different things', { conversion: 0.4, entrants: 10, completes: 12 }, none],
    ['by half a second', { conversion: 0.4, out_seconds: 20.5 }, { ...none, out_seconds: 21 }],
  ])('SV-01 OD-01 is kept %s', (_, told, kept) => {
    expect(saidOf(told)).toEqual({ ...told, ...kept });
  });

  it.each([
    ['3 of 300', { conversion: 0, entrants: 300, completes: 3 }, 0.01],
    ['nobody of 40', { conversion: null, entrants: 40, completes: 0 }, 0],
  ])('SV-01 OD-01 is its counts where it names no share: %s', (_, told, conversion) => {
    expect(saidOf(told)).toEqual({ ...told, conversion, out_seconds: null });
  });

  it.each([
    ['nothing', { conversion: null }],
    ['0 for a new survey', { conversion: 0 }],
    ['0 with a time to the end', { conversion: 0, out_seconds: 60 }],
    ['counts of a few', { conversion: 0, entrants: 5, completes: 2 }],
    ['completes without entrants', { conversion: null, completes: 9 }],
  ])('SV-01 OD-01 is nothing where it says %s', (_, told) => {
    expect(saidOf(told)).toBeNull();
  });
});
