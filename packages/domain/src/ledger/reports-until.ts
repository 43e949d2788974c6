/** Until when a supplier's reports about a click count by themselves: the supplier's rule, as data (decision 0137). */
export type ReportRule =
  | { readonly kind: 'days'; readonly days: number }
  /**
   * Until the end of a day of a month: 1 and 25 is the 25th of the month after that of the complete. A month without such a day
   * ends with its last, so that 31 is the end of any month.
   */
  | { readonly kind: 'month_day'; readonly months: number; readonly day: number };

const dayMs = 24 * 60 * 60 * 1000;

/** Whoever starts on the last of a month may complete on the first of the next, later still by the supplier's clock. */
const finishMs = 2 * dayMs;
/** Its day ends when ours is over everywhere. */
const zoneMs = dayMs / 2;
/** What takes back a complete on the day of its release still counts. */
const afterHoldDays = 2;

/** Frozen on the click when it starts: a rule that changes later changes no click that is open. */
export function reportsUntil(rule: ReportRule, started_at: Date, holdDays = 0): Date {
  const held = started_at.getTime() + (holdDays + afterHoldDays) * dayMs;
  return new Date(Math.max(untilMs(rule, started_at), holdDays > 0 ? held : 0));
}

function untilMs(rule: ReportRule, started_at: Date): number {
  if (rule.kind === 'days') return started_at.getTime() + rule.days * dayMs;
  const latest = new Date(started_at.getTime() + finishMs);
  const [year, month] = [latest.getUTCFullYear(), latest.getUTCMonth() + rule.months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(rule.day, lastDay) + 1) + zoneMs;
}
