import { describe, expect, it } from 'vitest';
import { activityResultOf, isCompensated, type PaidClick, resultOf, unpaidReasonOf } from './result.ts';

const click = (given: Partial<PaidClick>): PaidClick => ({
  ...{ state: 'complete', credited: 0n, user_reward: 500n, isReversed: false, isTimeOutReported: false },
  ...given,
});

describe('the result of a click', () => {
  it.each([
    ['opened', 'pending', 'init'],
    ['started', 'pending', 'started'],
    ['complete', 'complete', 'complete'],
    ['partial', 'partial', 'screen out'],
    ['screen_out', 'screen_out', 'screen out'],
    ['quota_full', 'disqualified', 'screen out'],
    ['closed', 'disqualified', 'screen out'],
    ['duplicate', 'disqualified', 'screen out'],
    ['quality', 'disqualified', 'screen out'],
    ['security', 'disqualified', 'screen out'],
    ['timeout', 'disqualified', 'screen out'],
    ['error', 'disqualified', 'screen out'],
  ] as const)('RS-04 AH-03 %s is %s as a result and %s in the history', (state, result, activity) => {
    expect(resultOf(state)).toBe(result);
    expect(activityResultOf({ state, credited: 0n })).toBe(activity);
  });

  it('AH-03 a partial that paid counts as complete in the history', () => {
    expect(activityResultOf({ state: 'partial', credited: 1n })).toBe('complete');
  });

  it.each([
    [{ state: 'opened' }, null],
    [{ state: 'started' }, null],
    [{ state: 'complete', credited: 500n }, null],
    [{ state: 'partial', credited: 200n }, 'partial'],
    [{ state: 'partial', credited: 500n }, null],
    [{ state: 'screen_out' }, 'screen_out'],
    [{ state: 'screen_out', credited: 20n }, 'screen_out'],
    [{ state: 'quality' }, 'quality'],
    [{ state: 'quality', isReversed: true }, 'reversed'],
    [{ state: 'security', isReversed: true }, 'reversed'],
    [{ state: 'complete', credited: 500n, isReversed: true }, null],
    [{ state: 'timeout' }, 'unreported'],
    [{ state: 'timeout', isTimeOutReported: true }, 'timeout'],
  ] as const)('RS-04 %o pays less because of %s', (given, reason) => {
    expect(unpaidReasonOf(click(given))).toBe(reason);
  });

  it.each([
    ['screen_out', 20n, true],
    ['quota_full', 20n, true],
    ['screen_out', 0n, false],
    ['complete', 500n, false],
    ['partial', 200n, false],
    ['started', 0n, false],
  ] as const)('RS-04 %s with %d credited is compensated: %s', (state, credited, compensated) => {
    expect(isCompensated({ state, credited })).toBe(compensated);
  });
});
