import { describe, expect, it } from 'vitest';
import { byArm, returnPeriod } from './returns.ts';

const line = (app_id: string, arm: string, paid: boolean, people: number, returned: number) => ({
  ...{ app_id, arm, paid, people, returned },
});

describe('OD-03 return visits', () => {
  it('add up over apps, by arm and pay', () => {
    expect(
      byArm([
        line('one', 'holdout', false, 3, 1),
        line('one', 'value', false, 10, 4),
        line('two', 'value', true, 5, 5),
        line('two', 'value', false, 7, 2),
      ]),
    ).toEqual([
      { arm: 'value', paid: true, people: 5, returned: 5 },
      { arm: 'value', paid: false, people: 17, returned: 6 },
      { arm: 'holdout', paid: false, people: 3, returned: 1 },
    ]);
    expect(byArm([])).toEqual([]);
  });

  it.each([
    [{ from: '2026-02-11', to: '2026-03-10' }, '2026-03-02'],
    [{ from: '2026-02-01', to: '2026-02-20' }, '2026-02-20'],
  ])('of %o count up to %s', (period, to) => {
    expect(returnPeriod(period, new Date('2026-03-10T12:00:00Z'))).toEqual({ from: period.from, to });
  });
});
