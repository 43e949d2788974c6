import { describe, expect, it } from 'vitest';
import { cintKind } from './cint/kind.ts';
import { reportRuleOf } from './report-rule.ts';

const endOfNextMonth = { kind: 'month_day', months: 1, day: 31 };

describe('until when reports count, by the settings of an account', () => {
  it.each([
    ['days', { report_days: 45 }, { kind: 'days', days: 45 }],
    [
      'a day of a month instead',
      { report_days: 45, reports_until: { months: 2, day: 10 } },
      { kind: 'month_day', months: 2, day: 10 },
    ],
  ])('SV-04 %s', (_, settings, rule) => {
    expect(reportRuleOf(settings)).toEqual(rule);
  });

  it.each([
    ['the end of the next month unless said', {}, endOfNextMonth],
    ['another day of a month', { reports_until: { months: 1, day: 25 } }, { ...endOfNextMonth, day: 25 }],
    ['days, as accounts of before may say', { report_days: 60 }, { kind: 'days', days: 60 }],
  ])('SV-04 of Cint: %s', (_, given, reports) => {
    const settings = { supplier_code: '1', commission_percent: 0, ...given };
    const secrets = { api_key: 'a', hash_keys: ['k'] };
    expect(cintKind.open({ id: 'cint', name: 'Cint', settings, secrets }).rules.reports).toEqual(reports);
  });

  it.each([{ months: 13, day: 1 }, { months: 1, day: 0 }, { months: 1, day: 32 }, { months: 1 }])(
    'SV-04 not by %j',
    (reports_until) => {
      const settings = { supplier_code: '1', commission_percent: 0, reports_until };
      expect(cintKind.settings.safeParse(settings).success).toBe(false);
    },
  );
});
