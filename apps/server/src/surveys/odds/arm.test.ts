import { experiments } from '@earnwall/domain/experiments/standing';
import { describe, expect, it } from 'vitest';
import { armFor } from './arm.ts';

const people = Array.from({ length: 10_000 }, (_, at) => ({ app_id: 'app', user_id: `user-${at}` }));
const armsOf = (secret: string) => people.map((person) => armFor(secret, 'ranking', person));
const holdout = (arms: readonly string[]) => arms.filter((arm) => arm === 'holdout').length / arms.length;

describe('OD-04 the arm of a person', () => {
  it('is the same at every visit', () => {
    expect(armsOf('secret')).toEqual(armsOf('secret'));
  });

  it('is split as the table says', () => {
    expect(experiments.ranking[1].buckets).toBe(500);
    expect(holdout(armsOf('secret'))).toBeCloseTo(0.05, 2);
  });

  it('depends on the key, the app and the user', () => {
    const again = armsOf('another secret');
    expect(again).not.toEqual(armsOf('secret'));
    const elsewhere = people.map((person) => armFor('secret', 'ranking', { ...person, app_id: 'other' }));
    expect(elsewhere).not.toEqual(armsOf('secret'));
  });
});
