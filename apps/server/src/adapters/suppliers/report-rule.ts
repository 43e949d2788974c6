// Until when a supplier's reports count, as operators say it in the settings of an account (decision 0137).
import type { ReportRule } from '@earnwall/domain/ledger/reports-until';
import * as z from 'zod';

/** So many days after the start. */
export const reportDays = z.int().min(1).max(365);

/** Until the end of a day of a month, so many months after that of the complete; 31 is the last of any month. */
export const reportsUntilDay = z.strictObject({
  months: z.int().min(0).max(12),
  day: z.int().min(1).max(31),
});

export const byDays = (days: number): ReportRule => ({ kind: 'days', days });

export const byMonthDay = ({ months, day }: z.infer<typeof reportsUntilDay>): ReportRule => ({
  ...{ kind: 'month_day', months, day },
});

/** Of a supplier that usually counts days: a day of a month, where the account names one, counts instead. */
export const reportRuleOf = (given: {
  readonly report_days: number;
  readonly reports_until?: z.infer<typeof reportsUntilDay> | undefined;
}): ReportRule => (given.reports_until ? byMonthDay(given.reports_until) : byDays(given.report_days));
