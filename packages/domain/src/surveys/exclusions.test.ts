import { describe, expect, it } from 'vitest';
import { type Entry, type Exclusions, isShutBy, noExclusions } from './exclusions.ts';

const now = new Date('2026-03-10T12:00:00Z');
const survey = (exclusions: Partial<Exclusions> | null) => ({
  supplier_id: 'an-exchange',
  supplier_ref: 'cars-2',
  exclusions: exclusions && { ...noExclusions, ...exclusions },
});
const entry = (given: Partial<Entry> = {}): Entry => ({
  ...{ supplier_id: 'an-exchange', supplier_ref: 'cars-1', groups: ['cars'] },
  at: new Date('2026-03-01T18:00:00Z'),
  ...given,
});

describe('SV-02 a survey is shut by the entry into another', () => {
  it.each<[string, Partial<Exclusions> | null, Partial<Entry>, boolean]>([
    ['not without exclusions', null, {}, false],
    ['not when they name nothing', {}, {}, false],
    ['that it names', { refs: ['cars-0', 'cars-1'] }, {}, true],
    ['not of another name', { refs: ['cars-0'] }, {}, false],
    ['that shares a group', { groups: ['travel', 'cars'] }, {}, true],
    ['not of another group', { groups: ['travel'] }, {}, false],
    ['not of another supplier', { refs: ['cars-1'], groups: ['cars'] }, { supplier_id: 'other' }, false],
    ['not by its own', { refs: ['cars-2'], groups: ['cars'] }, { supplier_ref: 'cars-2' }, false],
    ['within its days', { refs: ['cars-1'], days: 30 }, {}, true],
    ['until the end of the last of them', { refs: ['cars-1'], days: 9 }, {}, true],
    ['not after them', { refs: ['cars-1'], days: 8 }, {}, false],
    ['for ever', { groups: ['cars'] }, { at: new Date('2016-03-01T18:00:00Z') }, true],
    ['on the day itself with no days', { groups: ['cars'], days: 0 }, { at: now }, true],
  ])('%s', (_, exclusions, given, isShut) => {
    expect(isShutBy(survey(exclusions), entry(given), now)).toBe(isShut);
  });
});
