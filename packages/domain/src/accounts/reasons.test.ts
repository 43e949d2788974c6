import { describe, expect, it } from 'vitest';
import { reasonsOf, storedReasons, withLifted } from './reasons.ts';

const setAt = new Date('2030-05-01T12:00:00Z');
const later = new Date('2030-05-02T12:00:00Z');
const stored = storedReasons([{ family: 'too_fast', count: 4 }, { family: 'other' }], setAt);

describe('reasons of a state', () => {
  it('are stored with their beginning, each family once', () => {
    const since = setAt.toISOString();
    expect(
      storedReasons(
        [
          { family: 'too_fast', count: 4 },
          { family: 'too_fast', count: 9 },
        ],
        setAt,
      ),
    ).toEqual([{ family: 'too_fast', count: 4, since, lifted_at: null }]);
  });

  it.each([
    ['the state they were given with', stored, setAt, ['too_fast', 'other']],
    ['another state', stored, later, []],
    ['a state without a beginning', stored, null, []],
    ['a state without reasons', [], setAt, []],
  ] as const)('are shown for %s', (_, given, at, families) => {
    expect(reasonsOf(given, at).map(({ family }) => family)).toEqual(families);
  });

  it('are lifted one by one, and put back', () => {
    const lifted = withLifted(stored, { family: 'too_fast', setAt, liftedAt: later }) ?? [];
    expect(reasonsOf(lifted, setAt)).toEqual([
      { family: 'too_fast', count: 4, lifted: true },
      { family: 'other', count: null, lifted: false },
    ]);
    expect(withLifted(lifted, { family: 'too_fast', setAt, liftedAt: null })).toEqual(stored);
  });

  it.each([
    ['a family it does not have', 'several_accounts', setAt],
    ['a reason of an earlier state', 'too_fast', later],
  ] as const)('%s cannot be lifted', (_, family, at) => {
    expect(withLifted(stored, { family, setAt: at, liftedAt: later })).toBeNull();
  });
});
